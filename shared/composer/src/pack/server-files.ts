import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const nodeRequire = createRequire(import.meta.url);
const composer = join(import.meta.dirname, '..');
const server = dirname(nodeRequire.resolve('@site/backend/server'));
const requireOfBackend = createRequire(join(server, 'index.ts'));
const requireOfLock = createRequire(nodeRequire.resolve('@site/file-lock'));

/**
 * Folder of the scripts in a pack. It is as deep as a package's `src` in the repository, because the
 * packages' code looks for its files from its own folder, and for the project three floors up.
 */
export const scriptsFolder = 'lib/server/src';

/** The scripts of a server: the command, and the thread of the embedded database. */
export const scripts = {
  'packed-cli': join(composer, 'packed-cli.ts'),
  'embedded-thread': join(server, 'embedded-thread.js'),
};

const pglite = dirname(requireOfBackend.resolve('@electric-sql/pglite'));
export const nativeLock = dirname(requireOfLock.resolve('fs-native-extensions'));

const embeddedSql = join(server, 'embedded-sql');
const migrations = join(server, '../../supabase/migrations');

/** Sources that decide the content of an empty database. */
export const sourcesOfDatabase = [
  join(pglite, '../package.json'),
  scripts['embedded-thread'],
  ...[embeddedSql, migrations].flatMap((dir) =>
    readdirSync(dir)
      .sort()
      .map((name) => join(dir, name)),
  ),
];

/** Files and folders that the scripts read while they run, and their places in a pack. */
export const readFiles: { source: string; place: string }[] = [
  ...['pglite.wasm', 'pglite.data', 'initdb.wasm'].map((name) => ({
    source: join(pglite, name),
    place: join(scriptsFolder, name),
  })),
  ...['linux-x64', 'linux-arm64', 'darwin-arm64'].map((system) => ({
    source: join(nativeLock, 'prebuilds', system, 'fs-native-extensions.node'),
    place: join(scriptsFolder, 'lock', system, 'fs-native-extensions.node'),
  })),
  { source: embeddedSql, place: join(scriptsFolder, 'embedded-sql') },
  { source: migrations, place: 'lib/supabase/migrations' },
];
