import { actAs, type As } from '../testing/roles';
import { databaseKinds, dateIn, openDatabase, request } from '../testing/site';
import type { Database } from '@site/database/database';

interface Booked {
  id: string;
  key: string;
  heldUntil?: string;
}

describe.each(databaseKinds)('a flood on the %s database', (kind) => {
  let db: Database;
  let as: As;
  beforeEach(async () => {
    db = await openDatabase(kind);
    as = actAs(db);
  });
  afterEach(() => db?.close());

  const call = async <Result>(name: string, args: unknown[], caller: string): Promise<Result> =>
    as(
      'anon',
      {},
      async ({ query }) => {
        const holders = args.map((_, n) => `$${n + 1}`).join();
        const [row] = await query<{ answer: Result }>(
          `select public.${name}(${holders}) as answer`,
          args,
        );
        if (!row) throw new Error('no answer');
        return row.answer;
      },
      { 'cf-connecting-ip': caller },
    );
  let serial = 0;
  const windows = ['8-10 AM', '10-12', '12-2 PM', '2-4 PM', '4-6 PM'];
  /** A request that shares no field with the last one. */
  const another = (changes: object = {}) => {
    serial++;
    return request({
      phone: `7${String(serial).padStart(9, '0')}`,
      email: `visitor${serial}@example.com`,
      preferredDate: dateIn(2 + (serial % 58)),
      preferredTime: windows[serial % windows.length],
      ...changes,
    });
  };
  const book = (sent: object, caller: string) =>
    call<Booked>('book_appointment', [JSON.stringify(sent)], caller);
  const outcome = (sent: object, caller: string) =>
    book(sent, caller).then(
      ({ heldUntil }) => (heldUntil ? 'held' : 'booked'),
      (error: { code: string }) => error.code,
    );
  const count = (list: string[], what: string) => list.filter((each) => each === what).length;
  const places = async () => {
    const [row] = await db.query<{ n: number }>(
      'select coalesce(sum(booked), 0)::int as n from private.window_days',
    );
    return row?.n;
  };
  const tokenOf = async (about: string) => {
    const [row] = await db.query<{ token: string }>(
      `select payload ->> 'holdToken' as token from private.outbox where kind = 'booking_hold' and about = $1`,
      [about],
    );
    return row?.token ?? '';
  };
  const expire = () =>
    db.query(
      `update public.appointments set held_until = now() - interval '1 second' where state = 'held'`,
    );

  test('from one network of IPv6 stops at the limit of one caller', async () => {
    await db.query('update private.settings set hourly_places = 1000');
    const outcomes = [];
    for (let n = 0; n < 40; n++)
      outcomes.push(await outcome(another(), `2001:db8:5:6:${n.toString(16)}::${n + 1}`));
    expect(count(outcomes, 'booked')).toBe(20);
    expect(count(outcomes, 'PT429')).toBe(20);
    // The /64s of one customer's /48 share a wider limit.
    const wide = [];
    for (let n = 0; n < 60; n++) wide.push(await outcome(another(), `2001:db8:5:${n + 10}::1`));
    expect(count(wide, 'booked')).toBe(40);
    expect(await outcome(another(), '203.0.113.9')).toBe('booked');
  });

  test('from one network leaves hourly places to others', async () => {
    const outcomes = [];
    for (let n = 0; n < 20; n++) outcomes.push(await outcome(another(), '203.0.113.9'));
    expect([count(outcomes, 'booked'), count(outcomes, 'held')]).toEqual([5, 15]);
    const wide = [];
    for (let n = 0; n < 30; n++) wide.push(await outcome(another(), `2001:db8:5:${n + 10}::1`));
    expect([count(wide, 'booked'), count(wide, 'held')]).toEqual([10, 20]);
    expect(await outcome(another(), '198.51.100.1')).toBe('booked');
  });

  test('of sign-ups stops at the limit of a /48, and at the hourly limit', async () => {
    const signUp = (caller: string) =>
      call('subscribe', [`reader${serial++}@example.com`], caller).then(
        () => 'pending',
        (error: { code: string }) => error.code,
      );
    const wide = [];
    for (let n = 0; n < 70; n++) wide.push(await signUp(`2001:db8:5:${n + 10}::1`));
    expect([count(wide, 'pending'), count(wide, 'PT429')]).toEqual([60, 10]);
    const all = [];
    for (let n = 0; n < 150; n++) all.push(await signUp(`203.0.113.${n}`));
    expect([count(all, 'pending'), count(all, 'PT429')]).toEqual([140, 10]);
    // The limit for everyone does not count staff at the business's own machine.
    expect(await signUp('local')).toBe('pending');
  });

  test.each([['confirm_booking', ['x'.repeat(64)], 180]])(
    'of calls of %s from a /48 stops',
    async (name, args, most) => {
      // Set the counter of the /48 as after that many calls, each from its own /64.
      await call(name, args, '2001:db8:5:1::1');
      await db.query(
        `update private.rate_counters set hits = array_fill(now(), array[$1::int]) where bucket like '%:network'`,
        [most],
      );
      await expect(call(name, args, '2001:db8:5:2::1')).rejects.toMatchObject({ code: 'PT429' });
      await call(name, args, '2001:db8:6:2::1');
    },
  );

  test('with one phone, or one mail address in any spelling, stops', async () => {
    await db.query('update private.settings set hourly_places = 1000');
    const phones = [];
    const mails = [];
    for (let n = 0; n < 25; n++) {
      phones.push(await outcome(another({ phone: ' 8325550100 ' }), `203.0.113.${n}`));
      const email = ['victim', 'v.ictim', 'VICTIM'][n % 3] + `+${n}@example.com`;
      mails.push(await outcome(another({ email }), `198.51.100.${n}`));
    }
    expect([count(phones, 'booked'), count(phones, 'PT429')]).toEqual([20, 5]);
    expect([count(mails, 'booked'), count(mails, 'PT429')]).toEqual([20, 5]);
    const [toVictim] = await db.query<{ n: number }>(
      `select count(*)::int as n from private.outbox
       where recipient ilike 'v%ictim%' and kind <> 'visit_reminder'`,
    );
    expect(toVictim?.n).toBe(6);
  });

  test('past the places of an hour waits for confirmations and expires', async () => {
    const outcomes = [];
    for (let n = 0; n < 50; n++) outcomes.push(await outcome(another(), `203.0.113.${n}`));
    expect([count(outcomes, 'booked'), count(outcomes, 'held')]).toEqual([20, 30]);
    expect(await places()).toBe(50);
    await expire();
    await call('open_windows', [], '198.51.100.1');
    expect(await places()).toBe(20);
    const [left] = await db.query(
      `select (select count(*) from public.appointments)::int as appointments,
        (select count(*) from private.outbox where kind = 'booking_hold')::int as mails`,
    );
    expect(left).toEqual({ appointments: 20, mails: 0 });
  });

  test('closes no window, and holds a limited number of requests', async () => {
    await db.query('update private.settings set hourly_places = 0, most_held = 8');
    const window = { preferredDate: dateIn(9), preferredTime: '10-12' };
    const outcomes = [];
    for (let n = 0; n < 12; n++) outcomes.push(await outcome(another(window), `203.0.113.${n}`));
    expect([count(outcomes, 'held'), count(outcomes, 'PT429')]).toEqual([8, 4]);
    const [day] = await call<{ windows: { time: string; free: number }[] }[]>(
      'open_windows',
      [dateIn(9), 1],
      '198.51.100.1',
    );
    expect(day?.windows.find(({ time }) => time === '10-12')?.free).toBe(1);
  });

  test('a booking at the business’s own machine is not held', async () => {
    await db.query('update private.settings set hourly_places = 0');
    expect(await outcome(another(), 'local')).toBe('booked');
  });

  test('a customer who confirms is booked once, and then the mails are sent', async () => {
    await db.query('update private.settings set hourly_places = 0');
    const sent = another();
    const held = await book(sent, '203.0.113.1');
    expect(held).toEqual({
      id: expect.stringMatching(/^APT-\d{6}$/),
      key: expect.stringMatching(/^[\w-]{43}$/),
      heldUntil: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    // A repeat is the same request and sends no second mail.
    expect(await book(sent, '203.0.113.1')).toEqual(held);
    const stored = () => db.query('select state from public.appointments where id = $1', [held.id]);
    expect(await stored()).toEqual([{ state: 'held' }]);
    const token = await tokenOf(held.id);
    const confirm = (text: string) => call('confirm_booking', [text], '198.51.100.1');
    expect(await confirm('x'.repeat(64))).toEqual({ status: 'unknown' });
    const confirmed = {
      status: 'confirmed',
      id: held.id,
      key: held.key,
      preferredDate: sent.preferredDate,
      preferredTime: sent.preferredTime,
      appliance: 'Dryer',
      issue: 'Not heating',
    };
    expect(await confirm(token)).toEqual(confirmed);
    expect(await confirm(token)).toEqual(confirmed);
    expect(await stored()).toEqual([{ state: 'requested' }]);
    expect(await book(sent, '203.0.113.1')).toEqual({ id: held.id, key: held.key });
    const mails = await db.query<{ kind: string }>('select kind from private.outbox order by kind');
    expect(mails.map(({ kind: each }) => each)).toEqual([
      'booking_hold',
      'customer_confirmation',
      'team_notification',
      'visit_reminder',
    ]);
    expect(await places()).toBe(1);
  });

  test('a window that filled up answers taken, and a late confirmation answers unknown', async () => {
    const window = { preferredDate: dateIn(9), preferredTime: '10-12' };
    await db.query('update private.settings set hourly_places = 0');
    await book(another(window), '203.0.113.1');
    const slow = await book(another(window), '203.0.113.2');
    const last = await book(another(window), '203.0.113.3');
    const token = await tokenOf(last.id);
    expect(await outcome(another(window), 'local')).toBe('booked');
    expect(await call('confirm_booking', [token], '198.51.100.1')).toEqual({ status: 'taken' });
    expect(await outcome(another(window), 'local')).toBe('PT409');
    const slowToken = await tokenOf(slow.id);
    await expire();
    expect(await call('confirm_booking', [slowToken], '198.51.100.1')).toEqual({
      status: 'unknown',
    });
  });

  test('staff see held requests, and cannot complete them', async () => {
    await db.query('update private.settings set hourly_places = 0');
    const { id } = await book(another(), '203.0.113.1');
    const staff = { app_metadata: { role: 'staff' } };
    const [listed] = await as('authenticated', staff, ({ query }) =>
      query<{ rows: { id: string }[] }>(`select public.list_appointments('held') as rows`),
    );
    expect(listed?.rows).toMatchObject([{ id, state: 'held' }]);
    await expect(
      as('authenticated', staff, ({ query }) =>
        query('select public.complete_appointment($1)', [id]),
      ),
    ).rejects.toMatchObject({ code: 'PT409' });
  });
});
