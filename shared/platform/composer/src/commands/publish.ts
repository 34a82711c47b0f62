import { Fault } from '@site/contract/fault';
import { liveSet } from '@site/contract/live';
import { partDir } from '@site/contract/parts';
import { readRelease } from '@site/contract/release';
import type { SetManifest } from '@site/contract/set';
import { refusalsOf } from '@site/contract/verdict';
import type { CheckResult } from '@site/contract/verdict';
import type { Release } from '@site/data-types/contract';
import type { ChangeRecord } from '@site/delivery/store';
import type { CheckInput } from '../check/check';
import { assertNotOlder } from '../release/revisions';
import { exclusively, withBuildLock } from '../store/lock';
import { addRelease, knownParts } from '../store/releases';
import { changeLive, listSets, refresh } from '../store/sets';
import { theStore } from '../store/the-store';
import { companyToCompose } from './company-to-compose';

/**
 * Builds one part and stores its release; nothing goes live.
 * @returns `mf-blog@1.0.0-3f9a1c2b4d`
 */
export async function release(name: string): Promise<string> {
  const { buildPart } = await import('../release/build-part');
  const { version } = await withBuildLock(partDir(name), async () => {
    await buildPart(name);
    return (await exclusively(() => addRelease(name))).release;
  });
  return `${name}@${version}`;
}

export interface CheckOptions {
  /** False: do not open the pages in a browser. */
  browser?: boolean;
}

/** Splits `mf-blog@1.0.0-3f9a1c2b4d`. @throws Fault for an unknown release */
async function candidate(id: string): Promise<Release> {
  const [name = '', version = ''] = id.split('@');
  if (name && version) await theStore().fetchRelease(name, version);
  const parts = await knownParts();
  if (!parts.includes(name) || !version)
    throw new Fault(`"${id}" names no release: <part>@<version>, of ${parts.join(', ')}`);
  return readRelease(name, version);
}

// Loaded on demand: the check brings the compiler, and a rollback must not wait for that.
const loadCheck = async () => (await import('../check/check')).check;

async function trial(ids: string[]): Promise<Omit<CheckInput, 'browser'>> {
  const candidates = await Promise.all(ids.map(candidate));
  const names = new Set<string>(candidates.map(({ name }) => name));
  if (names.size === 0 || names.size < ids.length)
    throw new Fault('Name one release of a part, or of several, e.g. mf-blog@1.0.0-3f9a1c2b4d');
  return {
    candidates,
    live: await liveSet(),
    retained: await listSets(),
    company: await companyToCompose(),
  };
}

/**
 * Checks whether releases may go live together; changes nothing.
 * @param ids e.g. `['mf-blog@1.0.0-3f9a1c2b4d']`
 */
export async function check(
  ids: string[],
  { browser = true }: CheckOptions = {},
): Promise<CheckResult> {
  await refresh();
  const verdicts = await (await loadCheck())({ ...(await trial(ids)), browser });
  return { candidates: ids, ok: verdicts.every(({ ok }) => ok), verdicts };
}

export interface PlaceOptions extends CheckOptions {
  /** Continue although the check refuses; the set records what was overruled. */
  force?: boolean;
  /** Continue although the live release was made from a newer commit. */
  older?: boolean;
}

/** A checked set in the folder, and the log's text about it. */
export interface PlacedSet {
  set: SetManifest;
  record: ChangeRecord;
}

/**
 * Checks releases against the live set and the retained ones, and keeps the set that they make with
 * the live one in the folder. Call it only inside {@link exclusively}.
 * @param command for the log
 * @throws Fault with the messages of the check when it refuses and is not overruled
 */
export async function composeChecked(
  ids: string[],
  { browser = true, force = false, older = false }: PlaceOptions = {},
  command = 'promote',
): Promise<PlacedSet> {
  let retained: SetManifest | undefined;
  const tried = await trial(ids);
  if (!older) await assertNoneOlder(tried);
  const examine = await loadCheck();
  const verdicts = await examine({ ...tried, browser, force }, async (set, overruled) => {
    retained = await set.keep(overruled);
  });
  if (!retained)
    throw new Fault([`${ids.join(', ')}: refused`, ...refusalsOf(verdicts)].join('\n  '));
  const record = { command, releases: ids, revision: revisionsOf(tried.candidates), verdicts };
  return {
    set: retained,
    record: { ...record, ...(retained.forced && { forced: retained.forced }) },
  };
}

/** @throws Fault naming a candidate that was made from an older commit than the live release */
async function assertNoneOlder({ candidates, live }: Pick<CheckInput, 'candidates' | 'live'>) {
  for (const next of candidates) {
    const version = live.versions[next.name];
    if (version) await assertNotOlder(next, await readRelease(next.name, version));
  }
}

/** Source revisions of releases, each once. */
export const revisionsOf = (releases: Release[]): string =>
  [...new Set(releases.map(({ revision }) => revision))].join(' ');

/**
 * Makes the set of {@link composeChecked} live. After a crash before the switch, the old set stays
 * live. When another team has switched meanwhile, the releases are checked again with what is live.
 */
export function promote(ids: string[], options?: PlaceOptions): Promise<SetManifest> {
  return changeLive(() => composeChecked(ids, options));
}
