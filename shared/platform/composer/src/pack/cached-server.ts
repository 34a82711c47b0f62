import { createHash } from 'node:crypto';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  bundleRecord,
  cacheOfCheckout,
  recordName,
  unchangedBundle,
} from '../../bin/cached-bundle.js';
import { cache, preparedFile } from './prepared-file';
import { writeOnce, writeRecord } from './cached-folder';
import { manifests } from './manifests';
import { bundleServer } from './server-bundle';
import type { ServerBundle } from './server-bundle';
import type { ServerFiles } from './server-files';
import { scriptsFolder, serverFiles } from './server-files';

/** They decide how the bundle is made. */
const settings = [
  ...manifests,
  ...['server-bundle.ts', 'server-files.ts'].map((name) => join(import.meta.dirname, name)),
];

/**
 * Bundles the server for `site serve` in the sources, unless nothing has changed. The process that
 * serves then holds neither the compiler of TypeScript nor the packages of the build.
 * @param folder keeps the bundles
 * @returns the script to import
 */
export async function cachedServer(folder = cacheOfCheckout(cache)): Promise<string> {
  const { files, prepared } = await serverFiles();
  const file = await preparedFile({ prepared });
  if (file) files.push({ source: file.source, place: join(scriptsFolder, file.name) });
  const from = file?.source ?? '';
  const dir = unchangedBundle(folder, from) ?? (await bundled(folder, from, files));
  return join(dir, scriptsFolder, 'packed-cli.js');
}

/** @param from file that is part of what the bundle is known by */
async function bundled(folder: string, from: string, files: ServerFiles['files']): Promise<string> {
  const began = Date.now();
  const { scripts, sources } = await bundleServer();
  const hash = createHash('sha256').update(from);
  for (const { name, bytes } of scripts) hash.update(name).update(bytes);
  const name = hash.digest('hex').slice(0, 16);
  const dir = join(folder, name);
  await writeOnce(dir, (half) => fill(half, scripts, files));
  const record = bundleRecord(name, [...sources, ...settings], began, from);
  if (record) await writeRecord(join(folder, recordName), record);
  return dir;
}

async function fill(
  half: string,
  scripts: ServerBundle['scripts'],
  files: ServerFiles['files'],
): Promise<void> {
  await mkdir(join(half, scriptsFolder), { recursive: true });
  for (const { name, bytes } of scripts) await writeFile(join(half, scriptsFolder, name), bytes);
  for (const { source, place } of files) {
    await mkdir(dirname(join(half, place)), { recursive: true });
    await symlink(source, join(half, place));
  }
  await writeFile(join(half, 'package.json'), '{"type":"module"}\n');
}
