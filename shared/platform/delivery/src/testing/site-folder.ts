import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { releaseDir, setDir } from '@site/contract/paths';
import type { Release } from '@site/data-types/contract';
import type { Store } from '../store';

const put = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** The store of this process uses this folder from now on. */
export function workIn(dir: string): string {
  process.env.SITE_DIR = dir;
  return dir;
}

/** A release without files. */
export const releaseOf = (name: string, version: string): Release => ({
  name,
  version,
  revision: `revision-of-${version}`,
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

/** A release with one file. */
export function writeRelease(name: string, version: string): void {
  const dir = releaseDir(name, version);
  if (existsSync(dir)) return;
  put(join(dir, 'release.json'), JSON.stringify(releaseOf(name, version)));
  put(join(dir, 'browser/remoteEntry.js'), `console.log('${version}')`);
}

/** A set without pages. */
export function writeEmptySet(
  id: string,
  versions: Record<string, string>,
  previous: Record<string, string> = {},
): void {
  const set = { id, createdAt: '', versions, previous, pages: {}, notFound: [], rendered: 0 };
  put(join(setDir(id), 'set.json'), JSON.stringify(set));
}

/** A set with one document and one picture. */
export function writeSet(
  id: string,
  versions: Record<string, string>,
  previous: Record<string, string> = {},
): void {
  if (existsSync(setDir(id))) return;
  writeEmptySet(id, versions, previous);
  put(join(setDir(id), 'public/index.html'), `<h1>${id}</h1>`);
  put(join(setDir(id), 'public/share/page.png'), Buffer.from('the same picture in every set'));
  put(join(setDir(id), 'share.json'), JSON.stringify({ 'share/page.png': 'ab12' }));
}

/** Stores a set with its releases. */
export async function storeSet(
  store: Store,
  id: string,
  versions: Record<string, string>,
): Promise<void> {
  for (const [name, version] of Object.entries(versions)) {
    writeRelease(name, version);
    await store.pushRelease(name, version);
  }
  writeSet(id, versions);
  await store.pushSet(id);
}
