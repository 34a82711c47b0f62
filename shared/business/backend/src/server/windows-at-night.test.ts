import { windowHours } from '@site/data-types/entities';
import { mailCompany } from '@site/client/mail/mail-company';
import { customerParams } from '@site/client/mail/template-params';
import { testCompany } from '@site/client/testing/company';
import { databaseKinds, openDatabase, request } from '../testing/site';
import type { Database } from '@site/database/database';

const sunday = ['8-10 AM', '10-12', '12-2 PM', '2-4 PM', '4-6 PM'];
const weekday = [...sunday, 'Evening (6-8 PM)'];

/** Instant, then the first bookable day with its windows. Houston is UTC-6 or -5. */
const instants: [name: string, instant: string, date: string, windows: string[]][] = [
  ['the second before midnight', '2026-11-21T05:59:59Z', '2026-11-20', []],
  ['midnight', '2026-11-21T06:00:00Z', '2026-11-21', sunday],
  ['the last second of the year', '2027-01-01T05:59:59Z', '2026-12-31', []],
  ['the first second of the year', '2027-01-01T06:00:00Z', '2027-01-01', weekday],
  ['the short night, before the change', '2026-03-08T07:59:59Z', '2026-03-08', sunday],
  ['the short night, after it', '2026-03-08T08:00:00Z', '2026-03-08', sunday],
  ['the day after, a second before the first window', '2026-03-08T12:59:59Z', '2026-03-08', sunday],
  ['the day after, as it begins', '2026-03-08T13:00:00Z', '2026-03-08', sunday.slice(1)],
  ['the long night, half past one', '2026-11-01T06:30:00Z', '2026-11-01', sunday],
  ['the long night, half past one again', '2026-11-01T07:30:00Z', '2026-11-01', sunday],
  ['the day after it, a second before the window', '2026-11-01T13:59:59Z', '2026-11-01', sunday],
  ['the day after it, as it begins', '2026-11-01T14:00:00Z', '2026-11-01', sunday.slice(1)],
];

describe.each(databaseKinds)('windows of the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => (db = await openDatabase(kind)));
  afterAll(() => db?.close());

  test('are those of the forms', async () => {
    const rows = await db.query(
      `select time, extract(hour from opens)::int as "from", extract(hour from closes)::int as "to",
         extract(minute from opens) + extract(minute from closes) = 0 as whole
       from private.booking_windows order by opens`,
    );
    expect(rows).toEqual(
      Object.entries(windowHours).map(([time, hours]) => ({ time, ...hours, whole: true })),
    );
  });

  /** Sets the clock that booking reads; everything else is the database's own. */
  const setClock = (instant: string) =>
    db.run(`create or replace function private.local_now() returns timestamp
      language sql stable set search_path = ''
      as $$ select timestamptz '${instant}' at time zone s.time_zone from private.settings s $$`);

  test.each(instants)('at %s', async (_, instant, date, windows) => {
    await setClock(instant);
    const [row] = await db.query<{ days: { date: string; windows: { time: string }[] }[] }>(
      'select public.open_windows() as days',
    );
    const [first] = row?.days ?? [];
    expect(first?.date).toBe(date);
    expect(first?.windows.map(({ time }) => time)).toEqual(windows);
    expect(row?.days).toHaveLength(61);
    expect(new Set(row?.days.map((day) => day.date)).size).toBe(61);
  });

  test('a window can be booked until the second in which it begins', async () => {
    const book = (instant: string) =>
      setClock(instant).then(() =>
        db.query('select public.book_appointment($1)', [
          request({ preferredDate: '2026-11-01', preferredTime: '8-10 AM' }),
        ]),
      );
    await expect(book('2026-11-01T13:59:59Z')).resolves.toHaveLength(1);
    await expect(book('2026-11-01T14:00:00Z')).rejects.toThrow('begun');
    await expect(book('2026-11-02T06:00:00Z')).rejects.toThrow('past');
  });
});

test.each([
  ['2027-01-01T05:59:59Z', 'When we open on Friday at 7 AM'],
  ['2026-03-08T07:59:59Z', 'When we open on Sunday at 8 AM'],
  ['2026-03-08T13:00:00Z', 'Within 30 minutes'],
  ['2026-11-01T07:30:00Z', 'When we open on Sunday at 8 AM'],
  ['2026-11-02T00:00:00Z', 'When we open on Monday at 7 AM'],
])('the mail of a booking at %s says: %s', (createdAt, words) => {
  const appointment = { ...request(), id: 'APT-100001', createdAt };
  expect(customerParams(mailCompany(testCompany), appointment).response_time).toBe(words);
});
