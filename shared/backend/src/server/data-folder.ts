import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { holderOf, tryLockFile } from '@site/file-lock';

/**
 * Locks a data folder for this process and creates it when missing.
 * @returns unlocks the folder
 * @throws Error with one line when another process holds it
 */
export function lockDataFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'lock');
  const unlock = tryLockFile(file, String(process.pid));
  if (unlock) return unlock;
  const [pid = ''] = /^\d+/.exec(holderOf(file)) ?? [];
  throw new Error(
    `The data folder ${folder} is in use${pid && ` by process ${pid}`}. Stop that site first or set DATA_DIR to another folder.`,
  );
}
