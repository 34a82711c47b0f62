import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@site/delivery/store';

export interface Following {
  /** Ends with the first answer of the store, whatever it was. */
  first: Promise<void>;
  /**
   * Reads the store soon, instead of at the next poll. Ends when the folder has what the store had at
   * the time of the call; also while the store is away, or after {@link longestWaitMs}.
   */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Wait between two polls: with the fetching, a switch is served within about two seconds. */
const pollMs = 1_000;
/** Wait before a poll that a visitor's request causes. Strangers can send such requests. */
const hurriedMs = 100;
/** A page waits this long for a slow store. Fetching a set takes about a second. */
const longestWaitMs = 5_000;

/**
 * Keeps the site's folder as the shared store has it: fetches what is missing, then moves the
 * pointer. While the store is away the folder stays as it is, so the server goes on with it.
 * @param log gets one line when the store goes away, and one when it is back
 */
export function followStore(
  store: Pick<Store, 'pull'>,
  log: (line: string) => void,
  { intervalMs = pollMs, waitMs = longestWaitMs } = {},
): Following {
  const stopping = new AbortController();
  let hurry = new AbortController();
  let waiting: (() => void)[] = [];
  let problem = '';
  let isSlow = false;
  const poll = async (): Promise<void> => {
    const answered = waiting;
    waiting = [];
    try {
      await store.pull();
      if (problem) log('The shared store answers again.');
      problem = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== problem) log(`The shared store: ${message}. Serving what is in the folder.`);
      problem = message;
    }
    isSlow = false;
    for (const done of answered) done();
  };
  /** @returns early when the server stops, or a request hurries it */
  const rest = async (): Promise<void> => {
    // A request that came during the last poll must not wait for the whole interval.
    hurry = new AbortController();
    if (waiting.length > 0) hurry.abort();
    const shortMs = Math.min(hurriedMs, intervalMs);
    // Servers that start together must not poll together.
    const restMs = intervalMs * (0.75 + Math.random() / 4) - shortMs;
    await pause(shortMs, undefined, { signal: stopping.signal });
    await pause(restMs, undefined, { signal: hurry.signal });
  };
  const first = poll();
  const follow = async (): Promise<void> => {
    await first;
    while (!stopping.signal.aborted) {
      await rest().catch(() => {});
      if (!stopping.signal.aborted) await poll();
    }
  };
  const ended = follow();
  const catchUp = async (): Promise<void> => {
    // While the store is away, a wait would delay every page and change nothing.
    if (problem || isSlow || stopping.signal.aborted) return;
    const polled = new Promise<void>((done) => waiting.push(done));
    hurry.abort();
    const enough = new AbortController();
    const tooLong = pause(waitMs, undefined, { signal: enough.signal }).then(
      () => (isSlow = true),
      () => {},
    );
    await Promise.race([polled, tooLong]);
    enough.abort();
  };
  return {
    first,
    catchUp,
    stop: () => {
      stopping.abort();
      hurry.abort();
      return ended;
    },
  };
}
