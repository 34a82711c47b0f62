import { mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from './routes';
import { copyStore, runSite, workDir } from './site';

/** The site with one page of each kind. */
export const small = join(workDir, 'small');

/** Makes the server bundle of a release publish only these pages, of all that it has. */
const only = (paths: string[]): string => `
{
  const part = module.exports.default;
  const { paths } = part;
  const preserved = ${JSON.stringify(paths)};
  part.paths = async () => (await paths()).filter((path) => preserved.includes(path));
}
`;

/** Parts with more than a few pages of a kind. */
const large = ['mf-blog', 'mf-catalog', 'mf-service-areas'];

/**
 * Composes the releases of a store with one page of each kind, as `routes.ts` lists them. A promotion
 * there takes a third of the time, because it writes an eighth of the documents.
 */
export async function composeSmall(from: string): Promise<void> {
  const half = await mkdtemp(join(tmpdir(), 'small-'));
  await copyStore(from, half);
  for (const part of large) {
    const releases = join(half, 'releases', part);
    for (const version of await readdir(releases)) {
      const own = pages.filter(({ owner }) => owner === part).map(({ path }) => path);
      for (const bundle of ['index.cjs', 'es/index.cjs']) {
        const file = join(releases, version, 'server', bundle);
        const text = (await readFile(file, 'utf8')) + only(own);
        // Written into, the linked file would change in the other store.
        await rm(file);
        await writeFile(file, text);
      }
    }
  }
  // Under another name and without rendered pages, the set of all pages offers nothing to reuse.
  const sets = join(half, 'sets');
  const [whole = ''] = await readdir(sets);
  await rename(join(sets, whole), join(sets, 'whole'));
  await rm(join(sets, 'whole/rendered'), { recursive: true });
  await writeFile(join(half, 'live'), 'whole\n');
  const { code, output } = await runSite(['compose'], { SITE_DIR: half });
  if (code !== 0) throw new Error(output);
  await rm(join(sets, 'whole'), { recursive: true });
  const lines = (await readFile(join(half, 'live'), 'utf8')).trim().split('\n');
  await writeFile(join(half, 'live'), `${lines.at(-1)}\n`);
  await rm(small, { recursive: true, force: true });
  await copyStore(half, small);
  await rm(half, { recursive: true });
}
