import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@site/contract/fault';
import { liveSetId, readHistory } from '@site/contract/live';
import { setDir, siteDir } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import type { SetManifest } from '@site/contract/set';
import type { ChangeRecord, PullOptions, StoreState } from '@site/delivery/store';
import { exclusively } from './lock';
import { theStore } from './the-store';

/** How often a change is made again when other teams switch at the same time. */
const maxAttempts = 10;

/** A set in the folder that becomes live. */
export interface NextSet {
  set: SetManifest;
  /** Whether it is a rollback. */
  back?: boolean;
  record: ChangeRecord;
}

export interface ChangeOptions extends PullOptions {
  /** Do not wait for other machines that are about to switch. A rollback cannot wait. */
  atOnce?: boolean;
}

/**
 * Makes a set live, one change at a time in this folder. If another machine switches meanwhile,
 * the set is made again on top of what is live then, so no team undoes another's release.
 * @param work makes the set from the live one
 * @throws Fault when other machines were faster at every attempt
 */
export function changeLive(
  work: (state: StoreState) => Promise<NextSet>,
  { atOnce = false, ...pulling }: ChangeOptions = {},
): Promise<SetManifest> {
  const change = () => tryChange(work, pulling);
  return exclusively(() => (atOnce ? change() : theStore().inTurn(change)));
}

async function tryChange(
  work: (state: StoreState) => Promise<NextSet>,
  pulling: PullOptions,
): Promise<SetManifest> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const state = await theStore().pull(pulling);
    const { live } = state;
    const isLacking = live !== undefined && !existsSync(setDir(live));
    const { set, back = false, record } = await work(state);
    // A server that follows in this folder may have fetched another switch while work read it.
    if (live !== undefined && !isLacking && (await liveSetId()) !== live) continue;
    await storeSet(set.id);
    if (await theStore().changeLive({ expected: live, next: set.id, back, record })) return set;
  }
  throw new Fault(
    `Other teams switched the live set ${maxAttempts} times meanwhile. Nothing was changed; try again.`,
  );
}

/** Stores a set of the folder with its releases, which may be older than the shared store. */
export async function storeSet(id: string): Promise<void> {
  const { versions } = await readSet(id);
  for (const [name, version] of Object.entries(versions))
    await theStore().pushRelease(name, version);
  await theStore().pushSet(id);
}

/** Brings the folder up to date with the shared store, for commands that only read. Needs no lock. */
export const refresh = async (): Promise<void> => void (await theStore().pull());

/**
 * Every set in the folder, the most recently live one first; sets that were never live come last.
 */
export async function listSets(): Promise<SetManifest[]> {
  const names = await readdir(join(siteDir(), 'sets')).catch(() => []);
  const order = (await readHistory()).map(({ set }) => set);
  const sets = await Promise.all(
    names.filter((name) => !name.endsWith('.part')).map((name) => readSet(name)),
  );
  return sets.sort((a, b) => order.lastIndexOf(b.id) - order.lastIndexOf(a.id));
}
