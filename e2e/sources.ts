import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runSite } from './site';
import type { Site } from './site';

/**
 * A copy of a part's sources that a test may change, below the repository so that packages are
 * found. @returns its folder
 */
export async function copySources(part: string, trial: string): Promise<string> {
  const dir = join(root, 'e2e/test-results/sources', trial);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await cp(join(root, 'tsconfig.base.json'), join(dir, 'tsconfig.base.json'));
  await cp(join(root, part), join(dir, part), {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules)(\/|$)/.test(source),
  });
  // Packages that only this part has lie beside it.
  const own = join(root, part, 'node_modules');
  if (existsSync(own)) await symlink(own, join(dir, part, 'node_modules'));
  return join(dir, part);
}

/** Releases a copied part to a site. @returns `part@version`, the command's last line */
export async function releaseFrom(folder: string, site: Site): Promise<string> {
  const part = folder.split('/').at(-1) ?? '';
  const { code, output } = await runSite(['release', part], {
    ...site.env,
    SOURCES_DIR: join(folder, '..'),
  });
  if (code !== 0) throw new Error(output);
  return output.trim().split('\n').at(-1) ?? '';
}
