import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { liveSetId } from '@site/contract/live';
import { setDir } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import { makeSmaller } from '@site/delivery/smaller-documents';

export interface MakingSmaller {
  /** Call it with each request. */
  requested: () => void;
  stop: () => Promise<void>;
}

/** At brotli's default level, its highest. */
const compressFile = `process.stdout.write(
  require('node:zlib').brotliCompressSync(require('node:fs').readFileSync(process.argv[1])))`;

/** In a process of its own, because memory that brotli took stays with the process: 15 MB. */
async function compress(file: string, signal: AbortSignal): Promise<Buffer> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', compressFile, file], {
    encoding: 'buffer',
    signal,
  });
  return stdout;
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
      (file) => compress(file, signal),
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
