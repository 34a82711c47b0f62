import { failureOf, loadBackend } from '../lib/backend';
import type { Backend } from '../lib/backend';

/** The server did not answer, or refused to. `message` is for the visitor. */
export interface NotAnswered {
  status: 'failed';
  message: string;
  /** The visitor's network is gone. */
  offline: boolean;
}

const messages = {
  offline: 'You are offline. Nothing was changed.',
  unreachable: 'We could not be reached. Nothing you typed is lost; please try again.',
  rate_limited: 'There were too many requests in a short time. Please try again later.',
};

const typedOffline = 'You are offline. Nothing was changed, and what you typed stays here.';

/**
 * Asks the server. Never rejects.
 * @param typed whether the visitor has typed or chosen something to send
 */
export async function ask<Answer>(
  question: (backend: Backend) => Promise<Answer>,
  typed = false,
): Promise<Answer | NotAnswered> {
  try {
    return await question(await loadBackend());
  } catch (error) {
    const { kind, message } = failureOf(error);
    console.warn(`The appointment's page got no answer: ${message}`);
    if (kind === 'invalid' || kind === 'full') {
      return { status: 'failed', message, offline: false };
    }
    const cause = kind === 'unreachable' && !navigator.onLine ? 'offline' : kind;
    const offline = cause === 'offline';
    return {
      status: 'failed',
      message: offline && typed ? typedOffline : messages[cause],
      offline,
    };
  }
}
