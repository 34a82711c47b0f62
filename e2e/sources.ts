import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SetManifest } from '@site/contract/set';
import type { Release } from '@site/data-types/contract';
import { liveSetId, root, runSite } from './site';
import type { Site } from './site';

/** Copies of sources; emptied at the start of a run. */
export const sourcesDir = join(root, 'e2e/test-results/sources');

/**
 * Copies a part's sources for a test that changes them. The copy is inside the repository, so
 * imports of packages resolve.
 * @param options.keepOthers keep parts that were copied before @returns its folder
 */
export async function copySources(
  part: string,
  trial: string,
  { keepOthers = false } = {},
): Promise<string> {
  const dir = join(sourcesDir, trial);
  await rm(keepOthers ? join(dir, part) : dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await cp(join(root, part), join(dir, part), {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules)(\/|$)/.test(source),
  });
  // Packages that only this part has are in its own node_modules.
  const own = join(root, part, 'node_modules');
  if (existsSync(own)) await symlink(own, join(dir, part, 'node_modules'));
  return join(dir, part);
}

/**
 * Copies a shared package; a copied part is built with it instead of the repository's.
 * @param name folder below `shared/browser/` @param part folder of the copied part @returns its folder
 */
export async function copyPackage(name: string, part: string): Promise<string> {
  const dir = join(part, '../node_modules/@site', name);
  await cp(join(root, 'shared/browser', name), dir, { recursive: true });
  return dir;
}

/** Changes a file of a copied part. @throws when nothing changed */
export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file}: nothing was changed`);
  await writeFile(file, after);
}

/** Releases a copied part to a site. @returns `part@version`, the command's last line */
export async function releaseFrom(
  folder: string,
  site: { env: Record<string, string> },
): Promise<string> {
  const part = folder.split('/').at(-1) ?? '';
  const { code, output } = await runSite(['release', part], {
    ...site.env,
    SOURCES_DIR: join(folder, '..'),
  });
  if (code !== 0) throw new Error(output);
  return output.trim().split('\n').at(-1) ?? '';
}

/**
 * Makes another release of a part without building it: the same files under another version, with
 * valid integrity. @param change of its declaration @returns `part@version`
 */
export async function copyRelease(
  site: { siteDir: string },
  part: string,
  number: string,
  change: (release: Release) => Partial<Release> = () => ({}),
): Promise<string> {
  const releases = join(site.siteDir, 'releases', part);
  const { versions } = await liveSetOf(site);
  const version = versions[part]?.replace(/^[^-]+/, number) ?? '';
  await cp(join(releases, versions[part] ?? ''), join(releases, version), { recursive: true });
  const file = join(releases, version, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as Release;
  await writeFile(file, JSON.stringify({ ...release, ...change(release), version }));
  return `${part}@${version}`;
}

/** Fields of a set that tests read. */
type LiveSet = Pick<SetManifest, 'id' | 'versions' | 'pages' | 'notFound'>;

/** The live set of a store. */
export async function liveSetOf({ siteDir }: { siteDir: string }): Promise<LiveSet> {
  const text = await readFile(join(siteDir, 'sets', await liveSetId(siteDir), 'set.json'), 'utf8');
  return JSON.parse(text) as LiveSet;
}

/** Versions that a site serves, by remote. */
export async function servedVersions({ origin }: Site): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/registry.json`);
  const registry = (await response.json()) as {
    microFrontends: Record<string, [{ metadata: { version: string } }]>;
  };
  return Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, [entry]]) => [
      name,
      entry.metadata.version,
    ]),
  );
}
