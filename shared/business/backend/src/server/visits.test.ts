import { databaseKinds, dateIn, type Site, startSite } from '../testing/site';
import { ask, bookVisit, customers, freeIn, staffDo, view } from '../testing/visits';

describe.each(databaseKinds)('a booked visit on the %s database', (kind) => {
  let site: Site;
  beforeAll(async () => (site = await startSite(kind)));
  afterAll(() => site?.close());

  const { book, move, cancel } = customers(() => site);

  test.each(['Preferred brand: LG', 'Marca: LG'])('has the brand of the line %s', async (line) => {
    const phone = line.startsWith('M') ? '7135559911' : '7135559912';
    const by = await book({ preferredDate: dateIn(21), phone, description: `Loud.\n${line}` });
    expect(await view(site, by)).toMatchObject({ brand: 'LG' });
  });

  test('shows itself by key, and by number and phone', async () => {
    const by = await book({
      preferredDate: dateIn(20),
      phone: '7135559901',
      description: 'Loud.\nPreferred brand: LG\nSecond floor',
    });
    expect(by.key).toMatch(/^[\w-]{43}$/);
    const shown = await view(site, by);
    expect(shown).toEqual({
      ...by,
      state: 'requested',
      version: 1,
      sequence: 0,
      preferredDate: dateIn(20),
      preferredTime: '10-12',
      appliance: 'Dryer',
      issue: 'Not heating',
      brand: 'LG',
      name: 'Ada Example',
      address: '1 Main Street',
      zip: '77002',
      technician: null,
      isWarranty: false,
      estimate: null,
      notes: [],
      photos: [],
      receipts: [],
      ...{ parts: [], secondVisit: null, returnsFor: null },
      history: [{ at: expect.stringMatching(/Z$/), state: 'requested', by: 'you' }],
      canChangeUntil: expect.stringMatching(/Z$/),
    });
    expect(await view(site, { id: by.id, phone: '(713) 555-9901' })).toEqual(shown);
  });

  test('a repeated booking has the same key', async () => {
    const same = {
      idempotencyKey: crypto.randomUUID(),
      preferredDate: dateIn(21),
      phone: '7135559902',
    };
    expect(await bookVisit(site, same)).toEqual(await bookVisit(site, same));
  });

  test('a move gives the old place back and takes the new one', async () => {
    const by = await book({ preferredDate: dateIn(22) });
    const target = [dateIn(23), '12-2 PM'] as const;
    const before = [await freeIn(site, dateIn(22), '10-12'), await freeIn(site, ...target)];
    const { appointment, ...moved } = await move(by, ...target, 1);
    expect(moved).toMatchObject({ http: 200, status: 'moved' });
    expect(appointment).toMatchObject({
      preferredDate: dateIn(23),
      preferredTime: '12-2 PM',
      version: 2,
      sequence: 1,
      history: [
        { state: 'requested' },
        {
          ...{ state: 'moved', by: 'you' },
          from: { preferredDate: dateIn(22), preferredTime: '10-12' },
          to: { preferredDate: dateIn(23), preferredTime: '12-2 PM' },
        },
      ],
    });
    // Only a move has windows.
    expect(Object.keys(appointment.history[0] ?? {}).sort()).toEqual(['at', 'by', 'state']);
    expect([await freeIn(site, dateIn(22), '10-12'), await freeIn(site, ...target)]).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) - 1,
    ]);
    // The answer may have been lost, so the same request may come again.
    expect(await move(by, ...target, 1)).toMatchObject({
      status: 'moved',
      appointment: { version: 2 },
    });
    // Another tab still shows the old time.
    expect(await move(by, dateIn(24), '8-10 AM', 1)).toMatchObject({
      status: 'changed',
      appointment: { preferredDate: dateIn(23), version: 2 },
    });
  });

  test('a confirmed visit that its customer moves is to be confirmed again', async () => {
    const by = await book({ preferredDate: dateIn(25) });
    await staffDo(site, 'set_appointment_state', {
      appointment_id: by.id,
      state: 'confirmed',
      technician: 'Pat Sample',
    });
    expect(await view(site, by)).toMatchObject({
      state: 'confirmed',
      technician: 'Pat Sample',
      version: 2,
    });
    const { appointment } = await move(by, dateIn(26), '10-12', 2);
    expect(appointment).toMatchObject({ state: 'requested', version: 3, sequence: 1 });
    expect(appointment.history.map(({ state, by: who }) => `${state} ${who}`)).toEqual([
      'requested you',
      'confirmed us',
      'moved you',
    ]);
  });

  test('a window that is full, closed or no window is taken, and the visit stays', async () => {
    const by = await book({ preferredDate: dateIn(44) });
    for (let n = 0; n < 3; n++) await book({ preferredDate: dateIn(45), preferredTime: '8-10 AM' });
    for (const [date, time] of [
      [dateIn(45), '8-10 AM'],
      [dateIn(45), 'noon'],
      [dateIn(-1), '10-12'],
      [dateIn(61), '10-12'],
    ] as const)
      expect([date, time, (await move(by, date, time, 1)).status]).toEqual([date, time, 'taken']);
    expect(await move(by, 'soon', '10-12', 1)).toMatchObject({ http: 422, details: 'to_date' });
    expect(await view(site, by)).toMatchObject({ preferredDate: dateIn(44), version: 1 });
  });

  test('a canceled visit gives its place back, and stays canceled', async () => {
    const by = await book({ preferredDate: dateIn(46), phone: '7135559903' });
    const before = await freeIn(site, dateIn(46), '10-12');
    const { appointment, status } = await cancel(by, 1, 'It works again');
    expect(status).toBe('canceled');
    expect(appointment).toMatchObject({ state: 'canceled', canChangeUntil: null, sequence: 1 });
    expect(await freeIn(site, dateIn(46), '10-12')).toBe(before + 1);
    expect(await cancel(by, 1)).toMatchObject({ status: 'canceled', appointment: { version: 2 } });
    expect((await move(by, dateIn(47), '10-12', 2)).status).toBe('too_late');
    expect(await freeIn(site, dateIn(46), '10-12')).toBe(before + 1);
    const { data } = await site.staff().rpc('list_appointments', { state: 'canceled' });
    expect(data).toEqual([expect.objectContaining({ id: by.id, cancelReason: 'It works again' })]);
  });

  test('notes are stored, 20 at most, and none after the visit', async () => {
    const by = await book({ preferredDate: dateIn(50) });
    const note = (text: string) => ask(site, 'add_note', { by, note: text });
    expect((await note('Gate code 1234\nBlue door')).appointment.notes).toEqual([
      { at: expect.stringMatching(/Z$/), text: 'Gate code 1234\nBlue door' },
    ]);
    expect(await note('x'.repeat(1001))).toMatchObject({ http: 422, details: 'note' });
    expect(await note(' ')).toMatchObject({ http: 422, details: 'note' });
    await staffDo(site, 'complete_appointment', {
      appointment_id: by.id,
      completion: { technicianName: 'Pat Sample' },
    });
    expect(await view(site, by)).toMatchObject({ state: 'done', technician: 'Pat Sample' });
    expect(await note('Thanks')).toMatchObject({ http: 422, details: 'note' });
    expect((await cancel(by, 2)).status).toBe('too_late');
  });

  test('a repeated note is stored once and mailed once, also after the visit', async () => {
    const by = await book({ preferredDate: dateIn(49) });
    const texts = async (note: string) => {
      const { status, appointment } = await ask(site, 'add_note', { by, note });
      return [status, ...appointment.notes.map(({ text }) => text)];
    };
    expect(await texts('Ring twice')).toEqual(['saved', 'Ring twice']);
    expect(await texts(' Ring twice ')).toEqual(['saved', 'Ring twice']);
    expect(await texts('Blue door')).toEqual(['saved', 'Ring twice', 'Blue door']);
    // Not the last one, so the customer says it again.
    await Promise.all([texts('Ring twice'), texts('Ring twice')]);
    const all = ['Ring twice', 'Blue door', 'Ring twice'];
    expect((await view(site, by)).notes.map(({ text }) => text)).toEqual(all);
    const { data } = await site.staff().rpc('list_appointments');
    const listed = (data as { id: string; mails: { kind: string }[] }[]).find(
      ({ id }) => id === by.id,
    );
    expect(listed?.mails.filter(({ kind: mail }) => mail === 'team_note')).toHaveLength(1);
    await staffDo(site, 'complete_appointment', {
      appointment_id: by.id,
      completion: { technicianName: 'Pat Sample' },
    });
    expect(await texts('Ring twice')).toEqual(['saved', ...all]);
  });

  test('an appointment has 20 notes, and can still be moved', async () => {
    const by = await book({ preferredDate: dateIn(51) });
    for (let n = 0; n < 20; n++)
      expect((await ask(site, 'add_note', { by, note: `${n}` })).http).toBe(200);
    expect((await ask(site, 'add_note', { by, note: 'more' })).http).toBe(422);
    expect((await move(by, dateIn(52), '10-12', 1)).http).toBe(200);
    expect((await view(site, by)).notes).toHaveLength(20);
  });

  test('a visit that staff move is confirmed, also if it was only requested', async () => {
    const by = await book({ preferredDate: dateIn(55) });
    const moved = await staffDo(site, 'staff_move_appointment', {
      appointment_id: by.id,
      to_date: dateIn(56),
      to_time: '2-4 PM',
    });
    expect(moved).toMatchObject({ http: 200, state: 'confirmed', preferredDate: dateIn(56) });
    const { state, version, history } = await view(site, by);
    expect([state, version]).toEqual(['confirmed', 2]);
    expect(history.map((each) => `${each.state} ${each.by}`)).toEqual([
      'requested you',
      'moved us',
    ]);
  });

  test('staff move, and say that no one was home; the customer can do neither then', async () => {
    const by = await book({ preferredDate: dateIn(53) });
    const state = (to: string) =>
      staffDo(site, 'set_appointment_state', { appointment_id: by.id, state: to });
    expect((await state('on_the_way')).http).toBe(200);
    expect((await move(by, dateIn(54), '10-12', 2)).status).toBe('too_late');
    expect((await state('no_one_home')).http).toBe(200);
    const moved = await staffDo(site, 'staff_move_appointment', {
      appointment_id: by.id,
      to_date: dateIn(54),
      to_time: '2-4 PM',
    });
    expect(moved).toMatchObject({ http: 200, state: 'confirmed', preferredTime: '2-4 PM' });
    expect((await state('canceled')).http).toBe(200);
    expect(await state('on_the_way')).toMatchObject({
      http: 409,
      message: 'no_step {"step": "on_the_way", "state": "canceled"}',
    });
    expect(await state('done')).toMatchObject({ http: 422, details: 'state' });
  });
});
