import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteOf } from './site-of';
import type { Clone } from './site-of';

/**
 * Releases a part of a clone.
 * @param revision commit of the clone, as git abbreviates it @returns `part@version`
 * @throws Error unless the release was made from that commit: it would be another checkout's
 */
export async function releaseOf(clone: Clone, part: string, revision: string): Promise<string> {
  const id = (await siteOf(clone, 'release', part)).trim().split('\n').at(-1) ?? '';
  const path = join('releases', id.replace('@', '/'), 'release.json');
  const text = await readFile(join(clone.env.SITE_DIR ?? '', path), 'utf8');
  const release = JSON.parse(text) as { revision: string };
  if (!release.revision.startsWith(revision) || release.revision.includes('dirty'))
    throw new Error(`${id} was made from ${release.revision}, not from ${revision} of the clone`);
  return id;
}
