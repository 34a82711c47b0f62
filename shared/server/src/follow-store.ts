import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@site/delivery/store';

export interface Following {
  /** Ends with the first answer of the store, whatever it was. */
  first: Promise<void>;
  stop: () => Promise<void>;
}

/** Wait between two polls: with the fetching, a switch is served within about two seconds. */
const pollMs = 1_000;

/**
 * Keeps the site's folder as the shared store has it: fetches what is missing, then moves the
 * pointer. While the store is away the folder stays as it is, so the server goes on with it.
 * @param log gets one line when the store goes away, and one when it is back
 */
export function followStore(
  store: Pick<Store, 'pull'>,
  log: (line: string) => void,
  intervalMs = pollMs,
): Following {
  const stopping = new AbortController();
  let problem = '';
  const poll = async (): Promise<void> => {
    try {
      await store.pull();
      if (problem) log('The shared store answers again.');
      problem = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== problem) log(`The shared store: ${message}. Serving what is in the folder.`);
      problem = message;
    }
  };
  const first = poll();
  const follow = async (): Promise<void> => {
    await first;
    while (!stopping.signal.aborted) {
      // Servers that start together must not poll together.
      const waitMs = intervalMs * (0.75 + Math.random() / 4);
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (!stopping.signal.aborted) await poll();
    }
  };
  const ended = follow();
  return {
    first,
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
