import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { Release } from '@site/data-types/contract';
import { exclusively } from './lock';
import { makeLive } from './sets';

/** Creates an empty store in a temporary folder; the commands use it from now on. */
export function emptyStore(): string {
  const dir = temporaryDir('store');
  process.env.SITE_DIR = dir;
  return dir;
}

/** A set without pages. */
export function putSet(dir: string, id: string, versions: Record<string, string>, previous = {}) {
  mkdirSync(join(dir, 'sets', id), { recursive: true });
  const set = { id, createdAt: '', versions, previous, pages: {}, notFound: [], rendered: 0 };
  writeFileSync(join(dir, 'sets', id, 'set.json'), JSON.stringify(set));
}

/** A release without files. */
export const releaseOf = (name: string, version: string): Release => ({
  name,
  version,
  revision: 'abc',
  declaration: { prefixes: [`/${name}`], exposes: {}, consumes: [] },
  files: {},
  chunks: {},
  entry: 'remoteEntry.js',
  container: name,
  shared: {},
  slices: {},
  types: { exposes: {}, consumes: {} },
  pages: {},
});

export function putRelease(dir: string, name: string, version: string) {
  const folder = join(dir, 'releases', name, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(releaseOf(name, version)));
}

export const goLive = (id: string, how?: 'back'): Promise<void> =>
  exclusively(() => makeLive(id, how));
