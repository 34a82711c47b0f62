import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { partNames } from '@site/build/parts';
import type { PartName, Release } from '@site/data-types/contract';
import type { CheckInput } from './check/check';
import type { Verdict } from './check/verdict';
import { loadCompany } from './company';
import { compose } from './compose';
import { Fault } from './fault';
import { exclusively } from './lock';
import { siteDir } from './paths';
import { addRelease, listReleases, readRelease, releaseDir } from './releases';
import { liveSetId, makeLive, readSet } from './sets';
import type { SetManifest } from './sets';

/** Sets that `prune` keeps beside the live one, unless told otherwise. */
const keptSets = 5;

/** A release that no set names is kept for a day. Milliseconds. */
const candidateAge = 86_400_000;

async function liveSet(): Promise<SetManifest> {
  const id = await liveSetId();
  if (!id) throw new Fault(`${siteDir()}: no set is live yet; run "site build"`);
  return readSet(id);
}

/**
 * Builds one part and stores its release; nothing goes live.
 * @returns `mf-blog@1.0.0-3f9a1c2b4d`
 */
export async function release(name: PartName): Promise<string> {
  const { buildPart } = await import('./build-part');
  const { version } = await buildPart(name);
  await exclusively(() => addRelease(name));
  return `${name}@${version}`;
}

/** What `site check` says of candidates that would go live together. */
export interface Judgement {
  /** `mf-blog@1.0.0-3f9a1c2b4d` */
  candidates: string[];
  ok: boolean;
  verdicts: Verdict[];
}

export interface CheckOptions {
  /** False: the pages are not opened in a browser. */
  browser?: boolean;
}

/** Splits `mf-blog@1.0.0-3f9a1c2b4d`. @throws Fault where there is no such release */
async function candidate(id: string): Promise<Release> {
  const [name = '', version = ''] = id.split('@');
  const part = partNames.find((known) => known === name);
  if (!part || !version)
    throw new Fault(`"${id}" names no release: <part>@<version>, of ${partNames.join(', ')}`);
  return readRelease(part, version);
}

/** With the compiler; a rollback does not wait for it. */
const examiner = async () => (await import('./check/check')).check;

async function trial(ids: string[]): Promise<Omit<CheckInput, 'browser'>> {
  const candidates = await Promise.all(ids.map(candidate));
  const names = new Set(candidates.map(({ name }) => name));
  if (names.size === 0 || names.size < ids.length)
    throw new Fault('Name one release of a part, or of several, e.g. mf-blog@1.0.0-3f9a1c2b4d');
  return {
    candidates,
    live: await liveSet(),
    kept: await listSets(),
    company: await loadCompany(),
  };
}

/**
 * Says whether releases may go live together; nothing changes.
 * @param ids e.g. `['mf-blog@1.0.0-3f9a1c2b4d']`
 */
export async function check(
  ids: string[],
  { browser = true }: CheckOptions = {},
): Promise<Judgement> {
  const verdicts = await (await examiner())({ ...(await trial(ids)), browser });
  return { candidates: ids, ok: verdicts.every(({ ok }) => ok), verdicts };
}

/**
 * Checks releases against the live set and the kept ones, composes the set with them and makes it
 * live. The switch is a rename; a crash before it leaves the old set live.
 * @throws Fault with the sentences of the check where it refuses and is not overruled
 */
export function promote(
  ids: string[],
  { browser = true, force = false }: CheckOptions & { force?: boolean } = {},
): Promise<SetManifest> {
  return exclusively(async () => {
    let promoted: SetManifest | undefined;
    const input = { ...(await trial(ids)), browser, force };
    const verdicts = await (
      await examiner()
    )(input, async (set, overruled) => {
      promoted = await set.keep(overruled);
      await makeLive(promoted.id);
    });
    if (promoted) return promoted;
    const sentences = verdicts.filter(({ ok }) => !ok).map(({ sentence }) => sentence);
    throw new Fault([`${ids.join(', ')}: refused`, ...sentences].join('\n  '));
  });
}

/**
 * Takes a part back to the version before, or the site to a kept set. The version that is taken
 * back is not offered to browsers as a fallback.
 * @param target a part's name, a set's id, or nothing for the set before the live one
 */
export function rollback(target: string | undefined): Promise<SetManifest> {
  return exclusively(async () => {
    const live = await liveSet();
    const part = partNames.find((name) => name === target);
    if (part) {
      const before = live.previous[part];
      if (!before)
        throw new Fault(`${part}: the live set knows no version before ${live.versions[part]}`);
      const versions = { ...live.versions, [part]: before };
      const { set } = await compose(versions, await loadCompany(), { withdrawn: [part] });
      await makeLive(set.id);
      return set;
    }
    const sets = await listSets();
    const id = target ?? sets[sets.findIndex((set) => set.id === live.id) + 1]?.id;
    if (!id) throw new Fault('There is no set before the live one.');
    await makeLive(id);
    return readSet(id);
  });
}

/** Kept sets, newest first. */
export async function listSets(): Promise<SetManifest[]> {
  const names = await readdir(join(siteDir(), 'sets')).catch(() => []);
  const sets = await Promise.all(
    names.filter((name) => !name.endsWith('.part')).map((name) => readSet(name)),
  );
  return sets.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** What is live and what is kept, a line for every part. */
export async function status(): Promise<string[][]> {
  const live = await liveSet();
  const rows = [['part', 'version', 'revision', 'built', 'brotli kB', 'kept']];
  for (const [name, version] of Object.entries(live.versions)) {
    const { files, revision } = await readRelease(name, version);
    const built = (await stat(join(releaseDir(name, version), 'release.json'))).mtime;
    const bytes = Object.entries(files)
      .filter(([file]) => !file.startsWith('records/'))
      .reduce((sum, [, { brotli }]) => sum + brotli, 0);
    const kept = (await listReleases(name)).filter((other) => other !== version);
    rows.push([
      name,
      version,
      revision,
      built.toISOString().slice(0, 16),
      (bytes / 1000).toFixed(1),
      kept.join(' ') || '-',
    ]);
  }
  return rows;
}

/**
 * Removes sets beyond the kept ones, and releases that no kept set names. What an open tab of a
 * kept set may still ask for stays.
 * @returns what was removed
 */
export function prune(keep = keptSets): Promise<string[]> {
  return exclusively(async () => {
    const live = await liveSet();
    const sets = (await listSets()).filter(({ id }) => id !== live.id);
    const kept = [live, ...sets.slice(0, keep)];
    const removed: string[] = [];
    for (const { id } of sets.slice(keep)) {
      await rm(join(siteDir(), 'sets', id), { recursive: true });
      removed.push(`set ${id}`);
    }
    for (const name of partNames) {
      const needed = new Set(kept.flatMap((set) => [set.versions[name], set.previous[name]]));
      for (const version of await listReleases(name)) {
        // What was released today may be on its way to being promoted.
        const age = Date.now() - (await stat(releaseDir(name, version))).mtimeMs;
        if (needed.has(version) || age < candidateAge) continue;
        await rm(releaseDir(name, version), { recursive: true });
        removed.push(`${name}@${version}`);
      }
    }
    return removed;
  });
}
