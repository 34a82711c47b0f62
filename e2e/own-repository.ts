import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from './repository';
import { root, runSite } from './site';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}

/** Moves a remote into a repository of its own, as docs/release-contract.md says. @returns its folder */
export async function moveOut(part: string): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'own-repository-'));
  const dir = join(home, part);
  const packed = await runSite(['packages', join(home, 'packages')]);
  if (packed.code !== 0) throw new Error(packed.output);
  const archives = JSON.parse(packed.output) as Record<string, string>;
  await cp(join(root, part), dir, {
    recursive: true,
    filter: (source) => !/\/(?:dist|node_modules)(?:\/|$)/.test(source),
  });
  const file = join(dir, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  for (const [name, archive] of Object.entries(archives)) {
    if (name in manifest.dependencies) manifest.dependencies[name] = archive;
    else manifest.devDependencies[name] = archive;
  }
  await writeFile(file, JSON.stringify(manifest, null, 2));
  await runIn(dir, ['git', 'init', '-q']);
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  const installed = await runIn(dir, ['npm', 'install', ...options]);
  if (installed.code !== 0) throw new Error(installed.output);
  return dir;
}
