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
import { browserConfig } from '@site/build/webpack';
import { editionOf } from '@site/composer/chunks';
import { finishRelease } from '@site/composer/finish-release';
import { folderOf, translations } from '@site/contract/languages';
import type { Edition, Language, Release } from '@site/data-types/contract';
import { compile } from './compile';
import { root } from './site';
import { liveSetOf } from './sources';

const siteDir = process.env.SITE_DIR ?? '';
const { versions } = await liveSetOf({ siteDir });

/** Browser files of a part in one language. */
async function buildEdition(part: string, dist: string, language: Language): Promise<Edition> {
  const config = browserConfig(join(root, part), { language, likeRelease: true });
  config.output = { ...config.output, path: join(dist, 'browser', folderOf(language)) };
  return editionOf(part, language, await compile(config));
}

for (const [part, version] of Object.entries(versions)) {
  const released = join(siteDir, 'releases', part, version);
  const {
    files: _,
    revision,
    ...release
  } = JSON.parse(await readFile(join(released, 'release.json'), 'utf8')) as Release;
  const dist = await mkdtemp(join(tmpdir(), 'development-'));
  try {
    const editions: Record<string, Edition> = {};
    for (const language of [
      'en',
      ...translations.filter((known) => release.languages?.[known]),
    ] as const)
      editions[language] = await buildEdition(part, dist, language);
    const { en, ...languages } = editions;
    // Some parts have no records.
    const kept = ['server', 'browser/records', ...translations.map((l) => `browser/${l}/records`)];
    for (const folder of kept.filter((f) => existsSync(join(released, f))))
      await cp(join(released, folder), join(dist, folder), {
        recursive: true,
        filter: (source) => !/\.(br|gz)$/.test(source),
      });
    const { version: made } = await finishRelease(
      dist,
      {
        ...release,
        version: '1.0.1',
        ...en,
        ...(release.languages && { languages }),
      },
      revision,
    );
    await cp(dist, join(siteDir, 'releases', part, made), { recursive: true });
    console.log(`${part}@${made}`);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}
