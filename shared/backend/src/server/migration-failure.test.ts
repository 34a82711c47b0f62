import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseKinds, openDatabase } from '../testing/site';
import type { Database } from './database';
import { runMigrations } from './run-migrations';
import { beginningOf, statementsOf } from './sql-statements';

const record = { schema: 'trial', table: 'done' };

describe.each(databaseKinds)('on the %s database', (kind) => {
  let db: Database;
  let folder: string;
  beforeAll(async () => (db = await openDatabase(kind)));
  afterAll(() => db?.close());
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-migrations-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('a migration that fails leaves the old state and says which statement it was', async () => {
    writeFileSync(
      join(folder, '1_first.sql'),
      `create table trial.visits (id integer); insert into trial.visits values (1), (1);`,
    );
    await runMigrations(db, folder, record);
    const second = join(folder, '2_second.sql');
    writeFileSync(
      second,
      `-- Numbers are unique; from now on.
alter table trial.visits add column note text default 'a;b';
update trial.visits set id = 2;

-- This one fails:
create unique index
  on trial.visits (id);
drop table trial.visits;`,
    );
    await expect(runMigrations(db, folder, record)).rejects.toThrow(
      /^Migration 2_second\.sql failed, nothing of it was kept: line 6, "create unique index on trial\.visits \(id\);": .*could not create unique index/,
    );
    expect(await db.query('select * from trial.visits')).toEqual([{ id: 1 }, { id: 1 }]);
    expect(await db.query('select version from trial.done')).toEqual([{ version: '1' }]);
    writeFileSync(second, 'delete from trial.visits;');
    await runMigrations(db, folder, record);
    expect(await db.query('select version from trial.done order by 1')).toEqual([
      { version: '1' },
      { version: '2' },
    ]);
  });
});

test('a semicolon in a text, a name, a comment or a body ends no statement', () => {
  const script = `-- one;
select 'a;''b', "c;d", e'\\';', $$;$$, $x$ $$;$$ $x$; /* ; */
select 2;;
-- the end;
`;
  const found = statementsOf(script);
  expect(found.map(({ line }) => line)).toEqual([2, 3]);
  expect(found.map((statement) => beginningOf(statement, 12))).toEqual([
    `select 'a;''…`,
    'select 2;',
  ]);
});

test('the statements of every migration are the whole migration', () => {
  const folder = join(import.meta.dirname, '../../supabase/migrations');
  const plain = (sql: string) => sql.replace(/--[^\n]*/g, '').replace(/\s+/g, '');
  for (const name of readdirSync(folder)) {
    const script = readFileSync(join(folder, name), 'utf8');
    const joined = statementsOf(script).map(({ sql }) => sql);
    expect([name, plain(joined.join('\n'))]).toEqual([name, plain(script)]);
  }
});
