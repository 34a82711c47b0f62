import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteDir } from '@site/contract/paths';

const incomingDir = (): string => join(siteDir(), 'incoming');

/** Older ones belong to processes that ended early. */
const abandonedAfterMs = 3_600_000;

/**
 * Makes a folder elsewhere and moves it to its place when it is complete. Several processes may do
 * that at once; the first one's stays, since both are the same.
 */
export async function arrive(target: string, write: (dir: string) => Promise<void>): Promise<void> {
  const dir = join(incomingDir(), randomBytes(6).toString('hex'));
  await mkdir(dir, { recursive: true });
  try {
    await write(dir);
    await mkdir(dirname(target), { recursive: true });
    await rename(dir, target).catch((error: unknown) => {
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Removes what processes that ended early left. */
export async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(incomingDir()).catch(() => [])) {
    const dir = join(incomingDir(), name);
    const found = await stat(dir).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs)
      await rm(dir, { recursive: true, force: true });
  }
}
