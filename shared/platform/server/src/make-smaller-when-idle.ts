import { setTimeout as pause } from 'node:timers/promises';
import { liveSetId } from '@site/contract/live';
import { setDir } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import { makeSmaller } from '@site/delivery/smaller-documents';

export interface MakingSmaller {
  /** Call it with each request. */
  requested: () => void;
  stop: () => Promise<void>;
}

/**
 * Makes the documents of each new live set smaller while no visitor waits.
 * @param idleMs time without a request, before each document
 */
export function makeSmallerWhenIdle(idleMs = 2000): MakingSmaller {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false });
  let requestedAt = performance.now();
  const idle = async (): Promise<boolean> => {
    do await rest(idleMs / 10);
    while (performance.now() - requestedAt < idleMs);
    return true;
  };
  let done: string | undefined;
  const makeLiveSmaller = async (): Promise<void> => {
    const id = await liveSetId();
    if (!id || id === done) return rest(idleMs);
    await makeSmaller(
      setDir(id),
      await readSet(id),
      async () => (await idle()) && (await liveSetId()) === id,
    );
    if ((await liveSetId()) === id) done = id;
  };
  const run = async (): Promise<void> => {
    for (;;) {
      await idle();
      // A folder that may only be read, a full disk, a set that is pruned: documents stay as they are.
      await makeLiveSmaller().catch(() => rest(idleMs * 10));
    }
  };
  // Ends with the abort alone.
  const ended = run().catch(() => {});
  return {
    requested: () => (requestedAt = performance.now()),
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
