import { actAs, type As, staffClaims } from '../testing/roles';
import { databaseKinds, dateIn, request } from '../testing/site';
import { openUnlimited, valueFrom } from '../testing/visits';
import type { Database } from './database';

const who = { phone: '2815550166', email: 'old@example.com', name: 'Otto Old' };

describe.each(databaseKinds)('how long customers are kept in the %s database', (kind) => {
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
      query<{ answer: { months: number } }>(`select public.${sql} as answer`),
    );
    return row?.answer.months;
  };
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
  const complete = (id: string) =>
    as('authenticated', staffClaims, ({ query }) =>
      query('select public.complete_appointment($1, $2)', [id, '{"totalCost": 99}']),
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
  });
  afterEach(async () => {
    await db.query('delete from public.appointments');
    await db.query('delete from public.service_records');
    await db.query('delete from private.outbox');
    await retention('set_retention(24)');
  });
  afterAll(() => db?.close());

  test('24 months, until the owner says otherwise', async () => {
    expect(await retention('set_retention()')).toBe(24);
    expect(await retention('set_retention(36)')).toBe(36);
    expect(await retention('set_retention()')).toBe(36);
    await expect(retention('set_retention(0)')).rejects.toMatchObject({ code: 'PT422' });
    await expect(retention('set_retention(241)')).rejects.toMatchObject({ code: 'PT422' });
  });

  test('after them no trace of the person is left, and the repair keeps date and cost', async () => {
    const done = await book({ preferredDate: dateIn(8) });
    await complete(done);
    const missed = await book({ preferredDate: dateIn(9) });
    for (const id of [done, missed]) await age(id, 25);
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
    await complete(done);
    const cancelled = await book({ preferredDate: dateIn(13) });
    await db.query(`update public.appointments set status = 'cancelled' where id = $1`, [
      cancelled,
    ]);
    await one('public.subscribe($1)', [who.email]);
    await db.query(
      `insert into private.staff_notes (appointment_id, person, note) values ($1, 'Pat', 'Otto has a dog')`,
      [done],
    );
    const erase = () =>
      as('authenticated', staffClaims, ({ query }) =>
        query('select public.erase_customer($1)', [who.phone]),
      );
    expect(await traces()).toEqual([
      'private.outbox',
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
    const covered = await book({ preferredDate: dateIn(11) });
    await complete(covered);
    await age(covered, 25, 0);
    await one('public.housekeeping()');
    expect(await one('(select count(*)::integer from public.appointments)')).toBe(2);
    await retention('set_retention(12)');
    await one('public.housekeeping()');
    const left = await db.query<{ id: string }>('select id from public.appointments');
    expect(left).toEqual([{ id: covered }]);
  });
});
