import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@site/database/database';
import type { Receipt } from '@site/data-types/entities';
import type {
  AppointmentRow,
  Revenue,
  StaffReceipts,
  StaffVisit,
  VisitWithHistory,
} from '@site/client/staff-types';
import {
  databaseKinds,
  dateIn,
  eventually,
  openDatabase,
  type Site,
  startSite,
} from '../testing/site';
import { actAs, staffClaims } from '../testing/roles';
import { addPeople, call, owner, pat, signIn } from '../testing/staff';
import { ask, bookVisit, type Key, view } from '../testing/visits';

const today = dateIn(0);

describe.each(databaseKinds)('receipts on the %s database', (kind) => {
  let site: Site;
  let olive: SupabaseClient;
  let pats: SupabaseClient;
  beforeAll(async () => {
    site = await startSite(kind, { mail: { pollMs: 50 } });
    await addPeople(site, owner, pat);
    olive = await signIn(site, owner);
    pats = await signIn(site, pat);
    await settings({ taxPercent: 8.25 });
  });
  afterAll(() => site?.close());

  const settings = (changes: object) =>
    call(olive, 'set_receipts', {
      fields: { taxPercent: 8.25, taxLabor: true, paymentLink: '', reviewLink: '', ...changes },
    });
  const lines = [
    { kind: 'labor', text: 'Changed the belt', amount: 120 },
    { kind: 'part', text: 'Belt 341241', amount: 38.5 },
  ];
  let count = 0;
  const book = async (changes: object = {}): Promise<Key & { email: string }> => {
    const email = `paying${++count}@example.com`;
    const key = await bookVisit(site, {
      ...{
        phone: `71355520${10 + count}`,
        email,
        name: 'Paula Payer',
        preferredDate: dateIn(count),
      },
      ...changes,
    });
    await call(olive, 'assign_technician', { appointment_id: key.id, email: pat.email });
    return { ...key, email };
  };
  const finish = (id: string, completion: object = { lines, paid: 'card' }, client = pats) =>
    call<{ id: string; totalCost: number }>(client, 'complete_appointment', {
      appointment_id: id,
      completion,
    });
  const visitOf = (id: string) =>
    call<VisitWithHistory>(olive, 'staff_visit', { appointment_id: id });
  const receiptsOf = async (id: string): Promise<Receipt[]> => (await visitOf(id)).receipts ?? [];
  const mailTo = (email: string, subject: RegExp) =>
    eventually(`a mail to ${email}`, async () =>
      (await site.inbox()).find((mail) => mail.to.includes(email) && subject.test(mail.subject)),
    );

  test('lines, tax and total; on the page of the visit and by mail', async () => {
    const { id, key, email } = await book();
    expect(await finish(id)).toMatchObject({
      ...{ http: 200, totalCost: 171.58, laborDescription: 'Changed the belt' },
      partsReplaced: 'Belt 341241',
    });
    const [receipt] = await receiptsOf(id);
    expect(receipt).toMatchObject({
      ...{ lines, taxPercent: 8.25, tax: 13.08, total: 171.58, paid: 'card', by: pat.name },
      ...{ credits: null, creditedBy: null, doneOn: today, technician: pat.name },
    });
    const page = await view(site, { id, key });
    expect(page.receipts).toMatchObject([{ number: receipt?.number, total: 171.58 }]);
    const mail = await mailTo(email, /^Receipt \d+: \$171\.58/);
    expect(mail.text).toMatch(
      /Changed the belt: \$120\.00\nBelt 341241: \$38\.50\nSales tax, 8\.25%: \$13\.08\nTotal: \$171\.58\nPaid: Card/,
    );
    expect(mail.text).toMatch(/under warranty until/);
    // A phone without a network sends the job again.
    expect((await finish(id)).http).toBe(200);
    expect(await receiptsOf(id)).toHaveLength(1);
  });

  test('parts alone are taxed where labor is not', async () => {
    await settings({ taxLabor: false });
    const { id } = await book();
    await finish(id);
    expect(await receiptsOf(id)).toMatchObject([{ tax: 3.18, total: 161.68 }]);
    await settings({});
  });

  test('a total alone, from an older page or the command, is one line without tax', async () => {
    const { id } = await book();
    await finish(id, { laborDescription: 'Cleaned the vent', totalCost: 90 });
    expect(await receiptsOf(id)).toMatchObject([
      {
        lines: [{ kind: 'labor', text: 'Cleaned the vent', amount: 90 }],
        tax: 0,
        total: 90,
        paid: null,
      },
    ]);
    const without = await book();
    await finish(without.id, { laborDescription: 'Looked at it' });
    expect(await receiptsOf(without.id)).toEqual([]);
  });

  test('what is no line is refused, and nothing is finished', async () => {
    const { id } = await book();
    for (const [completion, field] of [
      [{ lines: 'x' }, 'lines'],
      [{ lines: [{ kind: 'gift', text: 'x', amount: 1 }] }, 'lines'],
      [{ lines: [{ kind: 'part', text: '', amount: 1 }] }, 'text'],
      [{ lines: [{ kind: 'part', text: 'x', amount: -1 }] }, 'lines'],
      [{ lines: [{ kind: 'part', text: 'x', amount: 1.005 }] }, 'lines'],
      [{ lines: [{ kind: 'part', text: 'x', amount: '1' }] }, 'lines'],
      [{ lines: Array(21).fill(lines[0]) }, 'lines'],
      [{ lines, paid: 'bitcoin' }, 'paid'],
    ] as const)
      expect([completion, await finish(id, completion)]).toMatchObject([
        completion,
        { http: 422, details: field },
      ]);
    expect((await visitOf(id)).state).toBe('requested');
  });

  test('numbers have no gap, also when many finish at once and some fail', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => book()));
    await Promise.all(
      ids.map(({ id }, n) =>
        finish(id, n % 3 === 2 ? { lines: [], paid: 'no' } : { lines, paid: 'cash' }),
      ),
    );
    const { latest } = await call<StaffReceipts>(olive, 'staff_receipts');
    const numbers = latest.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, n) => 1001 + n));
  });

  test('a corrected job has a credit and another receipt, and the history says why', async () => {
    const { id, email } = await book();
    await finish(id);
    const { version } = await visitOf(id);
    const correct = (completion: object, reason: string, on?: number, client = olive) =>
      call(client, 'correct_job', {
        ...{ appointment_id: id, completion, reason },
        ...(on === undefined ? {} : { version: on }),
      });
    const right = { lines: [{ ...lines[0], amount: 100 }, lines[1]], paid: 'card' };
    expect(await correct(right, '')).toMatchObject({ http: 422, details: 'reason' });
    expect((await correct(right, 'x', version, pats)).http).toBe(403);
    expect(await correct(right, 'Agreed on $100', version)).toMatchObject({
      http: 200,
      totalCost: 149.93,
    });
    const [first, credit, second] = await receiptsOf(id);
    expect(credit).toMatchObject({
      ...{ credits: first?.number, total: -171.58, tax: -13.08, reason: 'Agreed on $100' },
      lines: [{ amount: -120 }, { amount: -38.5 }],
    });
    expect(first).toMatchObject({ creditedBy: credit?.number, total: 171.58 });
    expect(second).toMatchObject({
      ...{ total: 149.93, creditedBy: null, replaces: first?.number, reason: 'Agreed on $100' },
    });
    expect([first?.replaces, credit?.replaces]).toEqual([null, null]);
    const mail = await mailTo(email, /^Receipt \d+: \$149\.93/);
    expect(mail.text).toContain(`Replaces receipt ${first?.number}: Agreed on $100`);
    const { history, record } = await visitOf(id);
    expect(record?.totalCost).toBe(149.93);
    expect(history.at(-1)).toMatchObject({
      ...{ state: 'job_corrected', actor: owner.name, reason: 'Agreed on $100' },
      changes: [{ field: 'cost', from: '171.58', to: '149.93' }],
    });
    // Another page is old now; the same answers change nothing.
    expect(await correct(right, 'again', version)).toMatchObject({ http: 409, details: 'version' });
    await correct(right, 'again');
    expect(await receiptsOf(id)).toHaveLength(3);
    // Words alone need no new receipt.
    await correct({ ...right, notes: 'Vent is long' }, 'Forgot the note');
    expect(await receiptsOf(id)).toHaveLength(3);
  });

  test('a job that is taken back has a credit and no warranty, and can be finished again', async () => {
    const { id, email } = await book();
    await finish(id);
    const taken = await call<StaffVisit>(olive, 'void_job', {
      appointment_id: id,
      reason: 'Wrong customer',
    });
    expect(taken).toMatchObject({ http: 200, state: 'confirmed', record: null });
    await mailTo(email, /^Credit \d+ for receipt \d+/);
    expect(await receiptsOf(id)).toMatchObject([{ total: 171.58 }, { total: -171.58 }]);
    const warranty = await ask(site, 'check_warranty', {
      phone: '7135552010',
      name: 'Paula Payer',
    });
    expect(JSON.stringify(warranty)).not.toContain(id);
    expect(await finish(id, { lines, paid: 'cash' })).toMatchObject({ http: 200 });
    expect((await receiptsOf(id)).map(({ total }) => total)).toEqual([171.58, -171.58, 171.58]);
    expect((await visitOf(id)).history.map(({ state }) => state)).toEqual([
      ...['requested', 'assigned', 'done', 'confirmed', 'job_voided', 'done'],
    ]);
  });

  test('a bill is listed until it is paid, with a link to the payment page', async () => {
    await settings({ paymentLink: 'https://pay.example/?sum={amount}&bill={number}' });
    const { id, email } = await book();
    await finish(id, { lines, paid: 'later' });
    const [bill] = await receiptsOf(id);
    const mail = await mailTo(email, /^Receipt/);
    expect(mail.text).toContain(`https://pay.example/?sum=171.58&bill=${bill?.number}`);
    expect(mail.text).toContain('Paid: To be paid');
    const unpaid = async () => (await call<StaffReceipts>(olive, 'staff_receipts')).unpaid;
    expect((await unpaid()).map(({ number }) => number)).toEqual([bill?.number]);
    const pay = (paid: string) => call(pats, 'set_paid', { receipt: bill?.number, paid });
    expect((await pay('later')).http).toBe(409);
    expect(await pay('check')).toMatchObject({ http: 200 });
    expect((await pay('cash')).http).toBe(409);
    expect(await unpaid()).toEqual([]);
    expect(await receiptsOf(id)).toMatchObject([{ paid: 'check', paidAt: expect.any(String) }]);
    await settings({});
  });

  test('the receipt is mailed again, but not without end', async () => {
    const { id, email } = await book();
    await finish(id);
    await mailTo(email, /^Receipt/);
    const again = () => call(pats, 'mail_receipt', { appointment_id: id });
    expect((await again()).http).toBe(200);
    await eventually('the second mail', async () => {
      const mails = await site.inbox();
      return (
        mails.filter((mail) => mail.to.includes(email) && /^Receipt/.test(mail.subject)).length > 1
      );
    });
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push((await again()).http);
    expect(answers).toContain(429);
  });

  test('a review is asked for once, two days later, and only where the owner has said', async () => {
    const first = await book();
    await finish(first.id);
    const mailsOf = async (phone: string) =>
      JSON.stringify(await call(olive, 'export_customer', { phone }));
    expect(await mailsOf((await visitOf(first.id)).phone)).not.toContain('visit_review');
    await settings({ reviewLink: 'https://reviews.example/us' });
    for (const phone of ['7135552901', '7135552902'])
      await finish((await book({ email: 'review@example.com', phone })).id);
    const rows = (await call(olive, 'export_customer', { phone: '7135552901' })) as unknown as {
      appointments: { mails: { kind: string; sentAt: string | null }[] }[];
    };
    expect(rows.appointments[0]?.mails).toContainEqual(
      expect.objectContaining({ kind: 'visit_review', sentAt: null }),
    );
    expect(await mailsOf('7135552902')).not.toContain('visit_review');
    await settings({});
  });

  test('settings are checked, and are for owners', async () => {
    for (const [change, field] of [
      [{ taxPercent: 31 }, 'taxPercent'],
      [{ taxPercent: '8' }, 'taxPercent'],
      [{ paymentLink: 'javascript:alert(1)' }, 'paymentLink'],
      [{ paymentLink: 'http://pay.example' }, 'paymentLink'],
      [{ reviewLink: 'https://x.example/" onclick="' }, 'reviewLink'],
    ] as const)
      expect([change, await settings(change)]).toMatchObject([
        change,
        { http: 422, details: field },
      ]);
    for (const [name, args] of [
      ['staff_receipts', {}],
      ['set_receipts', { fields: {} }],
      ['correct_job', { appointment_id: 'APT-000001', completion: {}, reason: 'x' }],
      ['void_job', { appointment_id: 'APT-000001', reason: 'x' }],
      ['set_paid', { receipt: 1, paid: 'cash' }],
    ] as const)
      expect([name, (await call(pats, name, args)).http]).toEqual([name, expect.any(Number)]);
    expect((await call(pats, 'staff_receipts')).http).toBe(403);
    expect((await call(pats, 'set_receipts', { fields: {} })).http).toBe(403);
    // Numbers can be guessed: no answer tells whose they are.
    expect((await call(pats, 'set_paid', { receipt: 999_999, paid: 'cash' })).http).toBe(403);
  });

  test('the books have receipt, tax and payment; revenue is without the tax', async () => {
    const rows = await call<AppointmentRow[]>(olive, 'export_appointments', {
      from_date: dateIn(0),
      to_date: dateIn(60),
    });
    const done = Object.values(rows).filter((row): row is AppointmentRow => row?.cost === 171.58);
    expect(done[0]).toMatchObject({ tax: 13.08, paid: 'card', receipt: expect.any(Number) });
    const { total } = await call<Revenue>(olive, 'revenue', { from_date: today, to_date: today });
    const { latest } = await call<StaffReceipts>(olive, 'staff_receipts');
    const net = latest.reduce((sum, { total: gross, tax }) => sum + gross - tax, 0);
    expect(total).toBeCloseTo(net, 2);
  });

  test('an erased customer leaves numbers and amounts', async () => {
    const { id } = await book({ phone: '7135552999', name: 'Erna Gone', address: '5 Vanish Way' });
    await finish(id, {
      lines: [{ kind: 'part', text: 'Erna’s own belt', amount: 5 }],
      paid: 'cash',
    });
    const [receipt] = await receiptsOf(id);
    await call(olive, 'erase_customer', { phone: '7135552999' });
    const { latest } = await call<StaffReceipts>(olive, 'staff_receipts');
    expect(latest.find(({ number }) => number === receipt?.number)).toMatchObject({
      ...{ name: 'Erased', address: '', zip: '', appointment: '', total: 5.41 },
      lines: [{ kind: 'part', text: 'Part', amount: 5 }],
    });
    expect(JSON.stringify(latest)).not.toMatch(/Erna|Vanish/);
  });
});

