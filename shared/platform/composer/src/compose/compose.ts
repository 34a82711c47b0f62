import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { liveSetId } from '@site/contract/live';
import { releaseDir, setDir } from '@site/contract/paths';
import { readRelease } from '@site/contract/release';
import { readSet } from '@site/contract/set';
import type { SetManifest } from '@site/contract/set';
import type { SiteFacts } from '@site/contract/company';
import type { Release } from '@site/data-types/contract';
import { verify } from '../store/releases';
import { theStore } from '../store/the-store';
import { writeAtomically } from '@site/delivery/write-atomically';
import { freeId } from './set-id';
import { securityExpiry } from './site-files';
import { writeSet } from './write-set';

export interface ComposeOptions {
  /** Fallback version by part, if not the replaced one; undefined for none. */
  fallbacks?: Record<string, string | undefined>;
}

export interface ComposeResult {
  set: SetManifest;
  /** False when the same releases and company made this set before. */
  composed: boolean;
}

/** A set that is not in the store yet: check it, then keep or drop it. */
export interface PreparedSet {
  set: SetManifest;
  releases: Release[];
  /** Folder of its documents. */
  dir: string;
  /** False when the same releases and company made this set before. */
  composed: boolean;
  /** Moves the set into the store. @param forced refusals of the check that were overruled */
  keep: (forced?: string[]) => Promise<SetManifest>;
  /** Removes it, unless it was retained. */
  drop: () => Promise<void>;
}

/** {@link prepare} a set and keep it. */
export async function compose(
  versions: Record<string, string>,
  company: SiteFacts,
  options: ComposeOptions = {},
): Promise<ComposeResult> {
  const prepared = await prepare(versions, company, options);
  return { set: await prepared.keep(), composed: prepared.composed };
}

/**
 * Makes a set of one release of every part. Prerenders every page with exactly those files. Writes
 * into a temporary folder and renames it, so an unfinished set is never visible.
 * @param versions version of every part
 * @throws Fault naming the page or file and the cause
 */
export async function prepare(
  versions: Record<string, string>,
  company: SiteFacts,
  { fallbacks = {} }: ComposeOptions = {},
): Promise<PreparedSet> {
  const releases = await Promise.all(Object.entries(versions).map(([n, v]) => readRelease(n, v)));
  for (const release of releases) await verify(releaseDir(release.name, release.version), release);
  const live = await liveSetId();
  const base = live ? await readSet(live) : undefined;
  const previous = base ? replacedVersions(base, versions, fallbacks) : {};
  // By the store's clock: two machines must not make two sets of the same releases.
  const expires = securityExpiry(new Date((await theStore().state()).now));
  const id = await freeId({ versions, previous }, company, expires);
  const target = setDir(id);
  const composed = !existsSync(target);
  const dir = composed ? `${target}.${process.pid}.part` : target;
  const drop = async () => {
    if (composed) await rm(dir, { recursive: true, force: true });
  };
  let set: SetManifest;
  try {
    set = composed
      ? await writeSet(dir, { id, releases, previous, company, base, expires })
      : await readSet(id);
  } catch (error) {
    await drop();
    throw error;
  }
  return {
    set,
    releases,
    dir,
    composed,
    drop,
    async keep(forced) {
      const retained = { ...set, ...(forced?.length && { forced }) };
      if (forced?.length)
        await writeAtomically(join(dir, 'set.json'), JSON.stringify(retained, null, 1));
      if (composed) await rename(dir, target);
      return retained;
    },
  };
}

/** The version of each part that this set replaces; browsers get it as a fallback. */
function replacedVersions(
  base: SetManifest,
  versions: Record<string, string>,
  fallbacks: Record<string, string | undefined>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(versions).flatMap(([name, version]) => {
      const replaced = base.versions[name] === version ? base.previous[name] : base.versions[name];
      const fallback = name in fallbacks ? fallbacks[name] : replaced;
      if (!fallback || fallback === version) return [];
      return existsSync(releaseDir(name, fallback)) ? [[name, fallback]] : [];
    }),
  );
}
