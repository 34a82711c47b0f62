import type { SupabaseClient } from '@supabase/supabase-js';
import { addDays } from '@site/data-types/calendar';
import type { Board, DaysAnswer, StaffCalendar, StaffPerson } from '@site/client/staff-types';
import { databaseKinds, dateIn, type Site, startSite } from '../testing/site';
import { addPeople, call, maria, owner, pat, signIn } from '../testing/staff';
import { bookVisit, freeIn } from '../testing/visits';

describe.each(databaseKinds)('who works when, on the %s database', (kind) => {
  let site: Site;
  let olive: SupabaseClient;
  let pats: SupabaseClient;
  beforeAll(async () => {
    site = await startSite(kind);
    await addPeople(site, owner, pat, maria);
    olive = await signIn(site, owner);
    pats = await signIn(site, pat);
  });
  afterAll(() => site?.close());

  const people = async () => (await olive.rpc('list_people')).data as StaffPerson[];
  const days = (email: string, weekdays: number[]) =>
    call<DaysAnswer>(olive, 'set_working_days', { email, days: weekdays });
  const off = (email: string, from: string, to: string) =>
    call<DaysAnswer>(olive, 'add_time_off', { email, from_date: from, to_date: to });
  const follow = (visits: number | null) => call(olive, 'set_visits_per_person', { visits });
  const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  /** The next Tuesday from a week on. */
  const tuesday = Array.from({ length: 7 }, (_, n) => dateIn(7 + n)).find(
    (date) => weekday(date) === 2,
  ) as string;

  test('a technician works every day at first, an owner on none', async () => {
    expect((await people()).map(({ name, workingDays }) => [name, workingDays])).toEqual([
      [owner.name, []],
      [maria.name, [1, 2, 3, 4, 5, 6, 7]],
      [pat.name, [1, 2, 3, 4, 5, 6, 7]],
    ]);
  });

  test('places follow who works, and an explicit number of a day holds', async () => {
    expect(await freeIn(site, tuesday, '10-12')).toBe(3);
    await follow(2);
    expect(await freeIn(site, tuesday, '10-12')).toBe(4);
    await days(pat.email, [1, 3]);
    expect(await freeIn(site, tuesday, '10-12')).toBe(2);
    const { person } = await off(maria.email, tuesday, addDays(tuesday, 2));
    expect(person.timeOff).toMatchObject([{ from: tuesday, to: addDays(tuesday, 2) }]);
    expect(await freeIn(site, tuesday, '10-12')).toBe(0);
    await call(olive, 'set_window', { on_date: tuesday, at_time: '10-12', capacity: 5 });
    expect(await freeIn(site, tuesday, '10-12')).toBe(5);
    expect(await freeIn(site, tuesday, '2-4 PM')).toBe(0);
    await call(olive, 'remove_time_off', {
      email: maria.email,
      time_off_id: person.timeOff?.[0]?.id,
    });
    expect(await freeIn(site, tuesday, '2-4 PM')).toBe(2);
    // A window that is usually closed stays closed, and so does a closed weekday.
    await call(olive, 'set_usual_capacity', { at_time: '2-4 PM', capacity: 0 });
    expect(await freeIn(site, tuesday, '2-4 PM')).toBe(0);
    await call(olive, 'set_weekday', { weekday: 2, closed: true });
    expect(await freeIn(site, tuesday, '8-10 AM')).toBe(0);
    await call(olive, 'set_weekday', { weekday: 2, closed: false });
    await call(olive, 'set_usual_capacity', { at_time: '2-4 PM', capacity: 3 });
    const { visitsPerPerson } = await call<StaffCalendar>(olive, 'staff_calendar', {
      ...{ from_date: tuesday, days: 1 },
    });
    expect(visitsPerPerson).toBe(2);
    await follow(null);
    expect(await freeIn(site, tuesday, '2-4 PM')).toBe(3);
  });

  test('visits on days without work are named, to give to others', async () => {
    const { id } = await bookVisit(site, {
      ...{ preferredDate: addDays(tuesday, 1), phone: '7135554001' },
    });
    await call(olive, 'assign_technician', { appointment_id: id, email: maria.email });
    const { clashes } = await off(maria.email, addDays(tuesday, 1), addDays(tuesday, 1));
    expect(clashes).toMatchObject([
      { id, preferredDate: addDays(tuesday, 1), name: 'Ada Example' },
    ]);
    // A repeat adds nothing.
    const again = await off(maria.email, addDays(tuesday, 1), addDays(tuesday, 1));
    expect(again.person.timeOff).toHaveLength(1);
    const { people: onBoard } = await call<Board>(olive, 'staff_board', {
      ...{ from_date: tuesday, days: 1 },
    });
    expect(onBoard.find(({ email }) => email === maria.email)?.timeOff).toHaveLength(1);
  });

  test('what is wrong is refused, and days are for owners', async () => {
    for (const [answer, status, field] of [
      [days(pat.email, [0]), 422, 'days'],
      [days(pat.email, [8]), 422, 'days'],
      [days('unknown@testing.example', [1]), 404, 'email'],
      [off(pat.email, dateIn(5), dateIn(4)), 422, 'to_date'],
      [off(pat.email, dateIn(-9), dateIn(-8)), 422, 'to_date'],
      [off(pat.email, 'soon', dateIn(4)), 422, 'from_date'],
      [off(pat.email, dateIn(5), dateIn(900)), 422, 'to_date'],
      [follow(0), 422, 'visits'],
    ] as const)
      expect([field, await answer]).toMatchObject([field, { http: status, details: field }]);
    for (const [name, args] of [
      ['set_working_days', { email: pat.email, days: [] }],
      ['add_time_off', { email: pat.email, from_date: dateIn(4), to_date: dateIn(4) }],
      ['remove_time_off', { email: pat.email, time_off_id: 1 }],
      ['set_visits_per_person', { visits: 1 }],
    ] as const)
      expect([name, (await call(pats, name, args)).http]).toEqual([name, 403]);
  });

  test('a person who leaves takes their days along', async () => {
    await off(pat.email, dateIn(4), dateIn(4));
    await call(olive, 'remove_person', { email: pat.email });
    await follow(1);
    await days(maria.email, [1, 2, 3, 4, 5, 6, 7]);
    expect(await freeIn(site, addDays(tuesday, 7), '10-12')).toBe(1);
    await follow(null);
  });
});
