import { existsSync } from 'node:fs';
import { Fault } from '@site/contract/fault';
import { readHistory } from '@site/contract/live';
import type { Switch } from '@site/contract/live';
import { releaseDir, setDir, siteDir } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import type { SetManifest } from '@site/contract/set';
import type { StoreState } from '@site/delivery/store';
import { compose } from '../compose/compose';
import { knownParts, listReleases } from '../store/releases';
import { changeLive } from '../store/sets';
import { lostReleases } from '../store/taken-back';
import { theStore } from '../store/the-store';
import { companyToCompose } from './company-to-compose';

/**
 * Returns a part to the version that was live before or to a named one, or the site to the set that
 * was live before or to a retained one. The way back to a set works also when the storage has lost or
 * damaged the live one.
 * @param target `mf-blog`, `mf-blog@<version>`, a set's id, or nothing for the previous set
 * @throws Fault naming what is retained
 */
export function rollback(target: string | undefined): Promise<SetManifest> {
  const previous = async ({ live, history }: StoreState) => {
    if (live === undefined) throw new Fault(`${siteDir()}: no set is live yet; run "site build"`);
    const [name = '', version] = target?.split('@') ?? [];
    if (version) await theStore().fetchRelease(name, version);
    const isPart = (await knownParts()).includes(name);
    const set = isPart
      ? await withPart(await readLive(live), name, version)
      : await cachedSet(target ?? setBefore(live, history));
    const releases = isPart ? [`${name}@${set.versions[name]}`] : [];
    const takenBack = existsSync(setDir(live)) ? lostReleases(await readSet(live), set) : [];
    return { set, back: true, record: { command: 'rollback', releases, revision: '', takenBack } };
  };
  return changeLive(previous, { atOnce: true, mayLackLive: true });
}

async function readLive(id: string): Promise<SetManifest> {
  if (existsSync(setDir(id))) return readSet(id);
  throw new Fault(
    `Set ${id}, which is live, cannot be fetched, so no part of it can be replaced: "site rollback" without a part returns to the previous set.`,
  );
}

/** @throws Fault when neither the folder nor the store has it */
async function cachedSet(id: string): Promise<SetManifest> {
  await theStore().fetchSet(id);
  return readSet(id);
}

/** Changes that a rollback can undo, newest last, without those that were rolled back already. */
function undoStack(steps: { key: string; back: boolean }[]): string[] {
  const stack: string[] = [];
  for (const { key, back } of steps) {
    if (back && stack.includes(key)) stack.length = stack.lastIndexOf(key) + 1;
    else if (stack.at(-1) !== key) stack.push(key);
  }
  return stack;
}

function setBefore(live: string, history: Switch[]): string {
  const before = undoStack(history.map(({ set, back }) => ({ key: set, back })))
    .filter((id) => id !== live && existsSync(setDir(id)))
    .at(-1);
  if (!before) throw new Fault('No set that was live before this one is retained.');
  return before;
}

/** Versions of a part that were live one after the other, newest last. */
async function versionsOf(part: string): Promise<string[]> {
  const steps = [];
  for (const { set, back } of await readHistory()) {
    if (!existsSync(setDir(set))) continue;
    const key = (await readSet(set)).versions[part];
    if (key) steps.push({ key, back });
  }
  return undoStack(steps);
}

/**
 * The live set with another version of one part. Browsers get the version previous to it as a fallback,
 * never the one that is rolled back.
 */
async function withPart(live: SetManifest, part: string, wanted?: string): Promise<SetManifest> {
  const current = live.versions[part];
  const retained = await listReleases(part);
  const before = (await versionsOf(part)).filter((version) => retained.includes(version));
  const version = wanted ?? before.filter((other) => other !== current).at(-1);
  if (!version) throw new Fault(`${part}: no version that was live before ${current} is retained`);
  if (!existsSync(releaseDir(part, version))) {
    throw new Fault(`${part}@${version} is not retained; there is ${retained.join(', ')}`);
  }
  const below = before.slice(0, Math.max(0, before.indexOf(version))).at(-1);
  const versions = { ...live.versions, [part]: version };
  const { set } = await compose(versions, await companyToCompose(), {
    fallbacks: { [part]: below },
  });
  return set;
}