test.each(databaseKinds)(
  'no statement changes or removes a receipt on the %s database',
  async (kind) => {
    const db: Database = await openDatabase(kind);
    const as = actAs(db);
    const [row] = await db.query<{ id: string }>(
      `select public.book_appointment($1) ->> 'id' as id`,
      [
        JSON.stringify({
          ...{ idempotencyKey: crypto.randomUUID(), name: 'Ada', phone: '7135550142' },
          ...{ email: 'ada@example.com', address: '1 Elm', zipCode: '77002', appliance: 'Dryer' },
          ...{ issue: 'Noise', description: '', preferredDate: dateIn(4), preferredTime: '10-12' },
        }),
      ],
    );
    await as('authenticated', staffClaims, ({ query }) =>
      query('select public.complete_appointment($1, $2)', [row?.id, '{"totalCost": 80}']),
    );
    for (const sql of [
      'update private.receipts set total = 1',
      'update private.receipts set credits = 5',
      `update private.receipts set lines = '[]'`,
      `update private.receipts set customer_name = 'Eve'`,
      'update private.receipts set number = 7',
      'delete from private.receipts',
      'truncate private.receipts',
    ])
      await expect([
        sql,
        await db.query(sql).catch((error: { code: string }) => error.code),
      ]).toEqual([sql, '42501']);
    await db.close();
  },
);
