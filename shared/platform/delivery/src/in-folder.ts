import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseDir, setDir, siteDir } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import { usesOf } from './uses';
import type { StoredObject } from './store';

const namesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir).catch(() => [])).filter((name) => !name.endsWith('.part'));

const changedAt = async (file: string): Promise<string> => (await stat(file)).mtime.toISOString();

/** Sets and releases of the folder, by the time at which they were stored. */
export async function inFolder(): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  for (const id of await namesIn(join(siteDir(), 'sets'))) {
    const at = await changedAt(join(setDir(id), 'set.json'));
    found.push({ kind: 'set', name: id, at, uses: usesOf(await readSet(id)) });
  }
  for (const part of await namesIn(join(siteDir(), 'releases'))) {
    for (const version of await namesIn(join(siteDir(), 'releases', part))) {
      const at = await changedAt(releaseDir(part, version));
      found.push({ kind: 'release', name: `${part}@${version}`, at, uses: [] });
    }
  }
  return found.sort((a, b) => a.at.localeCompare(b.at) || a.name.localeCompare(b.name));
}
