import { databaseKinds, dateIn, openDatabase, request } from '../testing/site';
import { type Key, valueFrom } from '../testing/visits';
import type { Database } from '@site/database/database';

describe.each(databaseKinds)('room for photos on the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => (db = await openDatabase(kind)));
  afterAll(() => db?.close());

  const one = valueFrom(() => db);
  let visits = 0;
  const book = () =>
    one<Key & { status?: string }>('public.book_appointment($1)', [
      JSON.stringify(
        request({
          phone: `71355${60000 + visits}`,
          email: `room${visits}@example.com`,
          preferredDate: dateIn(2 + visits++),
        }),
      ),
    ]);
  const reserve = (by: Key) =>
    one<{ status: string; path: string }>(
      `public.reserve_photo($1, gen_random_uuid()::text, 'image/png', 100, 'local')`,
      [JSON.stringify({ id: by.id, key: by.key })],
    );
  const store = async (by: Key) => {
    const { path } = await reserve(by);
    await one('public.finish_photo($1, 100)', [path]);
    return path;
  };
  const stored = async () => {
    await one('public.housekeeping()');
    return one<string[]>('public.photo_paths()');
  };
  /** Lets time pass for one visit. */
  const age = (by: Key, days: number) =>
    db.transaction(async ({ query, run }) => {
      await run('set local session_replication_role = replica');
      await query(
        `update private.appointment_history set at = at - make_interval(days => $2) where appointment_id = $1`,
        [by.id, days],
      );
      await query(
        'update public.appointments set preferred_date = preferred_date - $2::int where id = $1',
        [by.id, days],
      );
    });

  test('photos of a canceled visit are deleted after 7 days, of others after 24 months', async () => {
    const [canceled, done, settled] = [await book(), await book(), await book()];
    const paths = [await store(canceled), await store(done), await store(settled)];
    await db.query(`update public.appointments set state = 'canceled' where id = $1`, [
      canceled.id,
    ]);
    await db.query(`update public.appointments set state = 'done' where id = $1`, [done.id]);
    await age(canceled, 6);
    await age(done, 31);
    expect((await stored()).sort()).toEqual(paths.sort());
    await age(canceled, 2);
    expect(await stored()).toHaveLength(2);
    await age(done, 750);
    expect(await stored()).toHaveLength(1);
    await db.query(`update private.settings set keep_photos = '1 month'`);
    await age(settled, 60);
    expect(await stored()).toEqual([]);
  });

  test('one caller gets a share of the room each day', async () => {
    await db.query(`update private.rate_rules set max_hits = 2 where bucket = 'photo_day:caller'`);
    await db.query('update private.settings set hourly_places = 100');
    const by = await book();
    const from = (caller: string) =>
      one<{ status: string }>(
        `public.reserve_photo($1, gen_random_uuid()::text, 'image/png', 100, $2)`,
        [JSON.stringify({ id: by.id, key: by.key }), caller],
      );
    expect([await from('203.0.113.9'), await from('203.0.113.9')]).toHaveLength(2);
    await expect(from('203.0.113.9')).rejects.toMatchObject({ code: 'PT429' });
    expect((await from('198.51.100.9')).status).toBe('ready');
    await db.query('delete from private.photos');
  });

  test('a reservation without bytes gives its room back when its time is over', async () => {
    await db.query('update private.settings set photo_budget_bytes = 100');
    const { path } = await reserve(await book());
    const other = await book();
    await expect(reserve(other)).rejects.toMatchObject({ code: 'PT507' });
    await db.query('update private.photos set reserved_until = now() where path = $1', [path]);
    expect((await reserve(other)).status).toBe('ready');
    await db.query('delete from private.photos');
  });

  test('a held request has no photos until its customer has confirmed it', async () => {
    await db.query('update private.settings set hourly_places = 0, photo_budget_bytes = default');
    const [before] = await db.query<{ header: string }>(
      'select caller_header as header from private.settings',
    );
    const held = await db.transaction(async ({ query }) => {
      await query(`select set_config('request.headers', $1, true)`, [
        JSON.stringify({ [before?.header ?? '']: '203.0.113.9' }),
      ]);
      const [row] = await query<{ answer: Key & { heldUntil?: string } }>(
        'select public.book_appointment($1) as answer',
        [JSON.stringify(request({ phone: '7135550199', email: 'held@example.com' }))],
      );
      return row?.answer;
    });
    expect(held?.heldUntil).toBeDefined();
    const by = { id: held?.id ?? '', key: held?.key ?? '' };
    await expect(reserve(by)).rejects.toMatchObject({ code: 'PT425', detail: 'photo' });
    await db.query(
      `update public.appointments set state = 'requested', takes_place = true, held_until = null where id = $1`,
      [by.id],
    );
    expect((await reserve(by)).status).toBe('ready');
  });
});
