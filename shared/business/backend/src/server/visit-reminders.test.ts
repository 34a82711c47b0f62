import { addDays, instantIn } from '@site/data-types/calendar';
import PostalMime from 'postal-mime';
import { testCompany } from '@site/client/testing/company';
import { actAs, staffClaims } from '../testing/roles';
import { databaseKinds, dateIn, eventually, request } from '../testing/site';
import { startMailServer } from '../testing/smtp';
import { type Key, openUnlimited, valueFrom } from '../testing/visits';
import type { Database } from '@site/database/database';
import { startRelay } from './relay';

const at = (date: string, hour: number) =>
  instantIn(testCompany.timeZone, date, hour * 60).toISOString();

describe.each(databaseKinds)('reminders on the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => (db = await openUnlimited(kind)));
  afterAll(() => db?.close());

  const one = valueFrom(() => db);
  const book = (changes: object) =>
    one<Key>('public.book_appointment($1)', [JSON.stringify(request(changes))]);
  const reminders = (id: string) =>
    db.query<{ due: Date; useless: Date }>(
      `select due_at as due, useless_at as useless from private.outbox
       where kind = 'visit_reminder' and about like $1 and sent_at is null`,
      [`${id} %`],
    );
  const iso = (value: Date | string) => new Date(value).toISOString();

  test.each([
    // The nights on which clocks change, and the days around them.
    ['2026-03-07', '2026-03-06T16:00:00.000Z', '2026-03-07T14:00:00.000Z'],
    ['2026-03-08', '2026-03-07T16:00:00.000Z', '2026-03-08T13:00:00.000Z'],
    ['2026-03-09', '2026-03-08T15:00:00.000Z', '2026-03-09T13:00:00.000Z'],
    ['2026-11-01', '2026-10-31T15:00:00.000Z', '2026-11-01T14:00:00.000Z'],
    ['2026-11-02', '2026-11-01T16:00:00.000Z', '2026-11-02T14:00:00.000Z'],
  ])(
    'of a visit on %s it is due at ten in the morning of the day before',
    async (day, due, begins) => {
      expect(iso(await one<Date>('private.reminder_due($1)', [day]))).toBe(due);
      expect(iso(await one<Date>(`private.window_begins($1, '8-10 AM')`, [day]))).toBe(begins);
    },
  );

  test('it is planned with the booking, planned again by a move, removed by a cancellation', async () => {
    const { id, key } = await book({ preferredDate: dateIn(9) });
    const by = JSON.stringify({ id, key });
    const plan = (date: string) => [{ due: at(addDays(date, -1), 10), useless: at(date, 0) }];
    const planned = async () =>
      (await reminders(id)).map(({ due, useless }) => ({ due: iso(due), useless: iso(useless) }));
    expect(await planned()).toEqual(plan(dateIn(9)));
    await one('public.move_appointment($1, $2, $3, 1)', [by, dateIn(12), '10-12']);
    expect(await planned()).toEqual(plan(dateIn(12)));
    await db.query(`update private.settings set remind_at = '17:30'`);
    await one('public.move_appointment($1, $2, $3, 2)', [by, dateIn(13), '10-12']);
    expect((await planned())[0]?.due).toBe(
      instantIn(testCompany.timeZone, dateIn(12), 17.5 * 60).toISOString(),
    );
    await one('public.cancel_appointment($1, 3)', [by]);
    expect(await planned()).toEqual([]);
    await db.query(`update private.settings set remind_at = '10:00'`);
  });

  test('it is sent once, when it is due, with a link to the page', async () => {
    const server = await startMailServer();
    const relay = startRelay(db, {
      smtpUrl: server.url,
      linkOrigin: 'https://www.testing.example',
      pollMs: 20,
      log: () => undefined,
    });
    const { id, key } = await book({
      preferredDate: dateIn(17),
      phone: '7135550170',
      email: 'remind@example.com',
    });
    const received = () =>
      server.received.filter(
        ({ to, raw }) => to.includes('remind@example.com') && raw.includes('Tomorrow'),
      );
    expect(await relay.sendNow('customer_confirmation', id)).toBe('sent');
    expect(received()).toEqual([]);
    await db.query(
      `update private.outbox set next_attempt_at = now() where kind = 'visit_reminder' and about like $1`,
      [`${id} %`],
    );
    await eventually('the reminder', () => received().length > 0);
    await eventually('it is marked', async () => (await reminders(id)).length === 0);
    await relay.close();
    await server.stop();
    expect(received()).toHaveLength(1);
    const mail = await PostalMime.parse(received()[0]?.raw ?? '');
    expect(mail.text).toContain('Your visit is tomorrow, ');
    expect(mail.text).toContain(`https://www.testing.example/appointment#${id}.${key}`);
    // The key is not stored with the mail.
    expect(
      await db.query(
        `select 1 from private.outbox where about like $1 and payload ? 'key' and sent_at is not null`,
        [`${id}%`],
      ),
    ).toEqual([]);
  });

  test.each(['on_the_way', 'done', 'no_one_home'])(
    'none is left of a visit that is %s',
    async (state) => {
      const { id } = await book({
        preferredDate: dateIn(14),
        phone: '7135550171',
        email: 'a@b.example',
      });
      expect(await reminders(id)).toHaveLength(1);
      await db.query('update public.appointments set state = $2 where id = $1', [id, state]);
      expect(await reminders(id)).toEqual([]);
      await db.query('delete from public.appointments where id = $1', [id]);
    },
  );

  test('news of a technician on the way goes when staff take it back, and comes again', async () => {
    const { id } = await book({
      preferredDate: dateIn(19),
      phone: '7135550175',
      email: 'f@b.example',
    });
    const set = (state: string) =>
      actAs(db)('authenticated', staffClaims, ({ query }) =>
        query('select public.set_appointment_state($1, $2)', [id, state]),
      );
    const news = async () =>
      (
        await db.query(
          `select 1 from private.outbox
           where kind = 'visit_on_the_way' and about like $1 and sent_at is null`,
          [`${id} %`],
        )
      ).length;
    await set('on_the_way');
    await set('on_the_way');
    expect(await news()).toBe(1);
    await set('confirmed');
    expect(await news()).toBe(0);
    await set('on_the_way');
    expect(await news()).toBe(1);
  });

  test.each(['on_the_way', 'no_one_home'])(
    'when staff take back that a visit is %s, its reminder is planned again',
    async (state) => {
      const { id } = await book({
        preferredDate: dateIn(25),
        phone: '7135550176',
        email: 'g@b.example',
      });
      const planned = async () => (await reminders(id)).map(({ due }) => iso(due));
      const before = await planned();
      expect(before).toHaveLength(1);
      const set = (to: string) =>
        actAs(db)('authenticated', staffClaims, ({ query }) =>
          query('select public.set_appointment_state($1, $2)', [id, to]),
        );
      await set(state);
      expect(await planned()).toEqual([]);
      await set('confirmed');
      expect(await planned()).toEqual(before);
      await db.query('delete from public.appointments where id = $1', [id]);
    },
  );

  test('a visit tomorrow that is booked after the hour of reminders gets none', async () => {
    await db.query(`update private.settings set remind_at = '00:00'`);
    const { id } = await book({
      preferredDate: dateIn(1),
      phone: '7135550172',
      email: 'c@b.example',
    });
    expect(await reminders(id)).toEqual([]);
    await db.query(`update private.settings set remind_at = '10:00'`);
  });

  test('a reminder that could not be sent before the day of the visit is given up', async () => {
    const { id } = await book({
      preferredDate: dateIn(15),
      phone: '7135550173',
      email: 'd@b.example',
    });
    await db.query(
      `update private.outbox set next_attempt_at = now() - interval '1 hour', useless_at = now()
       where kind = 'visit_reminder' and about like $1`,
      [`${id} %`],
    );
    const claimed = await one<{ about: string }[]>(`public.claim_mails(100, 'visit_reminder')`);
    expect(claimed.filter(({ about }) => about.startsWith(id))).toEqual([]);
    await one('public.housekeeping()');
    const given = await db.query(
      `select last_error from private.outbox where about like $1 and given_up_at is not null`,
      [`${id} %`],
    );
    expect(given).toEqual([{ last_error: 'not_in_time' }]);
  });

  test('a reminder that was planned weeks ago is tried for three days, too', async () => {
    const { id } = await book({
      preferredDate: dateIn(16),
      phone: '7135550174',
      email: 'e@b.example',
    });
    await db.query(
      `update private.outbox set created_at = now() - interval '30 days', next_attempt_at = now()
       where kind = 'visit_reminder' and about like $1`,
      [`${id} %`],
    );
    const [mail] = await one<{ id: string; claim: string }[]>(
      `public.claim_mails(1, 'visit_reminder')`,
    );
    await one('public.finish_mail($1, $2, $3)', [mail?.id, mail?.claim, 'timeout']);
    const [row] = await db.query('select given_up_at from private.outbox where id = $1', [
      mail?.id,
    ]);
    expect(row).toEqual({ given_up_at: null });
  });

  test('an address gets at most three reminders of a day, in any spelling', async () => {
    const booked = [];
    for (const [n, time] of ['8-10 AM', '10-12', '12-2 PM', '2-4 PM'].entries())
      booked.push(
        await book({
          email: `many+${n}@example.com`,
          phone: `713555019${n}`,
          preferredDate: dateIn(18),
          preferredTime: time,
        }),
      );
    const planned = await Promise.all(booked.map(({ id }) => reminders(id)));
    expect(planned.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
  });

  test('a stranger who moves visits causes one mail for each move, and no more reminders', async () => {
    const email = 'victim@example.com';
    const booked: Key[] = [];
    for (let n = 0; n < 4; n++)
      booked.push(await book({ email, phone: `713555018${n}`, preferredDate: dateIn(20 + n) }));
    for (const [n, { id, key }] of booked.entries())
      for (const version of [1, 2, 3])
        await db.transaction(async ({ query }) => {
          await query(`select set_config('request.jwt.claims', '{"role":"anon"}', true)`);
          await query('select public.move_appointment($1, $2, $3, $4)', [
            JSON.stringify({ id, key }),
            dateIn(40 + n * 4 + version),
            '2-4 PM',
            version,
          ]);
        });
    const mails = await db.query(
      `select 1 from private.outbox where recipient = $1 and kind <> 'visit_reminder'`,
      [email],
    );
    // Four confirmations; past three moves of a visit only the latest is mailed (visit-limits.test.ts).
    expect(mails).toHaveLength(16);
    expect(
      await db.query(
        `select 1 from private.outbox where recipient = $1 and kind = 'visit_reminder'`,
        [email],
      ),
    ).toHaveLength(4);
  });
});
