import { Fault } from '@site/contract/fault';
import { liveSet } from '@site/contract/live';
import { loadCompany } from '@site/contract/load-company';
import { partDir } from '@site/contract/parts';
import { readRelease } from '@site/contract/release';
import type { SetManifest } from '@site/contract/set';
import type { Release } from '@site/data-types/contract';
import type { CheckInput } from '../check/check';
import type { Verdict } from '../check/verdict';
import { exclusively, withBuildLock } from '../store/lock';
import { addRelease, knownParts } from '../store/releases';
import { listSets, makeLive } from '../store/sets';

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

/** The result of `site check` for candidates that go live together. */
export interface CheckResult {
  /** `mf-blog@1.0.0-3f9a1c2b4d` */
  candidates: string[];
  ok: boolean;
  verdicts: Verdict[];
}

export interface CheckOptions {
  /** False: do not open the pages in a browser. */
  browser?: boolean;
}

/** Splits `mf-blog@1.0.0-3f9a1c2b4d`. @throws Fault for an unknown release */
async function candidate(id: string): Promise<Release> {
  const [name = '', version = ''] = id.split('@');
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
    kept: await listSets(),
    company: await loadCompany(),
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
  const verdicts = await (await loadCheck())({ ...(await trial(ids)), browser });
  return { candidates: ids, ok: verdicts.every(({ ok }) => ok), verdicts };
}

export interface PlaceOptions extends CheckOptions {
  /** Continue although the check refuses; the set records what was overruled. */
  force?: boolean;
}

/**
 * Checks releases against the live set and the kept ones, and stores the set that they make with
 * the live one. Call it only inside {@link exclusively}.
 * @throws Fault with the sentences of the check when it refuses and is not overruled
 */
export async function composeChecked(
  ids: string[],
  { browser = true, force = false }: PlaceOptions = {},
): Promise<SetManifest> {
  let kept: SetManifest | undefined;
  const input = { ...(await trial(ids)), browser, force };
  const examine = await loadCheck();
  const verdicts = await examine(input, async (set, overruled) => {
    kept = await set.keep(overruled);
  });
  if (kept) return kept;
  const sentences = verdicts.filter(({ ok }) => !ok).map(({ sentence }) => sentence);
  throw new Fault([`${ids.join(', ')}: refused`, ...sentences].join('\n  '));
}

/**
 * Makes the set of {@link composeChecked} live. The switch is a rename; after a crash before it,
 * the old set stays live.
 */
export function promote(ids: string[], options?: PlaceOptions): Promise<SetManifest> {
  return exclusively(async () => {
    const set = await composeChecked(ids, options);
    await makeLive(set.id);
    return set;
  });
}
