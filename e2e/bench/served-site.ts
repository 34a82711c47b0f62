import { join } from 'node:path';
import { makeSmaller } from '@site/delivery/smaller-documents';
import { Site, root, runSite } from '../site';
import { liveSetOf } from '../sources';

/** Builds the site of this checkout and serves it, documents compressed as an idle server does it. */
export async function servedSite(): Promise<Site> {
  const built = await runSite(['build']);
  if (built.code !== 0) throw new Error(built.output);
  const siteDir = join(root, '.site');
  const set = await liveSetOf({ siteDir });
  await makeSmaller(join(siteDir, 'sets', set.id), set);
  return Site.start(siteDir, { data: null });
}
