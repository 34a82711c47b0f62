import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ageMark, decrypt } from './age';
import { BackupError } from './backup-error';

/**
 * The bytes of a backup, decrypted when it is encrypted, and its size as it is stored.
 * @param identityFile age's private key
 */
export async function openArchive(
  file: string,
  identityFile: string | undefined,
): Promise<[bytes: AsyncIterable<Buffer>, size: number]> {
  const start = Buffer.alloc(ageMark.length);
  const opened = await open(file, 'r');
  const { size } = await opened.stat();
  await opened.read(start, 0, start.length, 0).finally(() => opened.close());
  if (start.toString('latin1') !== ageMark) return [createReadStream(file), size];
  if (identityFile === undefined)
    throw new BackupError(
      'The backup is encrypted: name the file of its key with --identity, or decrypt it with age.',
    );
  return [decrypt(createReadStream(file), identityFile), size];
}
