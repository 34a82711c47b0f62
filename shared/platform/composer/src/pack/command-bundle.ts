import { writeMessages } from '@site/build/messages';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleRecord, recordName } from '../../bin/cached-bundle.js';
import { givenBackendByName } from './given-backend-plugin';
import { writeOnce, writeRecord } from './cached-folder';
import { manifests } from './manifests';

const src = join(import.meta.dirname, '..');

/** The path of a file in its package, `jose/dist/index.js`; empty for a file of a workspace. */
const inPackage = (path: string): string =>
  path
    .split(/node_modules[/\\]/)
    .slice(1)
    .at(-1) ?? '';
const isOwn = (path: string): boolean => /^(@site\/|$)/.test(inPackage(path));
/** Packages of many small files. */
const isBundled = (path: string): boolean => /^(jose|valibot)\//.test(inPackage(path));

/** Leaves other packages where they are installed. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...args }) => {
      if (pluginData === installedPackages) return undefined;
      const found = await resolve(path, { ...args, pluginData: installedPackages });
      // A package that the owner may install.
      if (found.errors.length > 0) return { path, external: true };
      if (found.external || isOwn(found.path) || isBundled(found.path)) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** Keeps the places of sources in `import.meta`, because they read files that are next to them. */
const ownPlaces: Plugin = {
  name: 'own-places',
  setup({ initialOptions, onLoad }) {
    initialOptions.define = Object.fromEntries(
      ['dirname', 'filename', 'url'].map((name) => [`import.meta.${name}`, `place_.${name}`]),
    );
    onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => {
      if (!isOwn(path)) return undefined;
      const url = pathToFileURL(path).href;
      const place = JSON.stringify({ dirname: dirname(path), filename: path, url });
      return { loader: 'ts', contents: `const place_ = ${place};${await readFile(path, 'utf8')}` };
    });
  },
};

/**
 * Bundles the command, for bin/command-script.js.
 * @param cache folder of this checkout's bundles
 * @returns folder of the scripts; undefined if the cache cannot be written
 */
export async function bundleCommand(cache: string): Promise<string | undefined> {
  writeMessages();
  const began = Date.now();
  const { outputFiles, metafile } = await build({
    entryPoints: ['cli.ts', 'prepare-server.ts'],
    absWorkingDir: src,
    outdir: '.',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    plugins: [givenBackendByName, installedPackages, ownPlaces],
    legalComments: 'none',
    logLevel: 'silent',
  });
  const hash = createHash('sha256');
  for (const { path, contents } of outputFiles) hash.update(path).update(contents);
  const name = `site-${hash.digest('hex').slice(0, 16)}`;
  const dir = join(cache, name);
  const inputs = Object.keys(metafile.inputs).map((path) => join(src, path));
  const texts = inputs
    .filter((path) => /[/\\]src[/\\]messages[/\\]/.test(path))
    .map((path) => path.replace(/\.ts$/, '.en.yaml'));
  try {
    await writeOnce(dir, async (half) => {
      for (const { path, contents } of outputFiles)
        await writeFile(join(half, basename(path)), contents);
    });
    const record = bundleRecord(
      name,
      [...inputs, ...texts, ...manifests, import.meta.filename],
      began,
    );
    if (record) await writeRecord(join(cache, recordName), record);
    return dir;
  } catch {
    return undefined;
  }
}
