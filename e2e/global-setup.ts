import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyData, runSite, Site, workDir } from './site';

/**
 * Composes a site into a store that contains only that set. Reuses what is unchanged since the last
 * run.
 */
export async function compose(mode: 'production' | 'development'): Promise<void> {
  const dir = join(workDir, mode);
  const share = join(workDir, 'production/share');
  // Production and development use the same share images.
  if (mode === 'development' && existsSync(share))
    await cp(share, join(dir, 'share'), { recursive: true });
  const build = async () => {
    const { code, output } = await runSite(['build'], { SITE_DIR: dir, NODE_ENV: mode });
    if (code !== 0) throw new Error(`The ${mode} build failed:\n${output}`);
  };
  await build();
  const history = await readFile(join(dir, 'live'), 'utf8');
  if (history.trim().split('\n').length === 1) return;
  // Otherwise a test could roll back to the set of the last run.
  const before = `${dir}-before`;
  await rename(dir, before);
  if (existsSync(join(before, 'share')))
    await cp(join(before, 'share'), join(dir, 'share'), { recursive: true });
  await rm(before, { recursive: true });
  await build();
}

/** Builds and composes once for all tests, and starts once with an empty data folder. */
export default async function setUp(): Promise<void> {
  await compose('production');
  await rm(join(workDir, 'variants'), { recursive: true, force: true });
  await rm(emptyData, { recursive: true, force: true });
  const site = await Site.start(`${workDir}/production`, { data: null });
  await site.halt();
  await cp(join(site.dir, 'data'), emptyData, { recursive: true });
  await site.stop();
}
