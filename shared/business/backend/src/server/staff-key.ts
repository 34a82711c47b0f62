import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createWhole } from '@site/database/whole-file';

/** File of the key that signs staff tokens. */
export const staffKeyFile = (dataDir: string) => join(resolve(dataDir), 'staff.key');

/**
 * Reads the key that signs staff tokens. Refuses short keys, since strangers could then sign
 * tokens.
 * @throws Error with one line for anything but 64 hexadecimal digits, ENOENT without a file
 */
export function readStaffKey(dataDir: string): string {
  const file = staffKeyFile(dataDir);
  const [, key] = /^([0-9a-f]{64})\n?$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (key === undefined)
    throw new Error(
      `${file} is not a whole key (64 hexadecimal digits). Restore it from a backup, or remove it and the next start makes another.`,
    );
  return key;
}

/** {@link readStaffKey}, but creates a missing key, readable only by its owner. */
export function staffKey(dataDir: string): string {
  const file = staffKeyFile(dataDir);
  if (!existsSync(file)) createWhole(file, randomBytes(32).toString('hex'));
  chmodSync(file, 0o600);
  return readStaffKey(dataDir);
}
