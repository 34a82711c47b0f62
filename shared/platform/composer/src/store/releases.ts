import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { partNames } from '@site/build/parts';
import { integrityOf } from '@site/build/release-token';
import { Fault } from '@site/contract/fault';
import { partDir } from '@site/contract/parts';
import { releaseDir, siteDir } from '@site/contract/paths';
import { readRelease, readReleaseIn } from '@site/contract/release';
import type { Release } from '@site/data-types/contract';
import { theStore } from './the-store';

/**
 * Puts a part's build into the folder and the store behind it. A release that is stored already stays as it is, since the
 * same version has the same bytes.
 * @param dist folder of the build
 * @returns the release, and whether it is new
 * @throws Fault when the store holds other bytes under this version; nothing is overwritten
 */
export async function addRelease(
  name: string,
  dist = join(partDir(name), 'dist'),
): Promise<{ release: Release; added: boolean }> {
  const release = await readReleaseIn(dist);
  const { version } = release;
  const target = releaseDir(name, version);
  if (existsSync(target) || (await theStore().fetchRelease(name, version))) {
    const stored = await readRelease(name, version);
    await verify(target, stored);
    if (JSON.stringify(stored.files) !== JSON.stringify(release.files))
      throw new Fault(`${target}: holds other bytes than this build; nothing was overwritten`);
    await theStore().pushRelease(name, version);
    return { release: stored, added: false };
  }
  const half = `${target}.${process.pid}.part`;
  await mkdir(join(target, '..'), { recursive: true });
  await cp(dist, half, { recursive: true });
  try {
    await verify(half, release);
    await rename(half, target);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  if ((await theStore().pushRelease(name, version)) === 'stored') return { release, added: true };
  // Another machine has stored this version at the same moment. Compare with its release.
  await rm(target, { recursive: true });
  return addRelease(name, dist);
}

/** Parts of this repository, and those with a release in the folder. */
export async function knownParts(): Promise<string[]> {
  const stored = await readdir(join(siteDir(), 'releases')).catch(() => []);
  return [...new Set<string>([...partNames, ...stored])];
}

/** Versions of a part in the folder. */
export async function listReleases(name: string): Promise<string[]> {
  const dir = join(siteDir(), 'releases', name);
  if (!existsSync(dir)) return [];
  return (await readdir(dir)).filter((version) => !version.endsWith('.part'));
}

/** Checks every browser file against its integrity. @throws Fault naming the first that differs */
export async function verify(dir: string, release: Release): Promise<void> {
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const path = join(dir, 'browser', file);
    const bytes = await readFile(path).catch(() => {
      throw new Fault(`${path}: missing from ${release.name}@${release.version}`);
    });
    if (integrityOf(bytes, integrity.split('-')[0]) !== integrity) {
      throw new Fault(`${path}: fails its integrity in ${release.name}@${release.version}`);
    }
  }
}
