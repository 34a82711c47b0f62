/**
 * Builds the browser files of every part with React's development build, for a store that has their
 * production releases. Everything else of a release stays: rendered pages, records, types. So the
 * development build hydrates exactly the documents of production.
 *
 * Run with NODE_ENV=development and SITE_DIR; prints the releases, one per line.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseToken } from '@site/build/release-token';
import { browserConfig, containerName } from '@site/build/webpack';
import { finishRelease } from '@site/composer/finish-release';
import type { Release } from '@site/data-types/contract';
import { compile } from './compile';
import { root } from './site';
import { liveSetOf } from './sources';

const siteDir = process.env.SITE_DIR ?? '';
const { versions } = await liveSetOf({ siteDir });

for (const [part, version] of Object.entries(versions)) {
  const released = join(siteDir, 'releases', part, version);
  const {
    files: _,
    revision,
    ...release
  } = JSON.parse(await readFile(join(released, 'release.json'), 'utf8')) as Release;
  const dist = await mkdtemp(join(tmpdir(), 'development-'));
  try {
    const config = browserConfig(join(root, part), undefined, undefined, true);
    config.output = { ...config.output, path: join(dist, 'browser') };
    const { namedChunkGroups } = await compile(config);
    const chunks = [...namedChunkGroups].map(
      ([name, group]): [string, Release['chunks'][string]] => {
        const files = group.getFiles();
        const ending = (kind: string) => files.filter((file) => file.endsWith(kind));
        return [name, { js: ending('.js'), css: ending('.css') }];
      },
    );
    // Some parts have no records.
    for (const folder of ['server', 'browser/records'].filter((f) => existsSync(join(released, f))))
      await cp(join(released, folder), join(dist, folder), {
        recursive: true,
        filter: (source) => !/\.(br|gz)$/.test(source),
      });
    const { version: made } = await finishRelease(
      dist,
      {
        ...release,
        version: '1.0.1',
        container: part === 'shell' ? '' : containerName(part, releaseToken),
        chunks: Object.fromEntries(chunks),
      },
      revision,
    );
    await cp(dist, join(siteDir, 'releases', part, made), { recursive: true });
    console.log(`${part}@${made}`);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}
