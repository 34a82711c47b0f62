import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';
import { filledByMigrations, readTables } from '../spool/tables';
import type { Database } from '@site/database/database';
import { openEmbedded } from '@site/database/embedded';
import { writeEmptyDatabase } from './empty-database';
import { knownMigrations, migrate, migrationsOf } from './migrate';

let folder: string;
let db: Database | undefined;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-empty-'))));
afterEach(async () => {
  await db?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an empty database has all tables, and nothing that two sites must not share', async () => {
  const file = join(folder, 'empty.tgz');
  await writeEmptyDatabase(file);
  const dataDir = join(folder, 'unpacked');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o700 });
  await extract({ file, cwd: join(dataDir, 'postgres') });
  db = await openEmbedded(dataDir);
  const { query } = db;
  expect(await migrationsOf(db)).toEqual(knownMigrations());
  await migrate(db);
  const filled = [];
  for (const { name } of await readTables(query))
    if ((await query(`select from ${name} limit 1`)).length > 0) filled.push(name);
  expect(filled.sort()).toEqual(filledByMigrations);
  // A key or a number drawn at random would be the same on every machine.
  const drawn = await query<{ table: string }>(
    `select table_schema || '.' || table_name as table from information_schema.columns
     where table_schema || '.' || table_name = any($1::text[]) and data_type in ('uuid', 'bytea')`,
    [`{${filledByMigrations.join()}}`],
  );
  expect(drawn).toEqual([]);
  const [settings] = await query<{ company: unknown }>('select company from private.settings');
  expect(settings?.company).toEqual({});
});
