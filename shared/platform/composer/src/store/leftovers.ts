import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { siteDir } from '@site/contract/paths';

/** Ending of temporary files, which are renamed when complete; readers never open this name. */
const unfinished = /\.part$/;

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

/** Removes temporary files of dead processes. Call it only while no other process writes. */
export async function removeLeftovers(): Promise<void> {
  const site = siteDir();
  const releases = join(site, 'releases');
  const parts = (await namesIn(releases)).map((name) => join(releases, name));
  for (const dir of [site, join(site, 'sets'), join(site, 'share'), ...parts]) {
    for (const name of await namesIn(dir)) {
      if (unfinished.test(name)) await rm(join(dir, name), { recursive: true, force: true });
    }
  }
}
