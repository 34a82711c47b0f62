import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error';

/**
 * Writes a file that is complete or does not exist, readable only by its owner. An older file of that
 * name stays until the new one is complete.
 * @throws BackupError when the disk is full; nothing is left then
 */
export async function writeCompleteFile(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    await pipeline(bytes, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(draft, file);
    const folder = await open(dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(draft, { force: true });
    throw asFullDisk(error, `${file} was not written`);
  }
}

/** The error, or a sentence about the full disk. @param so what has not happened */
export function asFullDisk(error: unknown, so: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) return error;
  return new BackupError(`The disk is full: ${so}, and nothing is left of it.`);
}
