import { setClockBy } from '../testing/clock';
import { databaseKinds, dateIn, eventually, openDatabase, request } from '../testing/site';
import { startMailServer } from '../testing/smtp';
import { valueFrom } from '../testing/visits';
import type { Database } from '@site/database/database';
import { Limits } from './limits';
import { startRelay } from './relay';
import { WindowsCache } from './windows-cache';

describe.each(databaseKinds)('a clock that is set by an hour, %s database', (kind) => {
  let db: Database;
  beforeEach(async () => (db = await openDatabase(kind)));
  afterEach(() => db?.close());

  const one = valueFrom(() => db);
  const book = (changes: object) =>
    one<{ id: string; status?: string }>('public.book_appointment($1)', [
      JSON.stringify(request(changes)),
    ]);
  const claim = async () =>
    (await one<{ id: string; kind: string }[]>(`public.claim_mails(1, null, null, 120)`)).length;

  test('each reminder is sent once, whichever way the clock was set', async () => {
    const server = await startMailServer();
    const relay = startRelay(db, {
      smtpUrl: server.url,
      linkOrigin: '',
      pollMs: 20,
      log: () => undefined,
    });
    await db.query(`update private.settings set mail_grace = interval '0'`);
    await book({ preferredDate: dateIn(9), email: 'first@example.com' });
    const reminders = () => server.received.filter(({ raw }) => raw.includes('Tomorrow')).length;
    const dueIn = (time: string) =>
      db.query(
        `update private.outbox set due_at = now() + $1::interval, next_attempt_at = now() + $1::interval
         where kind = 'visit_reminder' and sent_at is null`,
        [time],
      );
    const others = () => server.received.length - reminders();
    await eventually('the mails of the booking', () => others() === 2);
    await dueIn('30 minutes');
    await setClockBy(db, '1 hour');
    await eventually('the reminder', () => reminders() === 1);
    await setClockBy(db, '-1 hour');
    await book({ preferredDate: dateIn(10), email: 'second@example.com', phone: '7135550177' });
    await eventually('the mails of another booking', () => others() === 4);
    expect(reminders()).toBe(1);
    await dueIn('0 minutes');
    await setClockBy(db, '-1 hour');
    await setClockBy(db, '1 hour');
    await eventually('its reminder', () => reminders() === 2);
    await relay.close();
    await server.stop();
    expect(await one('(select count(*)::int from private.outbox where sent_at is null)')).toBe(0);
  });

  test('a mail of a sender that has ended is neither claimed twice nor lost', async () => {
    await db.query(`update private.settings set mail_grace = interval '0'`);
    await book({});
    expect([await claim(), await claim(), await claim()]).toEqual([1, 1, 0]);
    await setClockBy(db, '-1 hour');
    expect(await claim()).toBe(0);
    await setClockBy(db, '63 minutes');
    expect([await claim(), await claim(), await claim()]).toEqual([1, 1, 0]);
  });

  test('a limit is not given twice by a clock that goes back, and ends after one that goes forward', async () => {
    const look = () =>
      db.query(`select public.check_warranty('7135550142', 'Ada', null)`).then(
        () => 'found',
        ({ code }: { code: string }) => code,
      );
    const looks = async (count: number) => {
      const answers = [];
      for (let n = 0; n < count; n++) answers.push(await look());
      return answers;
    };
    const allowed = Array<string>(10).fill('found');
    expect(await looks(11)).toEqual([...allowed, 'PT429']);
    await setClockBy(db, '-1 hour');
    expect(await look()).toBe('PT429');
    await setClockBy(db, '1 hour');
    expect(await look()).toBe('PT429');
    await setClockBy(db, '1 hour');
    expect(await looks(11)).toEqual([...allowed, 'PT429']);
  });

  test('a window keeps its places', async () => {
    const inWindow = (n: number) =>
      book({ phone: `713555${2000 + n}`, email: `a${n}@example.com` }).then(
        () => 'booked',
        ({ code }: { code: string }) => code,
      );
    expect([await inWindow(0), await inWindow(1)]).toEqual(['booked', 'booked']);
    await setClockBy(db, '-1 hour');
    expect(await inWindow(2)).toBe('booked');
    for (const by of ['1 hour', '1 hour', '-1 hour']) {
      await setClockBy(db, by);
      await one('public.housekeeping()');
      expect(await inWindow(3)).toBe('PT409');
    }
  });

  test('a request that waits for its confirmation is let go once, and its place is free', async () => {
    await db.query('update private.settings set hourly_places = 1');
    await book({});
    const held = { phone: '7135550188', email: 'held@example.com' };
    expect(await book(held)).toHaveProperty('heldUntil');
    const count = `(select count(*)::int from public.appointments where state = 'held')`;
    await setClockBy(db, '-1 hour');
    await one('public.housekeeping()');
    expect(await one(count)).toBe(1);
    await setClockBy(db, '2 hours');
    await one('public.housekeeping()');
    expect(await one(count)).toBe(0);
  });

  test.each([
    // Half past one comes twice in the long night, half past two never in the short one.
    ['01:30', '2026-11-02', '2026-11-01T07:30:00.000Z'],
    ['02:30', '2026-03-09', '2026-03-08T08:30:00.000Z'],
  ])('reminders of %s before %s have one instant', async (time, day, due) => {
    await db.query('update private.settings set remind_at = $1', [time]);
    expect(new Date(await one<Date>('private.reminder_due($1)', [day])).toISOString()).toBe(due);
  });
});

const hour = 3_600_000;
describe.each([hour, -hour])('a clock that is set by %d ms, in the server', (by) => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const setClock = () => jest.setSystemTime(Date.now() + by);

  test('a caller past the limit is refused for the rest of the minute, not less and not longer', () => {
    const limits = new Limits(1, 60_000);
    limits.count('203.0.113.9');
    setClock();
    jest.advanceTimersByTime(30_000);
    expect(() => limits.count('203.0.113.9')).toThrow('Too many requests');
    jest.advanceTimersByTime(31_000);
    expect(() => limits.count('203.0.113.9')).not.toThrow();
  });

  test('free windows are read again after the same few seconds', async () => {
    let loads = 0;
    const cache = new WindowsCache(async () => {
      loads++;
      return [];
    });
    await cache.get({});
    setClock();
    await cache.get({});
    expect(loads).toBe(1);
    jest.advanceTimersByTime(4_000);
    await cache.get({});
    expect(loads).toBe(2);
  });
});
