import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';

/**
 * Locks a file, and creates it when missing. The kernel holds the lock: it works across containers
 * that share the folder, and ends with the process, however that ends. The file stays, since
 * removing it would let two processes lock two files with one name.
 * @param holder one line about this process, for the message of a process that is refused
 * @returns unlocks the file; undefined while it is locked, also by this process
 */
export function tryLockFile(file: string, holder: string): (() => void) | undefined {
  const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (tryLock(descriptor)) {
      ftruncateSync(descriptor);
      writeSync(descriptor, `${holder}\n`, 0);
      return () => closeSync(descriptor);
    }
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  closeSync(descriptor);
  return undefined;
}

/**
 * Waits until the file is free, and locks it.
 * @param holder as of `tryLockFile` @returns unlocks the file
 */
export async function lockFile(file: string, holder: string, pollMs = 100): Promise<() => void> {
  // A waiting native call would take a thread that the holder may need for its files.
  for (;;) {
    const unlock = tryLockFile(file, holder);
    if (unlock) return unlock;
    await pause(pollMs);
  }
}

/** The line of the process that locked the file last. Only for messages: it may have ended. */
export function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n')[0] ?? '';
  } catch {
    // On Windows a locked file cannot be read.
    return '';
  }
}
