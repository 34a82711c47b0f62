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

/** Number of the process that wrote the lock file; for the message alone, never to judge by. */
function writtenBy(file: string): string {
  try {
    return /^\d+/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  } catch {
    return '';
  }
}

/**
 * Takes a data folder for this process, creating it where it is missing. The lock is the kernel's, on
 * the file `lock`: it holds in every container that sees the folder, and it ends with its process,
 * however that ends. The file stays, since removing it would let two processes lock two files.
 * @returns gives the folder back
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
