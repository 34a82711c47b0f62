import { root } from '@site/contract/paths';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ServerFiles } from './server-files';

export const cache = join(root, 'node_modules/.cache/site-server');

/**
 * The prepared file of the given backend, made when its sources have changed.
 * @returns its place in a pack is next to the scripts, under this name; undefined if it needs none
 */
export async function preparedFile({
  prepared,
}: Pick<ServerFiles, 'prepared'>): Promise<{ name: string; source: string } | undefined> {
  if (!prepared) return undefined;
  const { name, sources, write } = prepared;
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  // A migration is known by its name: under another one it would run again.
  for (const file of sources) hash.update(basename(file)).update(await readFile(file));
  const source = join(cache, `prepared-${hash.digest('hex').slice(0, 16)}.tgz`);
  if (existsSync(source)) return { name, source };
  await mkdir(cache, { recursive: true });
  // Another process may make the same file meanwhile.
  const half = `${source}.${process.pid}.part`;
  await write(half);
  await rename(half, source);
  return { name, source };
}
