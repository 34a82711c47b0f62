import { emptyDatabaseName } from '@site/server/empty-database';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Fields } from '@site/contract/fields';
import { readJson } from '@site/contract/parse';
import * as v from 'valibot';
import { areUnchanged, fileStates, lastChange } from '../../bin/file-states.js';
import { cache, keptDatabase } from './kept-database';
import { writeOnce, writeRecord } from './kept-folder';
import { manifests } from './manifests';
import { bundleServer } from './server-bundle';
import type { ServerBundle } from './server-bundle';
import { readFiles, scriptsFolder } from './server-files';

/** The last bundle, and what it was made from. */
export interface Last {
  database: string;
  sources: Record<string, string>;
  dir: string;
}

const lastSchema = v.object({
  database: v.string(),
  sources: v.record(v.string(), v.string()),
  dir: v.string(),
} satisfies Fields<Last>);

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
export async function keptServer(folder = cache): Promise<string> {
  const database = await keptDatabase();
  const dir = (await unchanged(folder, database)) ?? (await bundled(folder, database));
  return join(dir, scriptsFolder, 'packed-cli.js');
}

/** File of a folder that describes the last bundle. */
export const recordName = 'last.json';

async function unchanged(folder: string, database: string): Promise<string | undefined> {
  // Without a record that can be read, the server is bundled again.
  const last = await readJson(lastSchema, join(folder, recordName), 'missing').catch(
    () => undefined,
  );
  if (!last) return undefined;
  const same = last.database === database && existsSync(last.dir);
  return same && areUnchanged(last.sources) ? last.dir : undefined;
}

async function bundled(folder: string, database: string): Promise<string> {
  const began = Date.now();
  const { scripts, sources } = await bundleServer();
  const hash = createHash('sha256').update(database);
  for (const { name, bytes } of scripts) hash.update(name).update(bytes);
  const dir = join(folder, hash.digest('hex').slice(0, 16));
  await writeOnce(dir, (half) => fill(half, scripts, database));
  const last: Last = { database, sources: fileStates([...sources, ...settings]), dir };
  // Perhaps saved after it was read: do not take this bundle for its state.
  if (lastChange(last.sources) < began) await writeRecord(join(folder, recordName), last);
  return dir;
}

async function fill(
  half: string,
  scripts: ServerBundle['scripts'],
  database: string,
): Promise<void> {
  await mkdir(join(half, scriptsFolder), { recursive: true });
  for (const { name, bytes } of scripts) await writeFile(join(half, scriptsFolder, name), bytes);
  const empty = { source: database, place: join(scriptsFolder, emptyDatabaseName) };
  for (const { source, place } of [...readFiles, empty]) {
    await mkdir(dirname(join(half, place)), { recursive: true });
    await symlink(source, join(half, place));
  }
  await writeFile(join(half, 'package.json'), '{"type":"module"}\n');
}
