import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompanyConfig } from '@site/data-types/company';
import { readRelease, releaseDir, verify } from './releases';
import { securityExpiry } from './site-files';
import { liveSetId, readSet, setDir } from './sets';
import type { SetManifest } from './sets';
import { writeSet } from './write-set';

export interface ComposeOptions {
  /** Documents listen for the development server and reload. */
  reload?: boolean;
  /** Fallback of a part, or none, where it must not be the version that is replaced. */
  fallbacks?: Record<string, string | undefined>;
}

export interface ComposeResult {
  set: SetManifest;
  /** False where the same releases and company made this set before. */
  composed: boolean;
}

/**
 * Makes a set of one release of every part: prerenders every page, pinned to exactly those files.
 * Written beside and renamed, so that nothing half-written is ever found.
 * @param versions version of every part
 * @throws Fault naming the page or file and the cause
 */
export async function compose(
  versions: Record<string, string>,
  company: CompanyConfig,
  { reload = false, fallbacks = {} }: ComposeOptions = {},
): Promise<ComposeResult> {
  const releases = await Promise.all(Object.entries(versions).map(([n, v]) => readRelease(n, v)));
  for (const release of releases) await verify(releaseDir(release.name, release.version), release);
  const live = await liveSetId();
  const base = live ? await readSet(live) : undefined;
  const previous = base ? replacedVersions(base, versions, fallbacks) : {};
  const expires = securityExpiry(new Date());
  const id = setId(versions, previous, company, reload, expires);
  const target = setDir(id);
  if (existsSync(target)) return { set: await readSet(id), composed: false };
  const half = `${target}.${process.pid}.part`;
  try {
    const set = await writeSet(half, { id, releases, previous, company, base, expires, reload });
    await rename(half, target);
    return { set, composed: true };
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}

/** The version of each part that this set replaces; it becomes the browser's fallback. */
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

/** The composer's own sources count: another way of writing documents makes another set. */
function setId(...inputs: unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(inputs));
  for (const file of readdirSync(import.meta.dirname).sort()) {
    if (!file.includes('.test.')) hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
