import type { SupabaseClient } from '@supabase/supabase-js';
import { createBackendClient } from '@site/client';
import type { Board, StaffVisit } from '@site/client/staff-types';
import { cleanImage } from '../photos/clean-image';
import { testCompany } from '@site/client/testing/company';
import { jpeg } from '../testing/pictures';
import { databaseKinds, dateIn, openDatabase, type Site, startSite } from '../testing/site';
import { addPeople, call, maria, owner, pat, signIn } from '../testing/staff';
import { customers, staffDo, valueFrom } from '../testing/visits';
import type { Database } from '@site/database/database';

describe.each(databaseKinds)('the board on the %s database', (kind) => {
  let site: Site;
  let olive: SupabaseClient;
  let patsPhone: SupabaseClient;
  beforeAll(async () => {
    site = await startSite(kind, { mail: { pollMs: 50 } });
    await addPeople(site, owner, pat, maria);
    olive = await signIn(site, owner);
    patsPhone = await signIn(site, pat);
  });
  afterAll(() => site?.close());

  const { book } = customers(() => site);
  const board = (client: SupabaseClient, from: string, days: number, seen?: string) =>
    call<Board>(client, 'staff_board', { from_date: from, days, ...(seen ? { seen } : {}) });
  const ids = (visits: StaffVisit[]) => visits.map(({ id }) => id);

  test('it has days, windows, visits in the order of the day, and people', async () => {
    const late = await book({ preferredDate: dateIn(10), preferredTime: '2-4 PM' });
    const far = await book({ preferredDate: dateIn(10), zipCode: '77009' });
    const near = await book({ preferredDate: dateIn(10), zipCode: '77002' });
    const gone = await book({ preferredDate: dateIn(10), zipCode: '77001' });
    await staffDo(site, 'set_appointment_state', { appointment_id: gone.id, state: 'canceled' });
    const shown = await board(olive, dateIn(10), 2);
    expect(shown.today).toBe(dateIn(0));
    expect(shown.days.map(({ date }) => date)).toEqual([dateIn(10), dateIn(11)]);
    expect(shown.days[0]).toMatchObject({ closed: false, holiday: null });
    expect(shown.days[0]?.windows).toContainEqual({ time: '10-12', capacity: 3, booked: 2 });
    expect(ids(shown.visits)).toEqual([gone.id, near.id, far.id, late.id]);
    expect(shown.people.map(({ name }) => name)).toEqual([
      'Maria Example',
      'Olive Owner',
      'Pat Sample',
    ]);
  });

  test('while nothing has changed the answer is short; any change is shown', async () => {
    const { id } = await book({ preferredDate: dateIn(14) });
    let seen = (await board(olive, dateIn(14), 1)).revision;
    const unchanged = { http: 200, revision: seen, unchanged: true };
    expect(await board(olive, dateIn(14), 1, seen)).toEqual(unchanged);
    const changes: [string, object][] = [
      ['assign_technician', { appointment_id: id, email: pat.email }],
      ['add_staff_note', { appointment_id: id, note: 'Ring twice' }],
      ['set_appointment_state', { appointment_id: id, state: 'confirmed' }],
      ['set_window', { on_date: dateIn(14), at_time: '2-4 PM', capacity: 0 }],
      ['set_holiday', { on_date: dateIn(14), name: 'Inventory' }],
    ];
    for (const [name, args] of changes) {
      expect([name, await call(olive, name, args)]).toEqual([
        name,
        expect.objectContaining({ http: 200 }),
      ]);
      const next = await board(olive, dateIn(14), 1, seen);
      expect([name, next.unchanged, next.visits.length]).toEqual([name, undefined, 1]);
      seen = next.revision;
    }
  });

  test('a technician gets their own visits, and those of their areas that no person has', async () => {
    const day = { preferredDate: dateIn(16) };
    const mine = await book({ ...day, zipCode: '77009' });
    const free = await book({ ...day, zipCode: '77002', preferredTime: '12-2 PM' });
    const elsewhere = await book({ ...day, zipCode: '77003', preferredTime: '12-2 PM' });
    const marias = await book({ ...day, preferredTime: '2-4 PM' });
    const over = await book({ ...day, preferredTime: '4-6 PM' });
    await addPeople(site, { ...pat, areas: ['77002', '77009'] });
    await call(olive, 'assign_technician', { appointment_id: mine.id, email: pat.email });
    await addPeople(site, pat);
    await call(olive, 'assign_technician', { appointment_id: marias.id, email: maria.email });
    await staffDo(site, 'set_appointment_state', { appointment_id: over.id, state: 'canceled' });
    const shown = await board(patsPhone, dateIn(16), 1);
    expect(ids(shown.visits)).toEqual([mine.id, free.id]);
    expect(shown.people).toEqual([expect.objectContaining({ name: 'Pat Sample' })]);
    expect(JSON.stringify(shown)).not.toContain(elsewhere.id);
    expect(ids((await board(olive, dateIn(16), 1)).visits)).toHaveLength(5);
  });

  test('a request of a later day is there until it is confirmed', async () => {
    const { id } = await book({ preferredDate: dateIn(50) });
    const isShown = async (client: SupabaseClient) =>
      ids((await board(client, dateIn(0), 1)).visits).includes(id);
    expect([await isShown(olive), await isShown(patsPhone)]).toEqual([true, true]);
    await call(olive, 'assign_technician', { appointment_id: id, email: maria.email });
    expect([await isShown(olive), await isShown(patsPhone)]).toEqual([true, false]);
    await call(olive, 'set_appointment_state', { appointment_id: id, state: 'confirmed' });
    expect(await isShown(olive)).toBe(false);
  });

  test('photos are for those who may see the visit', async () => {
    const by = await book({ preferredDate: dateIn(18) });
    await createBackendClient(testCompany, site.url).uploadPhoto(
      by,
      new Blob([new Uint8Array(jpeg())], { type: 'image/jpeg' }),
      crypto.randomUUID(),
      `data:image/jpeg;base64,${Buffer.from(jpeg()).toString('base64')}`,
    );
    const [visit] = (await board(olive, dateIn(18), 1)).visits;
    const path = visit?.photos[0]?.path ?? '';
    const read = async (client: SupabaseClient) => {
      const { data } = await client.auth.getSession();
      const answer = await fetch(
        `${site.url}/storage/v1/object/authenticated/appointment-photos/${path}`,
        { headers: { Authorization: `Bearer ${data.session?.access_token}` } },
      );
      return answer.status;
    };
    const previews = (client: SupabaseClient) =>
      call(client, 'visit_previews', { appointment_id: by.id });
    const clean = Buffer.from(cleanImage(jpeg(), 'image/jpeg') ?? []).toString('base64');
    expect(await previews(olive)).toEqual(expect.objectContaining({ http: 200, [path]: clean }));
    expect(await previews(patsPhone)).toEqual(expect.objectContaining({ [path]: clean }));
    expect([await read(olive), await read(patsPhone)]).toEqual([200, 200]);
    await call(olive, 'assign_technician', { appointment_id: by.id, email: maria.email });
    expect([await read(olive), await read(patsPhone)]).toEqual([200, 404]);
    const refused = await previews(patsPhone);
    expect(refused).toMatchObject({ http: 403, message: 'not_yours' });
    expect(JSON.stringify(refused)).not.toContain(path);
    const leaver = { email: 'gone@testing.example', name: 'Gone Person' };
    await addPeople(site, leaver);
    const phone = await signIn(site, leaver);
    expect(await read(phone)).toBe(200);
    await call(olive, 'remove_person', { email: leaver.email });
    expect(await read(phone)).toBe(403);
    expect((await previews(phone)).http).toBe(403);
    expect((await previews(site.client())).http).toBe(401);
  });

  test.each([
    [{ from_date: 'soon', days: 1 }, 'from_date'],
    [{ from_date: dateIn(1), days: 0 }, 'days'],
    [{ from_date: dateIn(1), days: 15 }, 'days'],
  ])('%j is refused', async (args, field) => {
    expect(await call(olive, 'staff_board', args)).toMatchObject({ http: 422, details: field });
  });
});

