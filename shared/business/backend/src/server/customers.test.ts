import type { SupabaseClient } from '@supabase/supabase-js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBackendClient } from '@site/client';
import type { Customer, CustomerSummary } from '@site/client/staff-types';
import { testCompany } from '@site/client/testing/company';
import { jpeg } from '../testing/pictures';
import { databaseKinds, dateIn, eventually, type Site, startSite } from '../testing/site';
import { addPeople, call, owner, pat, signIn } from '../testing/staff';
import { ask, bookVisit, staffDo } from '../testing/visits';

describe.each(databaseKinds)('customers on the %s database', (kind) => {
  let site: Site;
  let olive: SupabaseClient;
  beforeAll(async () => {
    site = await startSite(kind, { mail: { pollMs: 50 } });
    await addPeople(site, owner, pat);
    olive = await signIn(site, owner);
  });
  afterAll(() => site?.close());

  const find = async (query: string) => {
    const { data } = await olive.rpc('find_customers', { query });
    return data as CustomerSummary[];
  };
  const phonesFor = async (query: string) => (await find(query)).map(({ phone }) => phone).sort();

  test('one is found by name, phone, address, mail address or number', async () => {
    const zoe = { name: 'Zoë Núñez', phone: '2815550111', email: 'zoe@example.com' };
    const { id } = await bookVisit(site, {
      ...zoe,
      address: '7 Heron Court, Katy, TX',
      zipCode: '77494',
      preferredDate: dateIn(20),
    });
    await bookVisit(site, {
      ...zoe,
      email: 'zoe.new@example.com',
      address: '9 Elm Street, Katy, TX',
      zipCode: '77494',
      preferredDate: dateIn(25),
    });
    await bookVisit(site, { phone: '2815550122', name: 'Al Ng', email: 'al@example.com' });
    for (const query of [
      'zoe nunez',
      'Nunez Zoe',
      'elm zoe',
      'Nuñez',
      '281-555-0111',
      '(281) 555-0111',
      '+1 281 555 0111',
      '5550111',
      'heron court',
      '77494',
      'zoe.new@',
      id,
      id.toLowerCase(),
    ])
      expect([query, await phonesFor(query)]).toEqual([query, ['2815550111']]);
    expect(await phonesFor('ng')).toEqual(['2815550122']);
    for (const query of ['%', '_', "' or 1=1 --", '000', 'APT-999999', '.*'])
      expect([query, await phonesFor(query)]).toEqual([query, []]);
    expect(await find('zoe')).toEqual([
      {
        ...{ phone: '2815550111', name: 'Zoë Núñez', email: 'zoe.new@example.com' },
        ...{ address: '9 Elm Street, Katy, TX', zip: '77494', visits: 2, lastVisit: dateIn(25) },
        matches: 1,
      },
    ]);
    const shown = await call<Customer>(olive, 'customer', { phone: '(281) 555-0111' });
    expect(shown.visits.map(({ preferredDate }) => preferredDate)).toEqual([
      dateIn(25),
      dateIn(20),
    ]);
    expect(shown.customer).toMatchObject({ phone: '2815550111', visits: 2 });
    expect(await call(olive, 'customer', { phone: '2815559999' })).toMatchObject({ http: 404 });
    expect(await call(olive, 'customer', { phone: 'x' })).toMatchObject({ http: 422 });
  });

  test('everything about one can be handed out, and nothing about another', async () => {
    const by = await bookVisit(site, {
      phone: '2815550133',
      email: 'ivy@example.com',
      name: 'Ivy',
    });
    await bookVisit(site, { phone: '2815550144', email: 'max@example.com', name: 'Max Other' });
    await ask(site, 'add_note', { by, note: 'Gate code 77' });
    await call(olive, 'add_staff_note', { appointment_id: by.id, note: 'Dog in the yard' });
    await site.client().rpc('subscribe', { email: 'ivy@example.com' });
    const { data } = await olive.rpc('export_customer', { phone: '2815550133' });
    expect(data).toMatchObject({
      phone: '2815550133',
      appointments: [
        {
          id: by.id,
          notes: [{ text: 'Gate code 77' }, { text: 'Dog in the yard', by: 'Olive Owner' }],
          history: [{ state: 'requested', by: 'you' }],
        },
      ],
      newsletter: [{ email: 'ivy@example.com', confirmedAt: null }],
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain('Max');
    // Only the customer has the page key; an export may be read by others.
    expect(text).not.toContain(by.key);
  });

  test('an erased one is in no table, file or answer; the books keep date, appliance and cost', async () => {
    const who = { phone: '2815550155', email: 'erase@example.com', name: 'Erin Gone' };
    const done = await bookVisit(site, {
      ...who,
      address: '5 Vanish Way',
      preferredDate: dateIn(22),
    });
    const open = await bookVisit(site, { ...who, preferredDate: dateIn(21) });
    await createBackendClient(testCompany, site.url).uploadPhoto(
      done,
      new Blob([new Uint8Array(jpeg())], { type: 'image/jpeg' }),
      crypto.randomUUID(),
    );
    const { data: shown } = await olive.rpc('staff_visit', { appointment_id: done.id });
    const [photo] = (shown as { photos: { path: string }[] }).photos;
    const file = join(site.dataDir, 'photos', photo?.path ?? '');
    expect(existsSync(file)).toBe(true);
    const completion = { totalCost: 210, notes: 'Erin has a dog', applianceSerial: 'S1' };
    await staffDo(site, 'complete_appointment', { appointment_id: done.id, completion });
    await site.client().rpc('subscribe', { email: who.email });
    const erase = () => call(olive, 'erase_customer', { phone: who.phone });
    expect(await erase()).toMatchObject({
      http: 409,
      message: `open_visit {"id": "${open.id}"}`,
    });
    for (const state of ['on_the_way', 'no_one_home'])
      await staffDo(site, 'set_appointment_state', { appointment_id: open.id, state });
    expect(await erase()).toMatchObject({ http: 409 });
    await staffDo(site, 'set_appointment_state', { appointment_id: open.id, state: 'canceled' });
    expect(await erase()).toEqual({ http: 200, anonymised: 1, deleted: 2 });
    expect(await erase()).toMatchObject({ http: 404 });
    expect(await phonesFor('Erin')).toEqual([]);
    expect(await phonesFor('Erased')).toEqual([]);
    const found = await site.client().rpc('check_warranty', { phone: who.phone, name: 'Erin' });
    expect(found.data).toEqual([]);
    const { data: records } = await site.staff().rpc('customer_history', { email: who.email });
    expect(records).toEqual([]);
    expect((await ask(site, 'view_appointment', { by: done })).status).toBe('unknown');
    await eventually('the photo is removed', () => !existsSync(file));
  });

  test('a technician can use no function of owners', async () => {
    const phone = await signIn(site, pat);
    const functions: [string, object][] = [
      ['find_customers', { query: 'zoe' }],
      ['customer', { phone: '2815550111' }],
      ['export_customer', { phone: '2815550111' }],
      ['erase_customer', { phone: '2815550111' }],
      ['set_retention', { months: 1 }],
      ['set_retention', {}],
      ['set_window', { on_date: dateIn(3), at_time: null, capacity: 0 }],
      ['set_usual_capacity', { at_time: '10-12', capacity: 0 }],
      ['set_weekday', { weekday: 7, closed: true }],
      ['set_days_ahead', { days: 1 }],
      ['set_holiday', { on_date: dateIn(3), name: 'Mine' }],
      ['staff_calendar', { from_date: dateIn(0), days: 1 }],
      ['staff_mails', {}],
      ['send_again', { mail_id: crypto.randomUUID() }],
      ['list_people', {}],
      ['save_person', { email: pat.email, name: 'Pat', role: 'owner', areas: ['all'] }],
      ['remove_person', { email: owner.email }],
      ['newsletter_status', {}],
      [
        'send_newsletter',
        { subject: 'x', text: 'x', url: '', idempotency_key: crypto.randomUUID() },
      ],
      ['revenue', { from_date: dateIn(0), to_date: dateIn(30) }],
      ['export_appointments', { from_date: dateIn(0), to_date: dateIn(30) }],
      ['list_appointments', {}],
      ['customer_history', { phone: '2815550111' }],
      ['create_service_record', { record: {} }],
      ['update_service_record', { record_id: crypto.randomUUID(), status: 'x' }],
    ];
    for (const [name, args] of functions)
      expect([name, await call(phone, name, args)]).toEqual([
        name,
        expect.objectContaining({ http: 403, message: 'only_owners' }),
      ]);
    expect(await phonesFor('zoe')).toEqual(['2815550111']);
  });
});
