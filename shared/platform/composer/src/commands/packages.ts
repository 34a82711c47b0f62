import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { typedPath } from '@site/contract/data-place';
import { Fault } from '@site/contract/fault';
import { findParts } from '@site/contract/parts';
import { root } from '@site/contract/paths';
import { sharedPackages } from '@site/contract/shared-packages';

const run = promisify(execFile);

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestIn = (dir: string): Manifest =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest;

/** The repository's packages, by name. */
function manifestsByName(): Map<string, Manifest> {
  const folders = sharedPackages(root);
  if (folders.length === 0)
    throw new Fault('site packages: run it in the repository of the site, which has the packages');
  return new Map(
    folders
      .map((folder) => manifestIn(join(root, folder)))
      .map((manifest) => [manifest.name, manifest]),
  );
}

/** Packages of the repository that these parts need, and all that those need at run time. */
function neededBy(parts: Manifest[]): string[] {
  const shared = manifestsByName();
  const needed = new Set(
    parts.flatMap((part) => Object.keys({ ...part.dependencies, ...part.devDependencies })),
  );
  // A set may grow during iteration, so dependencies of dependencies follow.
  for (const name of needed)
    for (const dependency of Object.keys(shared.get(name)?.dependencies ?? {}))
      needed.add(dependency);
  return [...needed].filter((name) => shared.has(name)).sort();
}

/** Packages that some remote needs, and all that those need at run time. */
export const neededPackages = (): string[] =>
  neededBy(
    findParts(root)
      .filter(({ name }) => name !== 'shell')
      .map(({ dir }) => manifestIn(dir)),
  );

/**
 * Names archives in a part's package.json, also of packages that only its packages need: npm would
 * look for those in the public registry.
 * @param folder of the part @param archives of {@link packPackages}
 * @throws Fault when the folder has no package.json
 */
export async function nameArchives(
  folder: string,
  archives: Record<string, string>,
): Promise<void> {
  const dir = typedPath(folder);
  const file = join(dir, 'package.json');
  if (!existsSync(file)) throw new Fault(`${file}: is missing, so ${folder} is no part`);
  const manifest = manifestIn(dir);
  for (const name of neededBy([manifest])) {
    const list = name in (manifest.dependencies ?? {}) ? 'dependencies' : 'devDependencies';
    manifest[list] = { ...manifest[list], [name]: archives[name] ?? '' };
  }
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Packs what a part in a repository of its own installs.
 * @param folder of the archives @returns file by package, as its package.json names them
 */
export async function packPackages(folder: string): Promise<Record<string, string>> {
  const dir = typedPath(folder);
  await mkdir(dir, { recursive: true });
  const names = neededPackages();
  const options = ['--json', '--pack-destination', dir, ...names.flatMap((name) => ['-w', name])];
  const { stdout } = await run('npm', ['pack', ...options], { cwd: root, maxBuffer: 2 ** 26 });
  const packed = JSON.parse(stdout) as { name: string; filename: string }[];
  return Object.fromEntries(
    packed.map(({ name, filename }) => [name, `file:${join(dir, filename)}`]),
  );
}
