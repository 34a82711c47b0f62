import type { StaffVisit, VisitWithHistory } from '@site/client/staff-types';
import type { SupabaseClient } from '@supabase/supabase-js';
import { databaseKinds, dateIn, type Site, startSite } from '../testing/site';
import { addPeople, call, maria, owner, pat, signIn } from '../testing/staff';
import { ask, customers, view } from '../testing/visits';

interface Changed {
  visit: StaffVisit;
}

describe.each(databaseKinds)('visits for people on staff on the %s database', (kind) => {
  let site: Site;
  let olive: SupabaseClient;
  let patsPhone: SupabaseClient;
  let mariasPhone: SupabaseClient;
  beforeAll(async () => {
    site = await startSite(kind, { mail: { pollMs: 50 } });
    await addPeople(site, owner, pat, maria);
    olive = await signIn(site, owner);
    patsPhone = await signIn(site, pat);
    mariasPhone = await signIn(site, maria);
  });
  afterAll(() => site?.close());

  const { book, move } = customers(() => site);
  const give = (client: SupabaseClient, id: string, email: string | null, version?: number) =>
    call<StaffVisit>(client, 'assign_technician', {
      appointment_id: id,
      email,
      ...(version === undefined ? {} : { version }),
    });
  const setState = (client: SupabaseClient, id: string, state: string, more: object = {}) =>
    call<Changed>(client, 'set_appointment_state', { appointment_id: id, state, ...more });
  const look = (client: SupabaseClient, id: string) =>
    call<VisitWithHistory>(client, 'staff_visit', { appointment_id: id });

  test('a visit shows what the form sent, and who did what', async () => {
    const by = await book({
      preferredDate: dateIn(20),
      address: '12 Bayou Lane, Houston, TX',
      description: 'Loud.\nPreferred brand: LG\nSecond floor',
    });
    expect(await look(olive, by.id)).toEqual({
      http: 200,
      id: by.id,
      version: 1,
      state: 'requested',
      preferredDate: dateIn(20),
      preferredTime: '10-12',
      createdAt: expect.stringMatching(/Z$/),
      name: 'Ada Example',
      phone: expect.stringMatching(/^\d{10}$/),
      email: expect.stringContaining('@'),
      address: '12 Bayou Lane',
      city: 'Houston',
      zip: '77002',
      appliance: 'Dryer',
      issue: 'Not heating',
      language: 'en',
      brand: 'LG',
      isWarranty: false,
      estimate: null,
      comments: 'Loud.\nSecond floor',
      notes: [],
      photos: [],
      receipts: [],
      ...{ parts: [], secondVisit: null, returnsFor: null, earlier: null, texts: false },
      tax: { percent: 0, labor: true },
      tellsArrival: false,
      technician: null,
      late: false,
      changedBy: null,
      cancelReason: null,
      record: null,
      history: [{ at: expect.stringMatching(/Z$/), state: 'requested', actor: 'the customer' }],
    });
    await give(olive, by.id, pat.email);
    await setState(patsPhone, by.id, 'confirmed');
    await ask(site, 'add_note', { by, note: 'Blue door' });
    await call(patsPhone, 'add_staff_note', { appointment_id: by.id, note: 'Bring a ladder' });
    await call(patsPhone, 'add_staff_note', { appointment_id: by.id, note: 'Bring a ladder' });
    const seen = await look(mariasPhone, by.id);
    expect(seen).toMatchObject({ http: 403, message: 'not_yours' });
    const { history, notes, changedBy, technician, version } = await look(patsPhone, by.id);
    expect(history.map(({ state, actor }) => `${state} ${actor}`)).toEqual([
      'requested the customer',
      'assigned Olive Owner',
      'confirmed Pat Sample',
    ]);
    expect(notes.map(({ text, by: who }) => [text, who])).toEqual([
      ['Blue door', null],
      ['Bring a ladder', 'Pat Sample'],
    ]);
    expect(changedBy).toMatchObject({ name: 'Pat Sample', what: 'confirmed' });
    expect([technician, version]).toEqual([{ email: pat.email, name: 'Pat Sample' }, 3]);
    // The customer sees neither the notes of staff nor who was given the visit.
    const shown = await view(site, by);
    expect(JSON.stringify(shown)).not.toContain('ladder');
    expect(shown.history.map(({ state }) => state)).toEqual(['requested', 'confirmed']);
  });

  test('the history says to whom a visit went, and from when to when it moved', async () => {
    const { id } = await book({ preferredDate: dateIn(23) });
    await give(olive, id, pat.email);
    await call(olive, 'staff_move_appointment', {
      appointment_id: id,
      to_date: dateIn(24),
      to_time: '2-4 PM',
    });
    await give(olive, id, null);
    const { history } = await look(olive, id);
    expect(history.slice(1)).toEqual([
      expect.objectContaining({ state: 'assigned', technician: 'Pat Sample' }),
      expect.objectContaining({
        ...{ state: 'moved', fromDate: dateIn(23), fromTime: '10-12' },
        ...{ toDate: dateIn(24), toTime: '2-4 PM' },
      }),
      expect.not.objectContaining({ technician: expect.anything() }),
    ]);
  });

  test('a change on an old version is refused with the words who changed what', async () => {
    const { id } = await book({ preferredDate: dateIn(21) });
    const { version } = await look(olive, id);
    expect(await give(mariasPhone, id, maria.email, version)).toMatchObject({
      http: 200,
      version: 2,
    });
    const late = await setState(olive, id, 'canceled', { version });
    expect(late).toMatchObject({
      http: 409,
      details: 'version',
      message: expect.stringMatching(
        /^changed .*"by": "Maria Example".*"what": "assigned"/,
      ) as string,
    });
    const to = { appointment_id: id, to_date: dateIn(22), to_time: '2-4 PM' };
    expect(await call(olive, 'staff_move_appointment', { ...to, version })).toMatchObject({
      http: 409,
    });
    expect(
      await call<Changed>(olive, 'staff_move_appointment', { ...to, version: 2 }),
    ).toMatchObject({
      http: 200,
      visit: { version: 3, preferredDate: dateIn(22) },
    });
    // The answer may have been lost, so a repeat has the same one.
    expect(await call(olive, 'staff_move_appointment', { ...to, version: 2 })).toMatchObject({
      http: 200,
    });
    expect(await give(olive, id, pat.email, 1)).toMatchObject({
      http: 409,
      message: expect.stringMatching(/^changed .*"by": "Olive Owner".*"what": "moved"/) as string,
    });
    expect(await setState(mariasPhone, id, 'on_the_way', { version: 3 })).toMatchObject({
      http: 200,
    });
    expect(await setState(mariasPhone, id, 'on_the_way', { version: 3 })).toMatchObject({
      http: 200,
    });
    const completion = { totalCost: 120 };
    expect(
      await call(mariasPhone, 'complete_appointment', {
        appointment_id: id,
        completion,
        version: 3,
      }),
    ).toMatchObject({
      http: 409,
      message: expect.stringMatching(
        /^changed .*"by": "Maria Example".*"what": "on_the_way"/,
      ) as string,
    });
  });

  test('of two changes on one version at the same time, one is made', async () => {
    const { id } = await book({ preferredDate: dateIn(31) });
    await give(olive, id, maria.email);
    const both = await Promise.all([
      setState(olive, id, 'confirmed', { version: 2 }),
      setState(mariasPhone, id, 'canceled', { version: 2 }),
    ]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect((await look(olive, id)).version).toBe(3);
  });

  test('the customer and the office at the same time: the later one learns who was first', async () => {
    const by = await book({ preferredDate: dateIn(23) });
    expect((await move(by, dateIn(24), '10-12', 1)).http).toBe(200);
    expect(await setState(olive, by.id, 'confirmed', { version: 1 })).toMatchObject({
      http: 409,
      message: expect.stringMatching(/^changed .*"by": "the customer".*"what": "moved"/) as string,
    });
  });

  test('a technician acts on their own visits only, with any function', async () => {
    const { id } = await book({ preferredDate: dateIn(25) });
    await give(olive, id, maria.email);
    const of = { appointment_id: id };
    const attempts: [string, object][] = [
      ['set_appointment_state', { ...of, state: 'confirmed' }],
      ['set_appointment_state', { ...of, state: 'canceled', reason: 'x' }],
      ['staff_move_appointment', { ...of, to_date: dateIn(26), to_time: '10-12' }],
      ['complete_appointment', { ...of, completion: {} }],
      ['assign_technician', { ...of, email: pat.email }],
      ['assign_technician', { ...of, email: null }],
      ['add_staff_note', { ...of, note: 'x' }],
      ['appointment_photos', of],
      ['staff_visit', of],
    ];
    for (const [name, args] of attempts)
      expect([name, await call(patsPhone, name, args)]).toEqual([
        name,
        expect.objectContaining({ http: 403, message: 'not_yours' }),
      ]);
    expect(await look(mariasPhone, id)).toMatchObject({
      http: 200,
      version: 2,
      state: 'requested',
    });
    // Nor may they give their own visit to another person.
    expect(await give(mariasPhone, id, pat.email)).toMatchObject({ http: 403 });
    expect(
      await setState(mariasPhone, id, 'confirmed', { technician: 'Pat Sample' }),
    ).toMatchObject({ http: 403 });
    expect(await give(mariasPhone, id, null)).toMatchObject({ http: 200, technician: null });
  });

  test('an unassigned visit is for technicians of its area, and the first one has it', async () => {
    const { id } = await book({ preferredDate: dateIn(27), zipCode: '77003' });
    expect((await look(patsPhone, id)).http).toBe(403);
    expect((await give(patsPhone, id, pat.email)).http).toBe(403);
    expect(await give(olive, id, pat.email)).toMatchObject({
      http: 422,
      details: 'email',
      message: 'not_in_area {"zip": "77003", "name": "Pat Sample"}',
    });
    expect(await give(olive, id, 'stranger@testing.example')).toMatchObject({ http: 422 });
    expect((await look(mariasPhone, id)).http).toBe(200);
    const near = await book({ preferredDate: dateIn(27) });
    const both = await Promise.all([
      give(patsPhone, near.id, pat.email),
      give(mariasPhone, near.id, maria.email),
    ]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 403]);
  });

  test('a finished job that is sent twice is one record; other details are refused', async () => {
    const { id } = await book({ preferredDate: dateIn(28) });
    await give(olive, id, pat.email);
    const finish = (completion: object) =>
      call<{ id: string }>(patsPhone, 'complete_appointment', { appointment_id: id, completion });
    const completion = {
      applianceModel: 'DLE3600W',
      applianceSerial: '107KWSE0A123',
      partsReplaced: 'Belt',
      totalCost: 182.5,
      // A technician cannot finish a job in another name.
      technicianName: 'Maria Example',
    };
    const first = await finish(completion);
    expect(first).toMatchObject({ http: 200, ...completion, technicianName: 'Pat Sample' });
    expect(await finish(completion)).toEqual(first);
    expect(await finish({ ...completion, totalCost: 1 })).toMatchObject({ http: 409 });
    expect(await look(patsPhone, id)).toMatchObject({
      state: 'done',
      record: { id: first.id, applianceSerial: '107KWSE0A123' },
      technician: { email: pat.email },
    });
  });

  test('a name that the command gives means the person of that name', async () => {
    const { id } = await book({ preferredDate: dateIn(29) });
    await setState(site.staff(), id, 'confirmed', { technician: 'Pat Sample' });
    expect(await look(patsPhone, id)).toMatchObject({
      technician: { email: pat.email, name: 'Pat Sample' },
      changedBy: { name: 'the office', what: 'confirmed' },
    });
    await setState(site.staff(), id, 'confirmed', { technician: 'A helper' });
    expect(await look(olive, id)).toMatchObject({ technician: { email: null, name: 'A helper' } });
    expect((await look(patsPhone, id)).http).toBe(403);
  });

  test('open visits of a person who leaves are free again; finished ones keep the name', async () => {
    const leaver = { ...pat, email: 'leaver@testing.example', name: 'Lee Leaver' };
    await addPeople(site, leaver);
    const open = await book({ preferredDate: dateIn(30) });
    const done = await book({ preferredDate: dateIn(30), preferredTime: '2-4 PM' });
    for (const { id } of [open, done]) await give(olive, id, leaver.email);
    await call(olive, 'complete_appointment', { appointment_id: done.id, completion: {} });
    expect(await call(olive, 'remove_person', { email: leaver.email })).toMatchObject({
      http: 200,
      unassigned: 1,
    });
    expect(await look(olive, open.id)).toMatchObject({ technician: null });
    expect(await look(olive, done.id)).toMatchObject({
      technician: { email: null, name: 'Lee Leaver' },
      version: 3,
    });
  });
});
