import { databaseKinds, dateIn, openDatabase, request } from '../testing/site';
import type { Database } from '@site/database/database';

describe.each(databaseKinds)('windows and repeats on the %s database', (kind) => {
  let db: Database;
  beforeEach(async () => (db = await openDatabase(kind)));
  afterEach(() => db?.close());

  let serial = 0;
  const book = async (changes: object) => {
    const phone = `713555${1000 + serial++}`;
    const sent = request({ phone, email: `a${serial}@example.com`, ...changes });
    const [row] = await db.query<{ id: string }>(
      `select public.book_appointment($1) ->> 'id' as id`,
      [JSON.stringify(sent)],
    );
    return row?.id;
  };
  const free = async (date: string, time: string) => {
    const [row] = await db.query<{ days: { windows: { time: string; free: number }[] }[] }>(
      'select public.open_windows($1, 1) as days',
      [date],
    );
    return row?.days[0]?.windows.find((each) => each.time === time)?.free ?? 0;
  };
  const window = { preferredDate: dateIn(9), preferredTime: '10-12' };

  test('a changed capacity applies to days that already have bookings', async () => {
    await book(window);
    await db.query('update private.booking_windows set capacity = 1');
    expect(await free(dateIn(9), '10-12')).toBe(0);
    await expect(book(window)).rejects.toMatchObject({ code: 'PT409' });
    await db.query('update private.booking_windows set capacity = 2');
    expect(await free(dateIn(9), '10-12')).toBe(1);
    await book(window);
    await db.query('update private.booking_windows set capacity = 1');
    // Two are booked and the capacity is one: both stay, and the owner can cancel one.
    await db.query(
      `delete from public.appointments where id in (select id from public.appointments limit 1)`,
    );
    expect(await free(dateIn(9), '10-12')).toBe(0);
  });

  test('a day with its own capacity keeps it', async () => {
    await db.query(
      `insert into private.window_days (date, time, capacity) values ($1, '10-12', 1)`,
      [dateIn(9)],
    );
    await book(window);
    await db.query('update private.booking_windows set capacity = 5');
    await expect(book(window)).rejects.toMatchObject({ code: 'PT409' });
  });

  test('spaces and line ends do not make a repeat a new request', async () => {
    const key = { idempotencyKey: crypto.randomUUID(), ...window };
    const answers = { phone: '7135550142', email: 'ada@example.com', description: 'a\nb' };
    const id = await book({ ...key, ...answers, name: 'Ada Example' });
    const spaced = { phone: ' 7135550142 ', email: 'ada@example.com\n', description: ' a\r\nb ' };
    expect(await book({ ...key, ...spaced, name: '  Ada Example' })).toBe(id);
  });

  test('the same key with another answer is refused with a reason', async () => {
    const first = { ...request(window), phone: '7135550142' };
    await book(first);
    for (const changed of [
      { phone: '7135550143' },
      { name: 'Grace Example' },
      { preferredTime: '2-4 PM' },
      { description: 'something else' },
    ]) {
      await expect(book({ ...first, ...changed })).rejects.toMatchObject({
        code: 'PT422',
        detail: 'idempotencyKey',
        message: 'sent_before',
      });
    }
    expect(await db.query('select 1 from public.appointments')).toHaveLength(1);
  });

  test('a second sign-up keeps the first link valid, and queues no mail while one is waiting', async () => {
    const subscribe = () => db.query(`select public.subscribe('reader@example.com')`);
    const mails = () =>
      db.query<{ token: string }>(
        `select payload ->> 'confirmToken' as token from private.outbox where kind = 'newsletter_confirmation'`,
      );
    await subscribe();
    await subscribe();
    const [first, ...more] = await mails();
    expect(more).toEqual([]);
    await db.query(`update private.outbox set sent_at = now()`);
    await subscribe();
    expect(await mails()).toHaveLength(2);
    const [row] = await db.query<{ answer: object }>(
      'select public.confirm_subscription($1) as answer',
      [first?.token],
    );
    expect(row?.answer).toEqual({ status: 'confirmed' });
  });

  test('every spelling of an address counts as one, also for sign-ups', async () => {
    for (let n = 0; n < 8; n++)
      await db.query('select public.subscribe($1)', [`v.ictim+${n}@example.com`]);
    expect(
      await db.query(`select 1 from private.outbox where kind = 'newsletter_confirmation'`),
    ).toHaveLength(3);
  });
});
