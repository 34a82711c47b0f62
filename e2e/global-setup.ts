import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { madeDir } from './once-per-run';
import { emptyData, runSite, Site, workDir } from './site';
import { composeSmall } from './small-site';
import { sourcesDir } from './sources';

const dir = join(workDir, 'production');
/** The pages' pictures stay for the next run. */
const pictures = join(import.meta.dirname, 'test-results/share');

/**
 * Composes the site into a store that contains only that set, or a test could roll back to the set
 * of the last run. Parts that are unchanged are not built again, nor are pictures drawn again.
 */
async function compose(): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  if (existsSync(pictures)) await cp(pictures, join(dir, 'share'), { recursive: true });
  const { code, output } = await runSite(['build'], { SITE_DIR: dir, NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  // Renamed when complete: the next run trusts every picture that it finds.
  const half = `${pictures}.half`;
  for (const folder of [half, pictures]) await rm(folder, { recursive: true, force: true });
  await cp(join(dir, 'share'), half, { recursive: true });
  await rename(half, pictures);
}

/**
 * Builds and composes once for all tests, and starts once with an empty data folder. Every server
 * of a test starts again on a copy of these data.
 */
export default async function setUp(): Promise<void> {
  await compose();
  await composeSmall(dir);
  for (const folder of [madeDir, sourcesDir]) await rm(folder, { recursive: true, force: true });
  await rm(emptyData, { recursive: true, force: true });
  const site = await Site.start(dir, { data: null });
  const { status } = await fetch(site.origin);
  const code = await site.halt();
  if (status !== 200 || code !== 0)
    throw new Error(`On an empty folder the server answered ${status} and ended with ${code}.`);
  await cp(join(site.dir, 'data'), emptyData, { recursive: true });
  await site.stop();
}
