import { actAs, type As, staffClaims } from '../testing/roles';
import { databaseKinds, dateIn, request } from '../testing/site';
import { openUnlimited, valueFrom } from '../testing/visits';
import type { Database } from '@site/database/database';

const who = { phone: '2815550166', email: 'old@example.com', name: 'Otto Old' };

describe.each(databaseKinds)('how long customers are stored in the %s database', (kind) => {
  let db: Database;
  let as: As;
  const one = valueFrom(() => db);
  const book = async (changes: object = {}) =>
    (
      await one<{ id: string }>('public.book_appointment($1)', [
        JSON.stringify(request({ ...who, ...changes })),
      ])
    ).id;
  const retention = async (sql: string) => {
    const [row] = await as('authenticated', staffClaims, ({ query }) =>
      query<{ answer: { months: number; confirmed: boolean } }>(`select public.${sql} as answer`),
    );
    return row?.answer;
  };
  const ids = () => db.query<{ id: string }>('select id from public.appointments order by id');
  const setState = (id: string, status: string) =>
    db.query('update public.appointments set state = $2 where id = $1', [id, status]);
  /** Moves a visit and its record into the past. */
  const age = async (id: string, months: number, warrantyMonths = months) => {
    await db.run('alter table public.appointments disable trigger user');
    await db.query(
      `update public.appointments set preferred_date = preferred_date - make_interval(months => $2)
       where id = $1`,
      [id, months],
    );
    await db.run('alter table public.appointments enable trigger user');
    await db.query(
      `update public.service_records
       set service_date = service_date - make_interval(months => $2),
         warranty_start_date = warranty_start_date - make_interval(months => $2),
         warranty_end_date = warranty_end_date - make_interval(months => $3)
       where appointment_id = $1`,
      [id, months, warrantyMonths],
    );
  };
  const complete = (id: string, completion: object = {}) =>
    as('authenticated', staffClaims, ({ query }) =>
      query('select public.complete_appointment($1, $2)', [
        id,
        JSON.stringify({ totalCost: 99, ...completion }),
      ]),
    );
  const erase = () =>
    as('authenticated', staffClaims, ({ query }) =>
      query('select public.erase_customer($1)', [who.phone]),
    );
  /** Everything in the database in which the name, phone or mail address stands. */
  const traces = async () => {
    const tables = await db.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private')`);
    const found = [];
    for (const { name } of tables) {
      const [row] = await db.query<{ count: number }>(
        `select count(*)::integer as count from ${name} t
         where t::text like '%Otto%' or t::text like '%2815550166%' or t::text like '%old@example%'`,
      );
      if (row?.count) found.push(name);
    }
    return found.sort();
  };

  beforeAll(async () => {
    db = await openUnlimited(kind);
    as = actAs(db);
    await db.query('update private.booking_windows set capacity = 100');
  });
  afterEach(async () => {
    await db.query('delete from public.appointments');
    await db.query('delete from public.service_records');
    for (const table of ['outbox', 'subscribers', 'rate_counters'])
      await db.query(`delete from private.${table}`);
    await retention('set_retention(24)');
  });
  afterAll(() => db?.close());

  test('24 months, until the owner says otherwise', async () => {
    // A new database has no customers that its owner would miss.
    expect(await retention('set_retention()')).toEqual({ months: 24, confirmed: true });
    expect(await retention('set_retention(36)')).toMatchObject({ months: 36 });
    expect(await retention('set_retention()')).toMatchObject({ months: 36 });
    await expect(retention('set_retention(0)')).rejects.toMatchObject({ code: 'PT422' });
    await expect(retention('set_retention(241)')).rejects.toMatchObject({ code: 'PT422' });
  });

  test('after them no trace of the person is left, and the repair keeps date and cost', async () => {
    const done = await book({ preferredDate: dateIn(8) });
    await complete(done);
    const canceled = await book({ preferredDate: dateIn(9) });
    await setState(canceled, 'canceled');
    for (const id of [done, canceled]) await age(id, 25);
    await db.query(`update private.outbox set sent_at = now() - interval '25 months'`);
    expect(await traces()).toContain('public.appointments');
    await one('public.housekeeping()');
    expect(await traces()).toEqual([]);
    expect(await one('(select count(*)::integer from public.appointments)')).toBe(0);
    const [record] = await db.query(
      `select total_cost::text as cost, appliance_type as appliance, customer_name as name,
         service_date < current_date - 700 as dated
       from public.service_records`,
    );
    expect(record).toEqual({ cost: '99.00', appliance: 'Dryer', name: 'Erased', dated: true });
  });

  test('a customer who is erased on request leaves no trace either, also in mails and newsletter', async () => {
    const done = await book({ preferredDate: dateIn(12) });
    // People type personal data into any field.
    await complete(done, {
      applianceModel: 'DLE3600W, serial Otto-7',
      applianceSerial: 'Otto-8',
      laborDescription: 'Showed Otto the filter',
      partsReplaced: 'Belt, which Otto had bought',
      notes: 'Call Otto at 2815550166',
    });
    const canceled = await book({ preferredDate: dateIn(13) });
    await setState(canceled, 'canceled');
    await one('public.subscribe($1)', [who.email]);
    await db.query(
      `insert into private.staff_notes (appointment_id, person, note) values ($1, 'Pat', 'Otto has a dog')`,
      [done],
    );
    expect(await traces()).toEqual([
      'private.outbox',
      'private.receipts',
      'private.staff_notes',
      'private.subscribers',
      'public.appointments',
      'public.service_records',
    ]);
    await erase();
    expect(await traces()).toEqual([]);
    expect(await one('(select count(*)::integer from public.service_records)')).toBe(1);
  });

  test('a younger visit stays, and so does one whose warranty runs', async () => {
    const young = await book({ preferredDate: dateIn(10) });
    await age(young, 23);
    await setState(young, 'canceled');
    const covered = await book({ preferredDate: dateIn(11) });
    await complete(covered);
    await age(covered, 25, 0);
    await one('public.housekeeping()');
    expect(await one('(select count(*)::integer from public.appointments)')).toBe(2);
    await retention('set_retention(12)');
    await one('public.housekeeping()');
    expect(await ids()).toEqual([{ id: covered }]);
  });

  test.each(['requested', 'confirmed', 'on_the_way', 'no_one_home'])(
    'an old visit that is %s stays, and its customer cannot be erased',
    async (state) => {
      const id = await book({ preferredDate: dateIn(10) });
      for (const step of ['confirmed', 'on_the_way', 'no_one_home'].slice(
        0,
        ['requested', 'confirmed', 'on_the_way', 'no_one_home'].indexOf(state),
      ))
        await setState(id, step);
      await age(id, 25);
      await one('public.housekeeping()');
      expect(await ids()).toEqual([{ id }]);
      await expect(erase()).rejects.toMatchObject({ code: 'PT409' });
      await setState(id, 'canceled');
      await one('public.housekeeping()');
      expect(await ids()).toEqual([]);
    },
  );

  test('nothing is removed before an owner has set for how long', async () => {
    const id = await book({ preferredDate: dateIn(10) });
    await complete(id);
    await age(id, 25);
    // As after the upgrade of a database with customers.
    await db.query('update private.settings set retention_confirmed_at = null');
    expect(await one('public.housekeeping()')).toEqual({ ok: true, retentionWaits: true });
    expect(await retention('set_retention()')).toEqual({ months: 24, confirmed: false });
    await one('public.housekeeping()');
    expect(await ids()).toEqual([{ id }]);
    expect(await retention('set_retention(24)')).toEqual({ months: 24, confirmed: true });
    expect(await one('public.housekeeping()')).toEqual({ ok: true, retentionWaits: false });
    expect(await ids()).toEqual([]);
  });

  test('a mail address that also stands under another phone stays on the newsletter', async () => {
    // A stranger books with the address of a customer, and is erased.
    await book({ phone: '2815550177', name: 'Cara', preferredDate: dateIn(14) });
    await one('public.subscribe($1)', [who.email]);
    const own = await book({ preferredDate: dateIn(15) });
    await setState(own, 'canceled');
    const exported = () =>
      as('authenticated', staffClaims, ({ query }) =>
        query<{ answer: { newsletter: object[] } }>('select public.export_customer($1) as answer', [
          who.phone,
        ]),
      ).then(([row]) => row?.answer.newsletter.length);
    expect(await exported()).toBe(0);
    await erase();
    expect(await one('(select count(*)::integer from private.subscribers)')).toBe(1);
    // A request that no one has confirmed proves nothing, for either phone.
    await db.run('alter table public.appointments disable trigger user');
    await db.query(
      `update public.appointments set state = 'held', held_until = now() + interval '1 hour'`,
    );
    await db.run('alter table public.appointments enable trigger user');
    const again = await book({ preferredDate: dateIn(16) });
    await setState(again, 'canceled');
    expect(await exported()).toBe(1);
    await db.query(
      `insert into private.outbox (kind, about, recipient, payload, next_attempt_at) values ('sign_in_code', 'x', $1, '{}', now())`,
      [who.email],
    );
    await erase();
    expect(await one('(select count(*)::integer from private.subscribers)')).toBe(0);
    const kinds = await db.query(
      `select kind from private.outbox where recipient = $1 and kind in ('sign_in_code', 'newsletter_confirmation')`,
      [who.email],
    );
    expect(kinds).toEqual([{ kind: 'sign_in_code' }]);
  });
});
