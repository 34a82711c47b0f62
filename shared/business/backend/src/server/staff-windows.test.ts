import type { SupabaseClient } from '@supabase/supabase-js';
import type { StaffCalendar, WindowAnswer } from '@site/client/staff-types';
import { databaseKinds, dateIn, type Site, startSite } from '../testing/site';
import { addPeople, call, owner, pat, signIn } from '../testing/staff';
import { ask, customers, freeIn, staffDo, view } from '../testing/visits';

describe.each(databaseKinds)('windows that the owner changes on the %s database', (kind) => {
  let site: Site;
  let olive: SupabaseClient;
  beforeAll(async () => {
    site = await startSite(kind, { mail: { pollMs: 50 } });
    await addPeople(site, owner, pat);
    olive = await signIn(site, owner);
  });
  afterAll(() => site?.close());

  const { book, move } = customers(() => site);
  const setWindow = (date: string, time: string | null, capacity: number | null) =>
    call<WindowAnswer>(olive, 'set_window', { on_date: date, at_time: time, capacity });
  const setHoliday = (date: string, name: string | null) =>
    call<WindowAnswer>(olive, 'set_holiday', { on_date: date, name });
  const calendar = (from: string, days: number) =>
    call<StaffCalendar>(olive, 'staff_calendar', { from_date: from, days });
  const bookingStatus = async (date: string, time: string) => {
    const phone = `71355${String(Math.floor(Math.random() * 90_000) + 10_000)}`;
    const request = {
      ...{ name: 'Ada Example', phone, email: `w${phone}@example.com`, address: '1 Main Street' },
      ...{ zipCode: '77002', appliance: 'Dryer', issue: 'Loud', description: '' },
      ...{ preferredDate: date, preferredTime: time, idempotencyKey: crypto.randomUUID() },
    };
    return (await ask(site, 'book_appointment', { request })).http;
  };

  test('a closed window is offered no more; its visits stay and are listed', async () => {
    const day = dateIn(12);
    const by = await book({ preferredDate: day });
    expect(await freeIn(site, day, '10-12')).toBe(2);
    const closed = await setWindow(day, '10-12', 0);
    expect(closed).toMatchObject({ http: 200, day: { date: day, closed: false } });
    expect(closed.day.windows).toContainEqual({ time: '10-12', capacity: 0, booked: 1 });
    expect(closed.toMove).toEqual([expect.objectContaining({ id: by.id, version: 1 })]);
    expect(await freeIn(site, day, '10-12')).toBe(0);
    expect(await bookingStatus(day, '10-12')).toBe(409);
    // The visit itself goes on, and can be moved away.
    expect(await view(site, by)).toMatchObject({ state: 'requested', preferredDate: day });
    const confirmed = { appointment_id: by.id, state: 'confirmed' };
    expect((await staffDo(site, 'set_appointment_state', confirmed)).http).toBe(200);
    const to = { appointment_id: by.id, to_date: day, to_time: '2-4 PM' };
    expect((await staffDo(site, 'staff_move_appointment', to)).http).toBe(200);
    const usual = await setWindow(day, '10-12', null);
    expect(usual.toMove).toEqual([]);
    expect(await freeIn(site, day, '10-12')).toBe(3);
  });

  test('with less capacity, those who were booked last are listed', async () => {
    const day = dateIn(13);
    const first = await book({ preferredDate: day });
    const second = await book({ preferredDate: day });
    const third = await book({ preferredDate: day });
    const { toMove } = await setWindow(day, '10-12', 1);
    expect(toMove.map(({ id }) => id)).toEqual([second.id, third.id]);
    await staffDo(site, 'set_appointment_state', { appointment_id: first.id, state: 'canceled' });
    const { days } = await calendar(day, 1);
    const waiting = expect.objectContaining({
      id: third.id,
      phone: expect.stringMatching(/^\d{10}$/),
    });
    expect(days).toEqual([
      expect.objectContaining({ date: day, toMove: 1, visitsToMove: [waiting] }),
    ]);
    expect((await calendar(dateIn(40), 1)).days).toEqual([
      expect.objectContaining({ toMove: 0, visitsToMove: [] }),
    ]);
    expect((await setWindow(day, '10-12', 5)).toMove).toEqual([]);
    expect(await freeIn(site, day, '10-12')).toBe(3);
  });

  test('a whole day can be closed, also today, and opened again', async () => {
    for (const day of [dateIn(0), dateIn(14)]) {
      const closed = await setWindow(day, null, 0);
      expect(closed.day.closed).toBe(true);
      expect(closed.day.windows.every(({ capacity }) => capacity === 0)).toBe(true);
      expect((await setWindow(day, null, null)).day.closed).toBe(false);
    }
  });

  test('no visit can be booked or moved onto a holiday', async () => {
    const day = dateIn(15);
    const there = await book({ preferredDate: day, preferredTime: '12-2 PM' });
    const other = await book({ preferredDate: dateIn(16) });
    const holiday = await setHoliday(day, 'Thanksgiving');
    expect(holiday.day).toMatchObject({ closed: true, holiday: 'Thanksgiving' });
    expect(holiday.toMove.map(({ id }) => id)).toEqual([there.id]);
    expect(await freeIn(site, day, '2-4 PM')).toBe(0);
    expect(await bookingStatus(day, '2-4 PM')).toBe(422);
    expect((await move(other, day, '2-4 PM', 1)).status).toBe('taken');
    expect((await calendar(dateIn(0), 62)).holidays).toEqual([{ date: day, name: 'Thanksgiving' }]);
    // A capacity of the day does not open it.
    await setWindow(day, '2-4 PM', 5);
    expect(await freeIn(site, day, '2-4 PM')).toBe(0);
    expect((await setHoliday(day, null)).day).toMatchObject({ closed: false, holiday: null });
    expect(await freeIn(site, day, '2-4 PM')).toBe(5);
  });

  test('the usual capacity holds for every day without its own', async () => {
    await setWindow(dateIn(18), '4-6 PM', 1);
    const usual = await call<StaffCalendar['usual'][number][]>(olive, 'set_usual_capacity', {
      at_time: '4-6 PM',
      capacity: 4,
    });
    expect(Object.values(usual)).toContainEqual({ time: '4-6 PM', capacity: 4 });
    expect([
      await freeIn(site, dateIn(18), '4-6 PM'),
      await freeIn(site, dateIn(19), '4-6 PM'),
    ]).toEqual([1, 4]);
  });

  test('a closed weekday is offered on no date, apart from one with places of its own', async () => {
    const day = dateIn(22);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    const set = (closed: boolean) =>
      call<{ closedWeekdays: number[] }>(olive, 'set_weekday', { weekday, closed });
    const there = await book({ preferredDate: day, preferredTime: '12-2 PM' });
    const other = await book({ preferredDate: dateIn(23) });
    await setWindow(dateIn(29), '2-4 PM', 2);
    expect((await set(true)).closedWeekdays).toEqual([weekday]);
    expect((await set(true)).closedWeekdays).toEqual([weekday]);
    const answer = await calendar(day, 8);
    expect(answer).toMatchObject({ closedWeekdays: [weekday] });
    expect(answer.days.map(({ closed }) => closed).indexOf(true)).toBe(0);
    expect(answer.days.filter(({ closed }) => closed)).toHaveLength(1);
    expect(answer.days[0]?.visitsToMove?.map(({ id }) => id)).toEqual([there.id]);
    const isFree = async (date: string) => (await freeIn(site, date, '2-4 PM')) > 0;
    expect(await Promise.all([22, 29, 36].map((days) => isFree(dateIn(days))))).toEqual([
      false,
      true,
      false,
    ]);
    expect(await bookingStatus(day, '2-4 PM')).toBe(409);
    expect((await move(other, day, '2-4 PM', 1)).status).toBe('taken');
    // A visit that was booked before goes on.
    expect(await view(site, there)).toMatchObject({ state: 'requested', preferredDate: day });
    expect((await set(false)).closedWeekdays).toEqual([]);
    expect(await freeIn(site, day, '2-4 PM')).toBe(3);
    expect((await calendar(day, 1)).days[0]?.toMove).toBe(0);
  });

  test('two owners who close weekdays at the same time both succeed, and one stays open', async () => {
    const set = (weekday: number, closed: boolean) =>
      call<{ http: number }>(olive, 'set_weekday', { weekday, closed });
    const all = [1, 2, 3, 4, 5, 6, 7];
    const answers = await Promise.all(all.map((weekday) => set(weekday, true)));
    expect(answers.map(({ http }) => http).toSorted()).toEqual([...Array(6).fill(200), 422]);
    await Promise.all(all.map((weekday) => set(weekday, false)));
    expect(await calendar(dateIn(0), 1)).toMatchObject({ closedWeekdays: [] });
  });

  test('days ahead end the calendar of visitors', async () => {
    expect(await call(olive, 'set_days_ahead', { days: 30 })).toMatchObject({ daysAhead: 30 });
    expect(await freeIn(site, dateIn(30), '10-12')).toBe(3);
    expect(await freeIn(site, dateIn(31), '10-12')).toBe(0);
    expect(await bookingStatus(dateIn(31), '10-12')).toBe(422);
    await call(olive, 'set_days_ahead', { days: 60 });
  });

  test.each([
    ['set_window', { on_date: dateIn(-1), at_time: null, capacity: 0 }, 'on_date'],
    ['set_window', { on_date: 'soon', at_time: null, capacity: 0 }, 'on_date'],
    ['set_window', { on_date: dateIn(1), at_time: 'noon', capacity: 0 }, 'at_time'],
    ['set_window', { on_date: dateIn(1), at_time: '10-12', capacity: -1 }, 'capacity'],
    ['set_window', { on_date: dateIn(1), at_time: '10-12', capacity: 101 }, 'capacity'],
    ['set_usual_capacity', { at_time: 'noon', capacity: 1 }, 'at_time'],
    ['set_usual_capacity', { at_time: '10-12', capacity: null }, 'capacity'],
    ['set_weekday', { weekday: 8, closed: true }, 'weekday'],
    ['set_weekday', { weekday: 1, closed: null }, 'closed'],
    ['set_days_ahead', { days: 0 }, 'days'],
    ['set_holiday', { on_date: dateIn(1), name: ' ' }, 'name'],
    ['staff_calendar', { from_date: dateIn(1), days: 63 }, 'days'],
  ])('%s refuses %j', async (name, args, field) => {
    expect(await call(olive, name, args)).toMatchObject({ http: 422, details: field });
  });
});
