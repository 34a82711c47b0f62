import { randomBytes } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@site/contract/fault';
import { pointerFile, pointerLine, readHistory } from '@site/contract/live';
import type { Switch } from '@site/contract/live';
import { setDir, siteDir } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import type { SetManifest } from '@site/contract/set';
import { assertExclusive } from './lock';

/**
 * Makes a set live. Readers see the old set or the new one, nothing between. Call it inside
 * `exclusively`.
 * @param how `back` for a rollback
 */
export async function makeLive(id: string, how?: 'back'): Promise<void> {
  if (!existsSync(join(setDir(id), 'set.json')))
    throw new Fault(`${setDir(id)}: there is no such set`);
  const history = await readHistory();
  const next = { set: id, at: new Date().toISOString(), back: how === 'back' };
  const same = history.at(-1)?.set === id;
  await writeHistory(same ? history : [...history, next]);
}

/** @param history the last one is live */
export async function writeHistory(history: Switch[]): Promise<void> {
  assertExclusive();
  const half = `${pointerFile()}.${randomBytes(4).toString('hex')}.part`;
  await writeFile(half, history.map(pointerLine).join(''));
  renameSync(half, pointerFile());
}

/**
 * Every set in the store, the most recently live one first; sets that were never live come last.
 */
export async function listSets(): Promise<SetManifest[]> {
  const names = await readdir(join(siteDir(), 'sets')).catch(() => []);
  const order = (await readHistory()).map(({ set }) => set);
  const sets = await Promise.all(
    names.filter((name) => !name.endsWith('.part')).map((name) => readSet(name)),
  );
  return sets.sort((a, b) => order.lastIndexOf(b.id) - order.lastIndexOf(a.id));
}
