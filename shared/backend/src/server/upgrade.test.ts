import { rmSync } from 'node:fs';
import { testCompany } from '../testing/company';
import {
  databaseKinds,
  dateIn,
  request,
  temporaryDatabase,
  temporaryFolder,
} from '../testing/site';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { writeSettings } from './settings';

describe.each(databaseKinds)('a %s database of an older release', (kind) => {
  let db: Database;
  let remove: () => Promise<void> | void;
  beforeAll(async () => {
    if (kind === 'embedded') {
      const folder = temporaryFolder({ migrated: false });
      db = await openEmbedded(folder);
      remove = () => rmSync(folder, { recursive: true, force: true });
    } else {
      const { url, drop } = await temporaryDatabase();
      db = await openPostgres(url);
      remove = drop;
    }
  });
  afterAll(async () => {
    await db?.close();
    await remove?.();
  });

  test('keeps its appointments, days, links and mails, and applies the current rules', async () => {
    await migrate(db, '20261122');
    const answer = async <Result>(call: string, args: unknown[]) => {
      const [row] = await db.query<{ answer: Result }>(`select public.${call} as answer`, args);
      return row?.answer;
    };
    const first = request({ issue: 'See www.example', description: 'x' });
    const booked = await answer<{ id: string }>('book_appointment($1)', [JSON.stringify(first)]);
    await db.query(
      `insert into private.window_days (date, slot, capacity) values ($1, '8-10 AM', 1)`,
      [dateIn(7)],
    );
    await answer('subscribe($1)', ['reader@example.com']);
    const [mail] = await db.query<{ token: string }>(
      `select payload ->> 'confirmToken' as token from private.outbox where kind = 'newsletter_confirmation'`,
    );

    const done = request({ phone: '7135550143', preferredTime: '12-2 PM' });
    const completed = await answer<{ id: string }>('book_appointment($1)', [JSON.stringify(done)]);
    await db.query(`update public.appointments set status = 'completed' where id = $1`, [
      completed?.id,
    ]);

    await migrate(db);
    await writeSettings(db, testCompany);
    // A day that only copied the usual capacity follows it; a day with its own capacity keeps it.
    const days = await db.query(
      'select slot, capacity, booked from private.window_days order by slot',
    );
    expect(days).toEqual([
      { slot: '10-12', capacity: null, booked: 1 },
      { slot: '12-2 PM', capacity: null, booked: 1 },
      { slot: '8-10 AM', capacity: 1, booked: 0 },
    ]);
    // Old rows have no digest of their answers, so key and phone decide.
    const again = { ...first, issue: 'Not heating' };
    expect(await answer('book_appointment($1)', [JSON.stringify(again)])).toEqual({
      ...booked,
      key: expect.stringMatching(/^[\w-]{43}$/),
    });
    // Each has a page of its own, with the states of now, and a reminder.
    const pageOf = (id = '', phone = '') =>
      answer<{ appointment: { key: string } }>('view_appointment($1)', [
        JSON.stringify({ id, phone }),
      ]);
    const page = await pageOf(booked?.id, first.phone);
    expect(page?.appointment).toMatchObject({
      state: 'requested',
      history: [{ state: 'requested', by: 'you' }],
    });
    const donePage = await pageOf(completed?.id, done.phone);
    expect(donePage?.appointment).toMatchObject({
      state: 'done',
      history: [{ state: 'requested' }, { state: 'done', by: 'us' }],
    });
    expect(donePage?.appointment.key).not.toBe(page?.appointment.key);
    const planned = await db.query(
      `select split_part(about, ' ', 1) as id from private.outbox where kind = 'visit_reminder'`,
    );
    expect(planned).toEqual([{ id: booked?.id }]);
    expect(await answer('appointment_status($1, $2)', [booked?.id, first.phone])).toEqual({
      status: 'pending',
    });
    expect(await answer('confirm_subscription($1)', [mail?.token])).toEqual({
      status: 'confirmed',
    });
    // Nothing of its customers is erased before the owner has said for how long they are kept.
    await db.run('alter table public.appointments disable trigger user');
    await db.query(
      `update public.appointments set preferred_date = preferred_date - 900 where id = $1`,
      [completed?.id],
    );
    await db.run('alter table public.appointments enable trigger user');
    expect(await answer('housekeeping()', [])).toEqual({ ok: true, retentionWaits: true });
    expect(await db.query('select id from public.appointments')).toHaveLength(2);
    const claimed = await answer<object[]>('claim_mails(10, null, $1)', [booked?.id]);
    expect(claimed).toHaveLength(2);
    await migrate(db);
  });
});
