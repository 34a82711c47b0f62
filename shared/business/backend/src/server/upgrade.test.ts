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
import { writeSettings } from './settings';

/** The first version after v1.0.0. */
const afterFirst = '20261125000000';

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

/** Makes the changes that a day of v1.0.0 has made. @returns the number of the appointment */
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

test.each(databaseKinds)(
  'a %s database of v1.0.0 goes forward with its visits, and works as a new one',
  async (kind) => {
    const { db, remove } = await openEmpty(kind);
    await migrate(db, afterFirst);
    expect((await migrationsOf(db)).at(-1)).toMatch(/^20261124/);
    const id = await liveADay(db);
    await migrate(db);
    expect(await migrationsOf(db)).toEqual(knownMigrations());
    // The office, whose changes before the update had no technician in the history.
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
