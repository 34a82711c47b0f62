import { rmSync } from 'node:fs';
import { testCompany } from '@site/client/testing/company';
import type { Database } from '@site/database/database';
import { openEmbedded } from '@site/database/embedded';
import { openPostgres } from '@site/database/postgres';
import { actAs, staffClaims } from '../testing/roles';
import {
  databaseKinds,
  dateIn,
  request,
  temporaryDatabase,
  temporaryFolder,
} from '../testing/site';
import { knownMigrations, migrate, migrationsOf } from './migrate';
import { baselineEnd } from './to-baseline';
import { writeSettings } from './settings';

async function openEmpty(kind: (typeof databaseKinds)[number]) {
  if (kind === 'PostgreSQL') {
    const { url, drop } = await temporaryDatabase();
    const db = await openPostgres(url);
    return { db, remove: () => db.close().then(drop) };
  }
  const folder = temporaryFolder({ migrated: false });
  const db = await openEmbedded(folder);
  const remove = () => db.close().then(() => rmSync(folder, { recursive: true, force: true }));
  return { db, remove };
}

/** Makes the changes of a day. @returns the number of the appointment */
async function liveADay(db: Database): Promise<string> {
  await writeSettings(db, testCompany);
  const [row] = await db.query<{ answer: { id: string } }>(
    'select public.book_appointment($1) as answer',
    [JSON.stringify(request({ preferredDate: dateIn(9) }))],
  );
  const id = row?.answer.id ?? '';
  await staffDo(db, 'set_appointment_state($1, $2)', [id, 'confirmed']);
  await staffDo(db, 'staff_move_appointment($1, $2, $3)', [id, dateIn(10), '2-4 PM']);
  return id;
}

const staffDo = async <Answer>(db: Database, sql: string, args: unknown[]): Promise<Answer> => {
  const [row] = await actAs(db)('authenticated', staffClaims, ({ query }) =>
    query<{ answer: Answer }>(`select public.${sql} as answer`, args),
  );
  return row?.answer as Answer;
};

/** Makes a database one of the last release before the baseline: its tables, and other functions. */
const ageTo = (db: Database, last: string) =>
  db.transaction(async ({ run }) => {
    await run(`delete from supabase_migrations.schema_migrations;
      insert into supabase_migrations.schema_migrations (version) values ('20261124000000'), ('${last}');
      create function private.of_before(name text) returns text language sql as 'select name';
      create function public.of_a_company() returns int language sql as 'select 7';
      create or replace function public.staff_me() returns jsonb language sql as 'select null::jsonb'`);
  });

test.each(databaseKinds)(
  'a %s database of before the baseline goes forward with its visits, and works as a new one',
  async (kind) => {
    const { db, remove } = await openEmpty(kind);
    await migrate(db, `${baselineEnd}~`);
    const id = await liveADay(db);
    await ageTo(db, '20261127000000');
    await migrate(db);
    expect(await migrationsOf(db)).toEqual(knownMigrations());
    // A server that starts again changes nothing, and so does the previous version.
    await migrate(db);
    expect(
      await db.query(
        "select version from supabase_migrations.schema_migrations where version < '20261128'",
      ),
    ).toEqual([{ version: '20261124000000' }, { version: '20261127000000' }]);
    expect(
      await db.query(
        `select to_regproc('private.of_before') as gone, public.of_a_company() as own`,
      ),
    ).toEqual([{ gone: null, own: 7 }]);
    expect(await staffDo(db, 'staff_me()', [])).toMatchObject({ role: 'owner' });
    await staffDo(db, 'set_appointment_state($1, $2)', [id, 'canceled']);
    await staffDo(db, 'set_appointment_state($1, $2)', [id, 'confirmed']);
    const { state, history } = await staffDo<{ state: string; history: { state: string }[] }>(
      db,
      'staff_visit($1)',
      [id],
    );
    expect(state).toBe('confirmed');
    expect(history.map((entry) => entry.state)).toEqual([
      ...['requested', 'confirmed', 'moved', 'canceled', 'confirmed'],
    ]);
    await remove();
  },
);

test('an older database is not changed, and the error names the way', async () => {
  const { db, remove } = await openEmpty('embedded');
  await migrate(db, `${baselineEnd}~`);
  await ageTo(db, '20261126000000');
  await expect(migrate(db)).rejects.toThrow(
    /version of the site before 20261127000000 \(migration 20261126000000\)\. Bring it up to date with that version first/,
  );
  expect(await migrationsOf(db)).toEqual(['20261124000000', '20261126000000']);
  await remove();
});