describe.each(databaseKinds)('business hours in the %s database', (kind) => {
  let db: Database;
  const one = valueFrom(() => db);
  beforeAll(async () => (db = await openDatabase(kind)));
  afterAll(() => db?.close());

  const minutes = async (since: string, until: string) =>
    Number(await one('private.business_minutes($1::timestamptz, $2::timestamptz)', [since, until]));

  // Weekdays 7 to 20, weekends 8 to 18, in Houston.
  test.each([
    ['2026-11-24T09:00-06:00', '2026-11-24T09:45-06:00', 45],
    // Asked at night, called in the morning.
    ['2026-11-24T22:00-06:00', '2026-11-25T07:20-06:00', 20],
    ['2026-11-24T19:50-06:00', '2026-11-25T07:20-06:00', 30],
    // From Friday evening over a weekend to Monday.
    ['2026-11-27T19:30-06:00', '2026-11-30T07:15-06:00', 30 + 600 + 600 + 15],
    // The night on which clocks go back.
    ['2026-10-31T17:50-05:00', '2026-11-01T08:10-06:00', 20],
    ['2026-11-24T22:00-06:00', '2026-11-24T23:00-06:00', 0],
    ['2026-11-24T10:00-06:00', '2026-11-24T09:00-06:00', 0],
  ])('from %s to %s there are %i minutes', async (since, until, expected) => {
    expect(await minutes(since, until)).toBe(expected);
  });

  test('a holiday has none', async () => {
    await db.query(`insert into private.holidays values ('2026-11-26', 'Thanksgiving')`);
    expect(await minutes('2026-11-25T19:50-06:00', '2026-11-27T07:20-06:00')).toBe(30);
  });

  test('a request is late when the promised time has passed, and no longer once it is confirmed', async () => {
    const { id } = await one<{ id: string }>('public.book_appointment($1)', [
      JSON.stringify({
        ...{ name: 'Ada Example', phone: '7135550142', email: 'ada@example.com' },
        ...{ address: '1 Main Street', zipCode: '77002', appliance: 'Dryer', issue: 'Loud' },
        ...{ description: '', preferredDate: dateIn(5), preferredTime: '10-12' },
        idempotencyKey: crypto.randomUUID(),
      }),
    ]);
    const isLate = () =>
      one(`(select private.is_late(a) from public.appointments a where a.id = $1)`, [id]);
    expect(await isLate()).toBe(false);
    // Three days have business hours, whatever the clock says.
    await db.run('alter table private.appointment_history disable trigger user');
    await db.query(`update private.appointment_history set at = at - interval '3 days'`);
    expect(await isLate()).toBe(true);
    await db.query(`update public.appointments set state = 'confirmed' where id = $1`, [id]);
    expect(await isLate()).toBe(false);
  });
});
