import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseKinds, openDatabase } from '../testing/site';
import type { Database } from '@site/database/database';
import { runMigrations } from '@site/database/run-migrations';
import { knownMigrations } from './migrate';

const namesIn = (dir: string): string[] =>
  readdirSync(join(import.meta.dirname, dir)).map((name) => name.split('_')[0] ?? name);

const record = { schema: 'trial', table: 'done' };

describe.each(databaseKinds)('on the %s database', (kind) => {
  let db: Database;
  let folder: string;
  beforeAll(async () => (db = await openDatabase(kind)));
  afterAll(() => db?.close());
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-migrations-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

  test('a migration that fails leaves the old state and says where', async () => {
    put(
      '1_first.sql',
      'create table trial.visits (id int); insert into trial.visits values (1), (1);',
    );
    await runMigrations(db, folder, record);
    put(
      '2_second.sql',
      `-- Numbers are unique; from now on.
alter table trial.visits add column note text default 'a;b';
create function trial.visit_count() returns bigint language sql
begin atomic
  select count(*) from trial.visits;
end;
update trial.visits set number = 2;
drop table trial.visits;`,
    );
    await expect(runMigrations(db, folder, record)).rejects.toThrow(
      /^Migration 2_second\.sql failed, nothing of it was stored: line 7: column "number" .*does not exist/,
    );
    expect(await db.query('select * from trial.visits')).toEqual([{ id: 1 }, { id: 1 }]);
    // PostgreSQL names no place for what it finds while it runs a statement.
    put('2_second.sql', 'create unique index on trial.visits (id);');
    await expect(runMigrations(db, folder, record)).rejects.toThrow(
      /^Migration 2_second\.sql failed, nothing of it was stored: could not create unique index/,
    );
    expect(await db.query('select version from trial.done')).toEqual([{ version: '1' }]);
    put('2_second.sql', 'delete from trial.visits;');
    await runMigrations(db, folder, record);
    expect(await db.query('select version from trial.done order by 1')).toEqual([
      { version: '1' },
      { version: '2' },
    ]);
  });

  test('a migration that sorts before one that was applied is refused', async () => {
    put('1_first.sql', 'select 1');
    put('2_second.sql', 'select 1');
    put('1a_late.sql', 'create table trial.late (id int)');
    await expect(runMigrations(db, folder, record)).rejects.toThrow(
      'Migration 1a_late.sql failed, nothing of it was stored: it sorts before 2, which this database has',
    );
    expect(await db.query(`select to_regclass('trial.late') as late`)).toEqual([{ late: null }]);
  });
});

test.each([
  ['of the business', knownMigrations()],
  ['of the shared store', namesIn('../../../../platform/delivery/src/migrations')],
])('migrations %s are dated, each once and none in the future', (_, versions) => {
  expect(versions.length).toBeGreaterThan(1);
  expect(new Set(versions).size).toBe(versions.length);
  // A file that is named by the clock would sort before one of tomorrow.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().replace(/\D/g, '').slice(0, 14);
  for (const version of versions) {
    expect(version).toMatch(/^20\d{12}$/);
    expect(version < tomorrow).toBe(true);
  }
});
