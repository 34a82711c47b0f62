import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { bundlerRuntime, singletons } from '@site/build/parts';
import { readRecords } from '@site/build/records';
import { byFile, untranslated } from '@site/build/translations';
import { browserConfig, installedVersion, serverConfig } from '@site/build/webpack';
import { Fault } from '@site/contract/fault';
import { partDir, readPart } from '@site/contract/parts';
import { root } from '@site/contract/paths';
import { folderOf } from '@site/contract/languages';
import { declarationSchema } from '@site/contract/release';
import type { Edition, Language, Release } from '@site/data-types/contract';
import * as v from 'valibot';
import webpack from 'webpack';
import { editionOf } from './chunks';
import { builtSources, checkUses } from './declared-uses';
import { finishRelease } from './finish-release';
import { builtPages, installedSingletons } from './installed';
import { CachedMinified } from './cached-minified';
import { typesInWorker } from './types-in-worker';

/**
 * Builds one part alone: browser files, server bundle and records, then `release.json`. The same
 * sources give the same bytes, so the version contains a hash of everything in the release.
 * @returns the release; its folder is `<part>/dist/`
 * @throws Fault with the build's own message
 */
export async function buildPart(name: string): Promise<Release> {
  const dir = partDir(name);
  const dist = join(dir, 'dist');
  await rm(dist, { recursive: true, force: true });
  const { version, site: settings } = readPart(dir);
  // A release contains no port, or another one would make another version.
  const site = v.parse(declarationSchema, settings);
  const jobs = [buildEdition(dir, name, 'en'), typesInWorker(dir, name, site)] as const;
  // After one failure, wait for the others, which still write into the folder.
  await Promise.allSettled(jobs);
  const [{ edition, browser }, types] = await Promise.all(jobs);
  checkUses(name, site.consumes, builtSources(browser), (file) => relative(dir, file));
  const languages: Release['languages'] = {};
  for (const language of site.languages ?? []) {
    const { edition } = await buildEdition(dir, name, language);
    const left = untranslated(language, name);
    languages[language] = { ...edition, ...(left.length > 0 && { untranslated: byFile(left) }) };
  }
  const installed = await installedSingletons(dir);
  const { chunks } = edition;
  const shell = name === 'shell';
  const part = {
    name,
    version,
    declaration: site,
    ...edition,
    ...(site.languages && { languages }),
    shared: shell ? provided() : { ...required(), ...site.shared },
    slices: installed['@site/store'].sliceVersions,
    types,
    pages: await builtPages({ name, chunks }, dist, installed),
  };
  return finishRelease(dist, part, revision());
}

/** Browser files, server bundle and records of a part in one language. */
async function buildEdition(
  dir: string,
  name: string,
  language: Language,
): Promise<{ edition: Edition; browser: webpack.Compilation }> {
  const config = browserConfig(dir, { language });
  config.optimization?.minimizer?.unshift(new CachedMinified());
  const jobs = [
    runWebpack(config),
    readRecordsOf(dir, language),
    runWebpack(serverConfig(dir, language)),
  ] as const;
  await Promise.allSettled(jobs);
  const [browser, records] = await Promise.all(jobs);
  await writeRecords(records, join(dir, 'dist/browser', folderOf(language), 'records'));
  return { browser, edition: editionOf(name, language, browser) };
}

function runWebpack(config: webpack.Configuration): Promise<webpack.Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) throw new Fault('webpack accepted no configuration');
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error ?? !stats) return reject(error ?? new Fault('webpack gave no result'));
      if (stats.hasErrors()) {
        return reject(new Fault(stats.toString({ all: false, errors: true, colors: false })));
      }
      resolve(stats.compilation);
    });
  });
}

const readRecordsOf = (dir: string, language: Language): Promise<Record<string, unknown>> =>
  readRecords(dir, language).catch((error: unknown) => {
    throw new Fault(error instanceof Error ? error.message : String(error));
  });

async function writeRecords(records: Record<string, unknown>, target: string): Promise<void> {
  for (const [path, record] of Object.entries(records)) {
    const file = join(target, `${path}.json`);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, JSON.stringify(record));
  }
}

/** Versions of the packages that the shell shares. */
const provided = (): Record<string, string> =>
  Object.fromEntries(
    [...Object.keys(singletons), bundlerRuntime].map((name) => [name, installedVersion(name)]),
  );

/** Requirements of a remote for the shell. Its entry calls the bundler runtime it was built for. */
const required = (): Record<string, string> => ({
  ...singletons,
  [bundlerRuntime]: `^${installedVersion(bundlerRuntime)}`,
});

function revision(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString().trim();
    const dirty = git('status', '--porcelain') ? '-dirty' : '';
    return git('rev-parse', '--short=12', 'HEAD') + dirty;
  } catch {
    return 'unknown';
  }
}
