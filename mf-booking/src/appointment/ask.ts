import { failureOf, loadBackend } from '../lib/backend';
import type { Backend } from '../lib/backend';

/** The server did not answer, or refused to. `message` is for the visitor. */
export interface NotAnswered {
  status: 'failed';
  message: string;
}

const messages = {
  offline: 'You are offline. Nothing was changed, and what you typed stays here.',
  unreachable: 'We could not be reached. Nothing you typed is lost; please try again.',
  rate_limited: 'There were too many requests in a short time. Please try again later.',
};

/** Asks the server. Never rejects. */
export async function ask<Answer>(
  question: (backend: Backend) => Promise<Answer>,
): Promise<Answer | NotAnswered> {
  try {
    return await question(await loadBackend());
  } catch (error) {
    const { kind, message } = failureOf(error);
    console.warn(`The appointment's page got no answer: ${message}`);
    if (kind === 'invalid' || kind === 'full') return { status: 'failed', message };
    const cause = kind === 'unreachable' && !navigator.onLine ? 'offline' : kind;
    return { status: 'failed', message: messages[cause] };
  }
}
