import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file so that a crash leaves either the old content or the new. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  const half = `${file}.${randomBytes(4).toString('hex')}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(half, content);
  await rename(half, file);
}
