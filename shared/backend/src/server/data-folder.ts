import {
  closeSync,
  constants,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** Process id in the lock file; only for the message, since it may be out of date. */
function writtenBy(file: string): string {
  try {
    return /^\d+/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  } catch {
    return '';
  }
}

/**
 * Locks a data folder for this process and creates it when missing. The kernel locks the file
 * `lock`: that works across containers that share the folder, and ends with the process. The file
 * stays, since removing it would let two processes lock two files.
 * @returns unlocks the folder
 * @throws Error with one line when another process holds it
 */
export function lockDataFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'lock');
  const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (!tryLock(descriptor)) {
      const pid = writtenBy(file);
      throw new Error(
        `The data folder ${folder} is in use${pid && ` by process ${pid}`}. Stop that site first or set DATA_DIR to another folder.`,
      );
    }
    ftruncateSync(descriptor);
    writeSync(descriptor, `${process.pid}\n`, 0);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return () => closeSync(descriptor);
}
