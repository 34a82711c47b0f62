import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readRecords } from '@site/build/records';
import { singletons } from '@site/build/parts';
import { integrityOf, integrityToken, releaseToken } from '@site/build/release-token';
import {
  browserConfig,
  containerName,
  installedVersion,
  readPart,
  serverConfig,
} from '@site/build/webpack';
import type { PartName, Release, ReleaseFile } from '@site/data-types/contract';
import webpack from 'webpack';
import { compressed } from './compressed';
import { declaredTypes } from './declared-types';
import { Fault } from '../fault';
import { builtPages, installedSingletons } from './installed';
import { partDir, root } from '../paths';

/**
 * Builds one part alone: browser files, server bundle and records, then `release.json`. The same
 * sources give the same bytes, so the version carries a hash of everything the release holds.
 * @returns the release; its folder is `<part>/dist/`
 * @throws Fault with the build's own message
 */
export async function buildPart(name: PartName): Promise<Release> {
  const dir = partDir(name);
  const dist = join(dir, 'dist');
  await rm(dist, { recursive: true, force: true });
  const [browser] = await Promise.all([run(browserConfig(dir)), run(serverConfig(dir))]);
  await writeRecords(dir, join(dist, 'browser/records'));
  const installed = await installedSingletons(dir);
  const { site } = readPart(dir);
  const chunks = chunksOf(browser);
  return finish(name, dist, {
    chunks,
    shared: name === 'shell' ? provided() : { ...singletons, ...site.shared },
    slices: installed['@site/store'].sliceVersions,
    types: declaredTypes(dir, name, site),
    pages: await builtPages({ name, chunks }, dist, installed),
  });
}

function run(config: webpack.Configuration): Promise<webpack.Compilation> {
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

/** Files of each named chunk with everything that has to be loaded with it. */
function chunksOf(compilation: webpack.Compilation): Release['chunks'] {
  const chunks: Release['chunks'] = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const files = group.getFiles();
    chunks[name] = {
      js: files.filter((file) => file.endsWith('.js')),
      css: files.filter((file) => file.endsWith('.css')),
    };
  }
  return chunks;
}

async function writeRecords(dir: string, target: string): Promise<void> {
  const records = await readRecords(dir).catch((error: unknown) => {
    throw new Fault(error instanceof Error ? error.message : String(error));
  });
  for (const [path, record] of Object.entries(records)) {
    const file = join(target, `${path}.json`);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, JSON.stringify(record));
  }
}

/** Files below a folder, sorted, with forward slashes. */
async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Gives the built files their version and integrity, and writes what the release says of itself. */
async function finish(
  name: PartName,
  dist: string,
  told: Pick<Release, 'chunks' | 'shared' | 'slices' | 'types' | 'pages'>,
): Promise<Release> {
  const { version, site } = readPart(partDir(name));
  // What is checked counts, too: another declaration makes another version.
  const content = createHash('sha256').update(JSON.stringify([site, told]));
  for (const file of await listFiles(dist)) {
    content.update(file).update(await readFile(join(dist, file)));
  }
  const hash = content.digest('hex').slice(0, releaseToken.length);

  const browser = join(dist, 'browser');
  const files: Record<string, ReleaseFile> = {};
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  const names = (await listFiles(browser)).filter((file) => file !== entry);
  // The entry names the integrity of all others, so it comes last.
  for (const file of [...names, entry]) {
    const path = join(browser, file);
    let bytes: Buffer = await readFile(path);
    if (/\.(js|css)$/.test(file)) {
      let text = bytes.toString('utf8').replaceAll(releaseToken, hash);
      if (file === entry) {
        for (const other of names) {
          text = text.replaceAll(integrityToken(other), files[other]?.integrity ?? '');
        }
      }
      bytes = Buffer.from(text);
      await writeFile(path, bytes);
    }
    const packed = compressed(bytes);
    await writeFile(`${path}.br`, packed);
    files[file] = {
      bytes: bytes.length,
      brotli: packed.length,
      integrity: integrityOf(bytes),
    };
  }
  const release: Release = {
    name,
    version: `${version}-${hash}`,
    revision: revision(),
    declaration: site,
    files,
    entry,
    container: name === 'shell' ? '' : containerName(name, hash),
    ...told,
  };
  await writeFile(join(dist, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
  return release;
}

/** Versions of the singletons that the shell brings. */
const provided = (): Record<string, string> =>
  Object.fromEntries(Object.keys(singletons).map((name) => [name, installedVersion(name)]));

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
