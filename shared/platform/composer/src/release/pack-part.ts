import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseToken } from '@site/build/release-token';
import { containerName } from '@site/build/webpack';
import { root } from '@site/contract/paths';
import type { Release } from '@site/data-types/contract';
import { readBuiltPart } from './built-part';
import { finishRelease } from './finish-release';
import { builtPages, installedSingletons } from './installed';

/**
 * Makes a release of a folder that any bundler built; does not change the folder.
 * @param dir with `part.json`, `browser/` and `server/index.cjs` @param dist folder for the release
 * @throws Fault naming what in the folder breaks the contract
 */
export async function packPart(dir: string, dist: string): Promise<Release> {
  const { revision, ...part } = await readBuiltPart(dir);
  await mkdir(dist, { recursive: true });
  for (const folder of ['browser', 'server']) {
    await cp(join(dir, folder), join(dist, folder), { recursive: true });
  }
  const installed = await installedSingletons(root);
  const declared = {
    ...part,
    container: part.type === 'var' ? part.container : containerName(part.name, releaseToken),
    shared: part.declaration.shared,
    slices: installed['@site/store'].sliceVersions,
    types: { exposes: {}, consumes: {} },
    pages: await builtPages(part, dist, installed),
  };
  return finishRelease(dist, declared, revision);
}
