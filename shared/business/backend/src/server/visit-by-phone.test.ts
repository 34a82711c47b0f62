import type { SupabaseClient } from '@supabase/supabase-js';
import type { Customer, StaffVisit, VisitWithHistory } from '@site/client/staff-types';
import { databaseKinds, dateIn, eventually, type Site, startSite } from '../testing/site';
import { addPeople, call, maria, owner, pat, signIn } from '../testing/staff';
import { ask, bookVisit, freeIn, view } from '../testing/visits';

describe.each(databaseKinds)('visits by phone on the %s database', (kind) => {
  let site: Site;
  let olive: SupabaseClient;
  let pats: SupabaseClient;
  beforeAll(async () => {
    site = await startSite(kind, { mail: { pollMs: 50 } });
    await addPeople(site, owner, pat, maria);
    olive = await signIn(site, owner);
    pats = await signIn(site, pat);
  });
  afterAll(() => site?.close());

  const answers = (changes: object = {}) => ({
    ...{ idempotencyKey: crypto.randomUUID(), name: 'Rosa Caller', phone: '(713) 555-0166' },
    ...{ email: '', address: '4 Heron Court', zip: '77002', appliance: 'dryer' },
    ...{ issue: 'Not heating', preferredDate: dateIn(3), preferredTime: '2-4 PM' },
    ...changes,
  });
  const book = (changes: object = {}, anyway?: boolean, client = olive) =>
    call<StaffVisit>(client, 'book_by_phone', {
      request: answers(changes),
      ...(anyway === undefined ? {} : { anyway }),
    });
  const visitOf = (id: string) =>
    call<VisitWithHistory>(olive, 'staff_visit', { appointment_id: id });
  const mailsTo = async (address: string) =>
    (await site.inbox()).filter(({ to }) => to.includes(address));

  test('one without a mail address is confirmed, has its place, its technician and its note', async () => {
    const before = await freeIn(site, dateIn(3), '2-4 PM');
    const visit = await book({
      brand: 'LG',
      note: 'Dog in the yard',
      technician: pat.email,
      phone: '+1 713 555 0166',
    });
    expect(visit).toMatchObject({
      ...{ http: 200, state: 'confirmed', phone: '7135550166', email: '', appliance: 'Dryer' },
      ...{ brand: 'LG', comments: '', technician: { email: pat.email, name: pat.name } },
      notes: [{ text: 'Dog in the yard', by: owner.name }],
    });
    expect(await freeIn(site, dateIn(3), '2-4 PM')).toBe(before - 1);
    const { history } = await visitOf(visit.id);
    expect(history).toMatchObject([
      { state: 'requested', actor: owner.name },
      { state: 'confirmed', actor: owner.name },
    ]);
    // Nothing is queued for anybody.
    expect((await call<[]>(olive, 'staff_mails')).http).toBe(200);
    expect(JSON.stringify(await site.inbox())).not.toContain(visit.id);
  });

  test('with an address the customer gets a mail with the page of the visit', async () => {
    const visit = await book({ email: 'rosa@example.com', preferredDate: dateIn(5) });
    const mail = await eventually('the mail', async () => (await mailsTo('rosa@example.com'))[0]);
    expect(mail.subject).toContain(visit.id);
    expect(mail.text).toMatch(/Your visit is booked/);
    expect(mail.text).toMatch(new RegExp(`/appointment#${visit.id}\\.[\\w-]{43}`));
    // The team has made the booking itself.
    expect(JSON.stringify(await mailsTo('team@'))).not.toContain(visit.id);
  });

  test('a repeat makes no second visit; other answers under the same key are refused', async () => {
    const idempotencyKey = crypto.randomUUID();
    const first = await book({ idempotencyKey });
    expect((await book({ idempotencyKey })).id).toBe(first.id);
    expect(await book({ idempotencyKey, phone: '7135550999' })).toMatchObject({
      ...{ http: 409, details: 'idempotencyKey', message: expect.stringContaining(first.id) },
    });
  });

  test.each([
    ['full', 10, '10-12', /^window_full .*"places": 3/],
    ['a holiday', 11, '10-12', /^holiday .*"holiday": "Founders’ Day"/],
    ['closed', 12, '10-12', /^window_closed .*"day": "20/],
    ['far ahead', 100, '10-12', /^after_last_day .*"lastDay": "20/],
  ])('a window that is %s is a question first, and then booked', async (what, days, time, why) => {
    const day = dateIn(days);
    if (what === 'full')
      await Promise.all(
        [1, 2, 3].map((n) =>
          book({ preferredDate: day, preferredTime: time, phone: `713555070${n}` }),
        ),
      );
    if (what === 'a holiday')
      await call(olive, 'set_holiday', { on_date: day, name: 'Founders’ Day' });
    if (what === 'closed')
      await call(olive, 'set_window', { on_date: day, at_time: time, capacity: 0 });
    const asked = await book({ preferredDate: day, preferredTime: time });
    expect(asked).toMatchObject({
      http: 409,
      details: 'anyway',
      message: expect.stringMatching(why),
    });
    const booked = await book({ preferredDate: day, preferredTime: time }, true);
    expect(booked).toMatchObject({ http: 200, preferredDate: day, state: 'confirmed' });
    // It is booked knowingly, so it is not to be moved, and no customer can book in addition.
    const { days: calendar } = await call<{ days: { toMove: number }[] }>(olive, 'staff_calendar', {
      from_date: day,
      days: 1,
    });
    expect(calendar[0]?.toMove).toBe(0);
    expect(await freeIn(site, day, time)).toBe(0);
  });

  test('of a full window the place beyond goes with its visit, and the window stays full', async () => {
    const day = dateIn(14);
    for (const n of [1, 2, 3]) await book({ preferredDate: day, phone: `713555080${n}` });
    const beyond = await book({ preferredDate: day, phone: '7135550804' }, true);
    await call(olive, 'set_appointment_state', { appointment_id: beyond.id, state: 'canceled' });
    expect(await freeIn(site, day, '2-4 PM')).toBe(0);
  });

  test('what is wrong is said by field; technicians and strangers book nothing', async () => {
    for (const [changes, field] of [
      [{ name: 'www.evil.example' }, 'name'],
      [{ phone: '555' }, 'phone'],
      [{ email: 'rosa@' }, 'email'],
      [{ address: ' ' }, 'address'],
      [{ zip: '7700' }, 'zip'],
      [{ appliance: 'Submarine' }, 'appliance'],
      [{ issue: '' }, 'issue'],
      [{ preferredDate: dateIn(-1) }, 'preferredDate'],
      [{ preferredTime: 'Midnight' }, 'preferredTime'],
      [{ technician: 'unknown@testing.example' }, 'technician'],
      [{ technician: pat.email, zip: '77449' }, 'technician'],
      [{ idempotencyKey: 'short' }, 'idempotencyKey'],
    ] as const)
      expect([field, await book(changes)]).toMatchObject([field, { http: 422, details: field }]);
    expect((await book({}, false, pats)).http).toBe(403);
    expect((await call(pats, 'correct_customer', { phone: '7135550166', fields: {} })).http).toBe(
      403,
    );
    const stranger = await ask(site, 'book_by_phone', { request: answers() });
    expect(stranger.http).toBeGreaterThanOrEqual(401);
  });

  test('a visit is corrected, with what changed from what to what, and by whom', async () => {
    const by = await bookVisit(site, {
      ...{ phone: '7135550211', email: 'wrong@example.com', name: 'Jon Smit' },
      ...{ address: '1 Main Street, Houston, TX', preferredDate: dateIn(20) },
    });
    const seen = await visitOf(by.id);
    const corrected = await call<StaffVisit>(olive, 'correct_visit', {
      appointment_id: by.id,
      fields: { name: 'John Smith', address: '11 Main Street', email: 'john@example.com' },
      version: seen.version,
    });
    expect(corrected).toMatchObject({
      ...{ name: 'John Smith', address: '11 Main Street', city: 'Houston', phone: '7135550211' },
      ...{ email: 'john@example.com', version: seen.version + 1 },
    });
    const { history } = await visitOf(by.id);
    expect(history.at(-1)).toMatchObject({
      state: 'corrected',
      actor: owner.name,
      changes: [
        { field: 'name', from: 'Jon Smit', to: 'John Smith' },
        { field: 'email', from: 'wrong@example.com', to: 'john@example.com' },
        {
          field: 'address',
          ...{ from: '1 Main Street, Houston, TX', to: '11 Main Street, Houston, TX' },
        },
      ],
    });
    // The wrong address may be a stranger's: its link ends, and the right one gets the new link.
    expect((await ask(site, 'view_appointment', { by })).status).toBe('unknown');
    const mail = await eventually('the mail', async () => (await mailsTo('john@example.com'))[0]);
    const key = new RegExp(`${by.id}\\.([\\w-]{43})`).exec(mail.text)?.[1] ?? '';
    const page = await view(site, { id: by.id, key });
    expect(page.name).toBe('John Smith');
    expect(page.history.map(({ state }) => state)).toEqual(['requested']);
    // Another person's page is old now, and a repeat changes nothing.
    expect(
      await call(olive, 'correct_visit', {
        ...{ appointment_id: by.id, fields: { name: 'Jim' }, version: seen.version },
      }),
    ).toMatchObject({ http: 409, details: 'version', message: /corrected this visit/ });
    const again = await call<StaffVisit>(olive, 'correct_visit', {
      ...{ appointment_id: by.id, fields: { name: 'John Smith' }, version: seen.version },
    });
    expect(again.version).toBe(seen.version + 1);
  });

  test('a technician corrects their own visit, but no mail address and no other visit', async () => {
    const own = await book({ technician: pat.email, preferredDate: dateIn(22) });
    const others = await book({ technician: maria.email, preferredDate: dateIn(22) });
    const correct = (id: string, fields: object) =>
      call<StaffVisit>(pats, 'correct_visit', { appointment_id: id, fields });
    expect(await correct(own.id, { issue: 'Drum not turning' })).toMatchObject({
      http: 200,
      issue: 'Drum not turning',
    });
    expect((await correct(own.id, { email: 'pat@testing.example' })).http).toBe(403);
    expect((await correct(others.id, { issue: 'Noise' })).http).toBe(403);
  });

  test('a customer is corrected in every visit and repair, and two become one only when asked for', async () => {
    const phone = '7135550311';
    const done = await book({
      phone,
      email: 'old@example.com',
      name: 'Ana Diaz',
      preferredDate: dateIn(24),
    });
    await call(olive, 'complete_appointment', {
      ...{
        appointment_id: done.id,
        completion: { laborDescription: 'Belt replaced', totalCost: 120 },
      },
    });
    const open = await book({
      phone,
      email: 'old@example.com',
      name: 'Ana Diaz',
      preferredDate: dateIn(25),
    });
    await book({ phone: '7135550312', name: 'Bea Other', preferredDate: dateIn(26) });
    const correct = (fields: object, anyway?: boolean) =>
      call<{ phone: string }>(olive, 'correct_customer', {
        ...{ phone, fields },
        ...(anyway === undefined ? {} : { anyway }),
      });
    expect(await correct({ phone: '7135550312' })).toMatchObject({
      ...{ http: 409, details: 'anyway', message: /Bea Other has this phone/ },
    });
    const fields = {
      phone: '713-555-0319',
      name: 'Ana Díaz',
      address: '9 New Street',
      email: 'ana@example.com',
    };
    expect(await correct(fields)).toMatchObject({ http: 200, phone: '7135550319' });
    expect((await call(olive, 'customer', { phone })).http).toBe(404);
    const now = await call<Customer>(olive, 'customer', { phone: '7135550319' });
    expect(now.customer).toMatchObject({ name: 'Ana Díaz', address: '9 New Street', visits: 2 });
    // The finished job keeps the place where it was done.
    expect(now.visits.map(({ id, address }) => [id, address])).toEqual([
      [open.id, '9 New Street'],
      [done.id, '4 Heron Court'],
    ]);
    expect(now.records[0]).toMatchObject({
      ...{
        customerName: 'Ana Díaz',
        customerEmail: 'ana@example.com',
        customerAddress: '4 Heron Court',
      },
    });
    expect((await correct({ name: 'X' })).http).toBe(404);
  });

  test('a visit is moved to any day, after the question', async () => {
    const { id } = await book({ preferredDate: dateIn(27) });
    const move = (anyway?: boolean, client = olive) =>
      call(client, 'staff_move_appointment', {
        ...{ appointment_id: id, to_date: dateIn(120), to_time: '8-10 AM' },
        ...(anyway === undefined ? {} : { anyway }),
      });
    expect(await move()).toMatchObject({ http: 409, details: 'anyway' });
    expect(await move(true)).toMatchObject({ http: 200 });
    await call(olive, 'assign_technician', { appointment_id: id, email: pat.email });
    const back = await call(pats, 'staff_move_appointment', {
      ...{ appointment_id: id, to_date: dateIn(121), to_time: '8-10 AM', anyway: true },
    });
    expect(back).toMatchObject({ http: 422, details: 'preferredDate' });
  });
});
