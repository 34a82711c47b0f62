import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SetManifest } from '@site/contract/set';
import { compressed } from './compress';

/** A file in the folder of a set whose documents are as small as brotli makes them. */
export const doneFile = 'smallest';

/**
 * Compresses the documents of a set again, at brotli's highest level: 100 ms a document, too long for
 * a promotion. Each file is replaced whole, so a process that is killed leaves a whole set.
 * @param rest is called before each document; returns false to stop
 * @param compress returns a file's bytes, compressed
 * @throws what the file system throws, e.g. for a folder that may only be read
 */
export async function makeSmaller(
  dir: string,
  { pages, notFound }: Pick<SetManifest, 'pages' | 'notFound'>,
  rest: () => Promise<boolean> = async () => true,
  compress = async (file: string): Promise<Buffer> => compressed(await readFile(file)),
): Promise<void> {
  if (existsSync(join(dir, doneFile))) return;
  for (const { file } of [...Object.values(pages), ...notFound]) {
    if (!(await rest())) return;
    const path = join(dir, 'public', file);
    const smaller = join(dir, `${process.pid}.br`);
    try {
      await writeFile(smaller, await compress(path));
      await rename(smaller, `${path}.br`);
    } finally {
      await rm(smaller, { force: true });
    }
  }
  await writeFile(join(dir, doneFile), '');
}
