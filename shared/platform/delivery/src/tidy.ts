import { rm } from 'node:fs/promises';
import { releaseDir, setDir } from '@site/contract/paths';
import { inFolder } from './in-folder';
import { dayMs } from './retained';

/**
 * Removes from the folder what no open tab or rollback needs and the shared store still has, or the
 * disk of a server fills: a set takes 50 MB. What only the folder has stays.
 * @param needed ids of sets @param stored which of these names the shared store has
 */
export async function tidy(
  needed: Set<string>,
  stored: (names: string[]) => Promise<string[]>,
): Promise<void> {
  const found = await inFolder();
  // This machine's clock wrote these times, unless they were fetched, and then they are not needed.
  const old = found.filter(({ at }) => Date.now() - Date.parse(at) > dayMs);
  const oldSets = old.filter(({ kind, name }) => kind === 'set' && !needed.has(name));
  const sets = await stored(oldSets.map(({ name }) => name));
  for (const id of sets) await rm(setDir(id), { recursive: true, force: true });

  const retained = found.filter(({ kind, name }) => kind === 'set' && !sets.includes(name));
  const used = new Set(retained.flatMap(({ uses }) => uses));
  const unused = old.filter(({ kind, name }) => kind === 'release' && !used.has(name));
  for (const id of await stored(unused.map(({ name }) => name))) {
    const [name = '', version = ''] = id.split('@');
    await rm(releaseDir(name, version), { recursive: true, force: true });
  }
}
