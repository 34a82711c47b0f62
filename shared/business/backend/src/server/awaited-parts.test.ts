import type { SupabaseClient } from '@supabase/supabase-js';
import type { ListedPart, StaffVisit, VisitWithHistory } from '@site/client/staff-types';
import { databaseKinds, dateIn, eventually, type Site, startSite } from '../testing/site';
import { addPeople, call, maria, owner, pat, signIn } from '../testing/staff';
import { bookVisit, view } from '../testing/visits';

describe.each(databaseKinds)('awaited parts on the %s database', (kind) => {
  let site: Site;
  let olive: SupabaseClient;
  let pats: SupabaseClient;
  let marias: SupabaseClient;
  beforeAll(async () => {
    site = await startSite(kind, { mail: { pollMs: 50 } });
    await addPeople(site, owner, pat, maria);
    olive = await signIn(site, owner);
    pats = await signIn(site, pat);
    marias = await signIn(site, maria);
  });
  afterAll(() => site?.close());

  let count = 0;
  const book = async (by = pat) => {
    const phone = `71355530${10 + ++count}`;
    const key = await bookVisit(site, {
      ...{ phone, email: `parts${count}@example.com`, preferredDate: dateIn(count) },
    });
    await call(olive, 'assign_technician', { appointment_id: key.id, email: by.email });
    return { ...key, phone, email: `parts${count}@example.com` };
  };
  const element = { what: 'Heating element', supplier: 'Parts House', expectedOn: dateIn(4) };
  const order = (id: string, part: object = element, client = pats, version?: number) =>
    call<StaffVisit>(client, 'order_part', {
      ...{ appointment_id: id, part },
      ...(version === undefined ? {} : { version }),
    });
  const visitOf = (id: string, client = olive) =>
    call<VisitWithHistory>(client, 'staff_visit', { appointment_id: id });
  const awaited = async () => {
    const { data } = await olive.rpc('staff_parts');
    return data as ListedPart[];
  };
  const second = (first: { id: string; phone: string }, changes: object = {}) =>
    call<StaffVisit>(olive, 'book_by_phone', {
      request: {
        ...{ idempotencyKey: crypto.randomUUID(), name: 'Ada Example', phone: first.phone },
        ...{ email: '', address: '1 Main Street', zip: '77002', appliance: 'Dryer' },
        ...{ issue: 'Not heating', preferredDate: dateIn(6), preferredTime: '10-12' },
        returnsFor: first.id,
        ...changes,
      },
    });

  test('ordered on one day and fitted on another: the customer, the list and both visits say so', async () => {
    const first = await book();
    const ordered = await order(first.id);
    expect(ordered).toMatchObject({
      ...{ http: 200, state: 'done', record: null, secondVisit: null },
      parts: [{ ...element, by: pat.name, arrivedAt: null, endedAt: null }],
    });
    const mail = await eventually('the mail', async () =>
      (await site.inbox()).find(
        ({ to, subject }) => to.includes(first.email) && /we ordered/.test(subject),
      ),
    );
    expect(mail.text).toContain('It has no visit fee');
    expect(await view(site, first)).toMatchObject({
      parts: [{ what: 'Heating element', expectedOn: dateIn(4), arrived: false }],
      secondVisit: null,
    });
    const [part] = await awaited();
    expect(part).toMatchObject({
      ...element,
      visit: first.id,
      phone: first.phone,
      secondVisit: null,
    });
    const { data } = await olive.rpc('set_part', { part_id: part?.id, state: 'arrived' });
    expect(data).toMatchObject([{ arrivedAt: expect.any(String) }]);

    const back = await second(first, { technician: maria.email });
    expect(back).toMatchObject({ http: 200, returnsFor: first.id });
    expect(await awaited()).toMatchObject([{ secondVisit: { id: back.id } }]);
    expect((await view(site, first)).secondVisit).toMatchObject({ preferredDate: dateIn(6) });
    // The second technician reads what the first one found, but changes nothing of it.
    expect(await visitOf(back.id, marias)).toMatchObject({
      earlier: { visit: first.id, parts: [{ what: 'Heating element' }], record: null },
    });
    expect((await visitOf(first.id, marias)).http).toBe(200);
    expect((await order(first.id, { what: 'Other' }, marias)).http).toBe(403);

    await call(marias, 'complete_appointment', {
      ...{ appointment_id: back.id, completion: { laborDescription: 'Fitted', totalCost: 90 } },
    });
    expect(await awaited()).toEqual([]);
    expect((await visitOf(first.id, marias)).http).toBe(403);
    expect((await visitOf(first.id)).history.at(-1)).toMatchObject({
      ...{ state: 'part_ordered', actor: pat.name, reason: 'Heating element' },
    });
  });

  test('a repeat orders nothing twice, and a canceled second visit is none', async () => {
    const first = await book();
    await order(first.id);
    await order(first.id);
    expect((await visitOf(first.id)).parts).toHaveLength(1);
    await order(first.id, { what: 'Belt' });
    expect((await visitOf(first.id)).parts).toHaveLength(2);
    const back = await second(first);
    await call(olive, 'set_appointment_state', { appointment_id: back.id, state: 'canceled' });
    expect((await visitOf(first.id)).secondVisit).toBeNull();
    for (const { id } of await awaited())
      await call(olive, 'set_part', { part_id: id, state: 'not_needed' });
    expect(await awaited()).toEqual([]);
    expect((await view(site, first)).parts).toEqual([]);
  });

  test('what is wrong is said by field; others may not', async () => {
    const first = await book();
    for (const [part, field] of [
      [{ ...element, what: ' ' }, 'what'],
      [{ ...element, what: 'see www.evil.example' }, 'what'],
      [{ ...element, expectedOn: dateIn(-1) }, 'expectedOn'],
      [{ ...element, expectedOn: 'soon' }, 'expectedOn'],
    ] as const)
      expect([part, await order(first.id, part)]).toMatchObject([
        part,
        { http: 422, details: field },
      ]);
    expect((await order(first.id, element, marias)).http).toBe(403);
    expect((await order(first.id, element, pats, 99)).http).toBe(409);
    expect((await call(pats, 'staff_parts')).http).toBe(403);
    expect((await call(pats, 'set_part', { part_id: 1, state: 'arrived' })).http).toBe(403);
    expect((await call(olive, 'set_part', { part_id: 9999, state: 'arrived' })).http).toBe(404);
    // A second visit is of the same customer.
    const stranger = await second({ id: first.id, phone: '7135559999' });
    expect(stranger.returnsFor).toBeNull();
    await call(olive, 'complete_appointment', { appointment_id: first.id, completion: {} });
    expect(await order(first.id)).toMatchObject({ http: 409 });
  });

  test('a warranty visit shows the earlier repair to the technician who comes', async () => {
    const first = await book();
    await call(pats, 'complete_appointment', {
      ...{
        appointment_id: first.id,
        completion: { laborDescription: 'Belt changed', totalCost: 90 },
      },
    });
    const { record } = await visitOf(first.id);
    const again = await second(first, {
      ...{ warrantyRecordId: record?.id, returnsFor: '', technician: maria.email },
    });
    expect(await visitOf(again.id, marias)).toMatchObject({
      isWarranty: true,
      earlier: {
        visit: first.id,
        record: { laborDescription: 'Belt changed', technicianName: pat.name },
      },
    });
  });
});
