import { setTimeout as pause } from 'node:timers/promises';
import { setDir } from '@site/contract/paths';
import type { SetManifest } from '@site/contract/set';
import { makeSmaller } from '@site/delivery/smaller-documents';

export interface MakingSmaller {
  /** Call it with each request. */
  requested: () => void;
  stop: () => Promise<void>;
}

/**
 * Makes the documents of each new live set smaller while no visitor waits.
 * @param liveSet the live set, if there is one
 * @param idleMs time without a request, before each document
 */
export function makeSmallerWhenIdle(
  liveSet: () => Promise<SetManifest | undefined>,
  idleMs = 2000,
): MakingSmaller {
  const stopping = new AbortController();
  const { signal } = stopping;
  let requestedAt = performance.now();
  const idle = async (): Promise<boolean> => {
    do await pause(idleMs / 10, undefined, { signal, ref: false });
    while (performance.now() - requestedAt < idleMs);
    return true;
  };
  const run = async (): Promise<void> => {
    let done = '';
    for (;;) {
      await idle();
      const set = await liveSet();
      if (!set || set.id === done) continue;
      const isLive = async () => (await idle()) && (await liveSet())?.id === set.id;
      // A folder that may only be read, or a full disk: its documents stay as they are.
      await makeSmaller(setDir(set.id), set, isLive).catch((error: unknown) => {
        if (signal.aborted) throw error;
      });
      if ((await liveSet())?.id === set.id) done = set.id;
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
