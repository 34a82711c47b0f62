import { failureOf, loadBackend } from '../lib/backend';
import type { Backend } from '../lib/backend';
import * as m from '../messages/ask';

/** The server did not answer, or refused to. `message` is for the visitor. */
export interface NotAnswered {
  status: 'failed';
  message: string;
  /** The visitor's network is gone. */
  offline: boolean;
}

/**
 * Purpose of a request: to show the visit, to find it, to change it with a press, or to change it
 * by what the visitor has typed or chosen.
 */
type Purpose = 'show' | 'find' | 'change' | 'typed';

const offlineTexts: Record<Purpose, string> = {
  show: m.offlineVisitAppearsHere,
  find: m.offlineWhatTypedStays,
  change: m.offlineNothingChanged,
  typed: m.offlineNothingChangedWhat,
};

function messageFor(kind: 'unreachable' | 'rate_limited', purpose: Purpose): string {
  if (kind === 'rate_limited') return m.thereWereTooMany;
  return purpose === 'show' || purpose === 'change'
    ? m.couldNotReachedPlease
    : m.couldNotReachedNothing;
}

/** Asks the server. Never rejects. */
export async function ask<Answer>(
  question: (backend: Backend) => Promise<Answer>,
  purpose: Purpose = 'show',
): Promise<Answer | NotAnswered> {
  try {
    return await question(await loadBackend());
  } catch (error) {
    const { kind, message } = failureOf(error);
    console.warn(`The appointment's page got no answer: ${message}`);
    if (kind === 'invalid' || kind === 'full') {
      return { status: 'failed', message, offline: false };
    }
    const offline = kind === 'unreachable' && !navigator.onLine;
    return {
      status: 'failed',
      message: offline ? offlineTexts[purpose] : messageFor(kind, purpose),
      offline,
    };
  }
}
