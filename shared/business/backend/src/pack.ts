import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackParts } from '@site/contract/backend';
import { packedFiles, thread } from '@site/database/packed-files';
import { emptyDatabaseName, writeEmptyDatabase } from './server/empty-database';

const embeddedSql = join(import.meta.dirname, 'server/embedded-sql');
const migrations = join(import.meta.dirname, '../supabase/migrations');

const filesIn = (dir: string): string[] =>
  readdirSync(dir)
    .sort()
    .map((name) => join(dir, name));

/** Files of this backend for a server in one folder. */
export const packParts = (): PackParts => ({
  scripts: { 'embedded-thread': thread },
  files: [
    ...packedFiles(),
    { source: embeddedSql, place: 'embedded-sql' },
    { source: migrations, place: '../../supabase/migrations' },
  ],
  prepared: {
    name: emptyDatabaseName,
    sources: [thread, ...[embeddedSql, migrations].flatMap(filesIn)],
    write: writeEmptyDatabase,
  },
});
