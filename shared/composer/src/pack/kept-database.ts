import { writeEmptyDatabase } from '@site/server/empty-database';
import { root } from '@site/contract/paths';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sourcesOfDatabase } from './server-files';

export const cache = join(root, 'node_modules/.cache/site-server');

/**
 * The empty database of these sources, made when they have changed.
 * @returns the file
 */
export async function keptDatabase(): Promise<string> {
  const hash = createHash('sha256');
  // A migration is known by its name: under another one it would run again.
  for (const file of sourcesOfDatabase) hash.update(basename(file)).update(await readFile(file));
  const file = join(cache, `database-${hash.digest('hex').slice(0, 16)}.tgz`);
  if (existsSync(file)) return file;
  await mkdir(cache, { recursive: true });
  // Another process may make the same file meanwhile.
  const half = `${file}.${process.pid}.part`;
  await writeEmptyDatabase(half);
  await rename(half, file);
  return file;
}
