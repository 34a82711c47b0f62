import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseKinds, request, temporaryDatabase, temporaryFolder } from '../testing/site';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { migrate, migrationsOf } from './migrate';
import { openPostgres } from './postgres';

const firstRelease = readFileSync(
  join(import.meta.dirname, '../testing/releases/first-release.sql'),
  'utf8',
);
/** Where each later release began. */
const releases = ['20261122', '20261123', '20261124', '20261125', '20261126', '9'];

/** A database that can be copied while it is closed. */
interface Place {
  open: () => Promise<Database>;
  copy: () => Promise<Place>;
  remove: () => Promise<void> | void;
}

function embeddedIn(folder: string): Place {
  return {
    open: () => openEmbedded(folder),
    copy: () => {
      const copy = mkdtempSync(join(tmpdir(), 'site-release-'));
      cpSync(folder, copy, { recursive: true });
      return Promise.resolve(embeddedIn(copy));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function onServer(from?: string): Promise<Place> {
  const { url, drop } = await temporaryDatabase({ from });
  return { open: () => openPostgres(url), copy: () => onServer(url), remove: drop };
}

describe.each(databaseKinds)('a %s database of the first release', (kind) => {
  /** Updated from release to release, so that each migration runs here once. */
  let older: Place;
  let updated: Place | undefined;
  let opened: Database | undefined;
  beforeAll(async () => {
    older =
      kind === 'embedded' ? embeddedIn(temporaryFolder({ migrated: false })) : await onServer();
    const db = await older.open();
    // The roles belong to the server, not to the database.
    await db.run(`
      do $$
      declare name text;
      begin
        foreach name in array array['anon', 'authenticated', 'service_role'] loop
          if not exists (select from pg_roles where rolname = name) then
            execute format('create role %I nologin noinherit', name);
          end if;
        end loop;
      end $$;`);
    await db.transaction((tx) => tx.run(firstRelease));
    await db.close();
  });
  afterAll(() => older?.remove());
  afterEach(async () => {
    const [db, place] = [opened, updated];
    // Not again after a test that fails before it has its own.
    opened = updated = undefined;
    await db?.close();
    await place?.remove();
  });

  test.each(releases)('with an update at %s keeps its data and takes bookings', async (release) => {
    const before = await older.open();
    await migrate(before, release).finally(() => before.close());
    updated = await older.copy();
    const db = (opened = await updated.open());
    const done = await migrationsOf(db);
    expect(done.every((version) => version < release)).toBe(true);
    // A booking of that release.
    const book = async (changes: object) => {
      const [row] = await db.query<{ answer: { id: string } }>(
        'select public.book_appointment($1) as answer',
        [JSON.stringify(request(changes))],
      );
      return row?.answer.id;
    };
    const then = await book({ phone: '7135550144' });
    await migrate(db);
    const now = await book({ phone: '7135550145', preferredTime: '12-2 PM' });
    const rows = await db.query<{ id: string; name: string; day: string; status: string }>(
      `select id, name, preferred_date::text as day, status from public.appointments order by created_at`,
    );
    expect(rows).toMatchObject([
      { id: 'APT-292407', name: 'Ada Example', day: '2031-03-06', status: 'requested' },
      { id: 'APT-983242', name: 'Zoë O’Hara', day: '2026-11-25', status: 'done' },
      { id: then, status: 'requested' },
      { id: now, status: 'requested' },
    ]);
    const records = await db.query(
      'select customer_name as name, total_cost::text as cost from public.service_records',
    );
    expect(records).toEqual([{ name: 'Zoë O’Hara', cost: '240.50' }]);
    const mails = await db.query(
      `select about, kind from private.outbox where sent_at is not null order by kind`,
    );
    expect(mails).toEqual([
      { about: 'APT-983242', kind: 'customer_confirmation' },
      { about: 'APT-983242', kind: 'team_notification' },
    ]);
    expect(await db.query('select email from private.subscribers')).toEqual([
      { email: 'reader@example.com' },
    ]);
    expect(await db.query('select public.housekeeping() as done')).toEqual([
      { done: { ok: true, retentionWaits: true } },
    ]);
  });
});
