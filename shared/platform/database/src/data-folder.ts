import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { holderOf, tryLockFile } from '@site/file-lock';

const lockOf = (dataDir: string) => join(resolve(dataDir), 'lock');

/** Locks a data folder that exists. @returns unlocks it; undefined when another process holds it */
export const tryLockDataFolder = (dataDir: string): (() => void) | undefined =>
  tryLockFile(lockOf(dataDir), String(process.pid));

/**
 * Locks a data folder for this process and creates it when missing.
 * @returns unlocks the folder
 * @throws Error with one line when another process holds it
 */
export function lockDataFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = tryLockDataFolder(folder);
  if (unlock) return unlock;
  const [pid = ''] = /^\d+/.exec(holderOf(lockOf(folder))) ?? [];
  throw new Error(
    `The data folder ${folder} is in use${pid && ` by process ${pid}`}. Stop that site first or set DATA_DIR to another folder.`,
  );
}
