import { databaseKinds, dateIn, request } from '../testing/site';
import { actAs, type As, staffClaims } from '../testing/roles';
import { openUnlimited, valueFrom } from '../testing/visits';
import type { Revenue, WaitingMail } from '@site/client/staff-types';
import type { Database } from '@site/database/database';

interface Claimed {
  id: string;
  claim: string;
  kind: string;
  recipient: string;
}

describe.each(databaseKinds)('mails that the owner sees on the %s database', (kind) => {
  let db: Database;
  let as: As;
  const one = valueFrom(() => db);
  const office = async <Answer>(sql: string, args: unknown[] = []): Promise<Answer> => {
    const [row] = await as('authenticated', staffClaims, ({ query }) =>
      query<{ answer: Answer }>(`select public.${sql} as answer`, args),
    );
    return row?.answer as Answer;
  };
  const listed = () => office<WaitingMail[]>('staff_mails()');
  const claim = async () => (await one<Claimed[]>('public.claim_mails(1)'))[0];
  const newsletter = (key = crypto.randomUUID() as string, text = 'Clean the filter.\n\nNow.') =>
    office<{ queued: number }>('send_newsletter($1, $2, $3, $4)', [
      'Dryers in winter',
      text,
      '/blog/dryers',
      key,
    ]);
  const subscriber = (email: string, isConfirmed = true) =>
    db.query(
      `insert into private.subscribers (email, confirmed_at) values ($1, ${isConfirmed ? 'now()' : 'null'})`,
      [email],
    );
  const book = async () =>
    (
      await one<{ id: string }>('public.book_appointment($1)', [
        JSON.stringify(request({ preferredDate: dateIn(9) })),
      ])
    ).id;

  beforeAll(async () => {
    db = await openUnlimited(kind);
    as = actAs(db);
    await db.query(`update private.settings set mail_grace = '0'`);
  });
  beforeEach(async () => {
    for (const table of ['outbox', 'subscribers', 'newsletters', 'rate_counters'])
      await db.query(`delete from private.${table}`);
    await db.query('delete from public.appointments');
  });
  afterAll(() => db?.close());

  test('what waits, has failed or is given up is listed, failures first, without its text', async () => {
    const id = await book();
    const kinds = async () => (await listed()).map(({ kind: each }) => each);
    // The reminder is due in days; nothing is wrong with it.
    expect((await kinds()).sort()).toEqual(['customer_confirmation', 'team_notification']);
    const first = await claim();
    await one('public.finish_mail($1, $2, $3, true)', [
      first?.id,
      first?.claim,
      '550 No such user',
    ]);
    const second = await claim();
    await one('public.finish_mail($1, $2, $3)', [second?.id, second?.claim, 'No answer']);
    const [givenUp, failed] = await listed();
    expect(givenUp).toEqual({
      id: first?.id,
      kind: first?.kind,
      to: first?.kind === 'team_notification' ? null : 'ada@example.com',
      about: id,
      createdAt: expect.stringMatching(/Z$/),
      attempts: 1,
      lastError: '550 No such user',
      givenUpAt: expect.stringMatching(/Z$/),
      dueAt: expect.stringMatching(/Z$/),
    });
    expect(failed).toMatchObject({ id: second?.id, lastError: 'No answer', givenUpAt: null });
  });

  test('a mail that was given up is tried again, and for as long as a new one', async () => {
    await book();
    const mail = await claim();
    await one('public.finish_mail($1, $2, $3, true)', [mail?.id, mail?.claim, 'No']);
    await db.query(`update private.outbox set created_at = created_at - interval '10 days'`);
    await db.query(`update private.outbox set sent_at = now() where id <> $1`, [mail?.id]);
    expect(await claim()).toBeUndefined();
    await office('send_again($1)', [mail?.id]);
    const again = await claim();
    expect(again?.id).toBe(mail?.id);
    await one('public.finish_mail($1, $2, $3)', [again?.id, again?.claim, 'Busy']);
    expect((await listed())[0]).toMatchObject({ givenUpAt: null, lastError: 'Busy', attempts: 2 });
  });

  test('a mail that was sent, would be wrong by now, or has no text is not sent again', async () => {
    await book();
    const [{ id } = { id: '' }] = await listed();
    const refused = { code: 'PT409', detail: 'mail_id' };
    await db.query(
      `update private.outbox set useless_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    await expect(office('send_again($1)', [id])).rejects.toMatchObject(refused);
    await db.query(`update private.outbox set useless_at = null, payload = '{}' where id = $1`, [
      id,
    ]);
    await expect(office('send_again($1)', [id])).rejects.toMatchObject(refused);
    await db.query(`update private.outbox set sent_at = now() where id = $1`, [id]);
    await expect(office('send_again($1)', [id])).rejects.toMatchObject(refused);
    await expect(office('send_again($1)', [crypto.randomUUID()])).rejects.toMatchObject({
      code: 'PT404',
    });
  });

  test('a newsletter is one mail to each subscriber who has confirmed, once', async () => {
    await subscriber('a@example.com');
    await subscriber('b@example.com');
    await subscriber('never@example.com', false);
    const key = crypto.randomUUID();
    expect(await office('newsletter_status()')).toEqual({
      ...{ subscribers: 2, inSpanish: 0, lastSent: null },
    });
    expect(await newsletter(key)).toEqual({ queued: 2 });
    expect(await newsletter(key)).toEqual({ queued: 2 });
    await expect(newsletter(key, 'Another text')).rejects.toMatchObject({ code: 'PT422' });
    const rows = await db.query<{ recipient: string }>(
      `select recipient from private.outbox where kind = 'newsletter' order by 1`,
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual(['a@example.com', 'b@example.com']);
    const mail = await claim();
    expect(mail?.kind).toBe('newsletter');
    await one('public.finish_mail($1, $2)', [mail?.id, mail?.claim]);
    expect(await office('newsletter_status()')).toEqual({
      subscribers: 2,
      inSpanish: 0,
      lastSent: { at: expect.any(String), subject: 'Dryers in winter', queued: 2, sent: 1 },
    });
  });

  test('mails of bookings and codes go before a newsletter that waits', async () => {
    for (let n = 0; n < 5; n++) await subscriber(`s${n}@example.com`);
    await newsletter();
    await db.query(`update private.outbox set next_attempt_at = now() - interval '1 hour'`);
    await book();
    await db.query(
      `insert into private.staff_people (email, name, role) values ('o@example.com', 'Olive', 'owner')`,
    );
    await one(`private.start_sign_in('o@example.com', '123456', 'x', 'about', 'local')`);
    const order = [];
    for (let n = 0; n < 4; n++) order.push((await claim())?.kind);
    expect(order[0]).toBe('sign_in_code');
    expect(order.slice(1, 3).sort()).toEqual(['customer_confirmation', 'team_notification']);
    expect(order[3]).toBe('newsletter');
  });

  test('a newsletter is spread over time', async () => {
    for (let n = 0; n < 4; n++) await subscriber(`s${n}@example.com`);
    await newsletter();
    const rows = await db.query<{ after: number }>(`
      select extract(epoch from next_attempt_at - min(next_attempt_at) over ())::integer as after
      from private.outbox where kind = 'newsletter' order by 1`);
    expect(rows.map(({ after }) => after)).toEqual([0, 2, 4, 6]);
  });

  test('a subscriber who leaves gets none that still waits', async () => {
    await subscriber('a@example.com');
    await subscriber('b@example.com');
    await newsletter();
    const [{ token } = { token: '' }] = await db.query<{ token: string }>(
      `select leave_token as token from private.subscribers where email = 'a@example.com'`,
    );
    await one('public.unsubscribe($1)', [token]);
    const rows = await db.query(`select recipient from private.outbox`);
    expect(rows).toEqual([{ recipient: 'b@example.com' }]);
  });

  test.each([
    ['', 'Text', '/x', 'subject'],
    ['x'.repeat(151), 'Text', '/x', 'subject'],
    ['A\nBcc: all@example.com', 'Text', '/x', 'subject'],
    ['Subject', ' ', '/x', 'text'],
    ['Subject', 'x'.repeat(8001), '/x', 'text'],
    ['Subject', 'Text', 'javascript:alert(1)', 'url'],
    ['Subject', 'Text', '//evil.example', 'url'],
    ['Subject', 'Text', 'http://plain.example', 'url'],
  ])(
    'a newsletter with subject %j, text %j, address %j is refused',
    async (subject, text, url, field) => {
      await expect(
        office('send_newsletter($1, $2, $3, $4)', [subject, text, url, crypto.randomUUID()]),
      ).rejects.toMatchObject({ code: 'PT422', detail: field });
    },
  );

  test('the table of appointments has one row each, with the repair', async () => {
    const id = await book();
    await office('complete_appointment($1, $2)', [
      id,
      '{"totalCost": 210.5, "technicianName": "Pat"}',
    ]);
    const rows = await office<object[]>('export_appointments($1, $2)', [dateIn(9), dateIn(9)]);
    expect(rows).toEqual([
      expect.objectContaining({
        ...{ number: id, state: 'done', cost: 210.5, technician: 'Pat' },
        doneOn: dateIn(0),
      }),
    ]);
    expect(await office('export_appointments($1, $2)', [dateIn(10), dateIn(12)])).toEqual([]);
    await expect(
      office('export_appointments($1, $2)', [dateIn(10), dateIn(9)]),
    ).rejects.toMatchObject({ code: 'PT422' });
  });

  test('a repair stays in the books when its customer is erased', async () => {
    const id = await book();
    await office('complete_appointment($1, $2)', [id, '{"totalCost": 240.5}']);
    const [{ phone }] = (await db.query('select phone from public.appointments')) as [
      { phone: string },
    ];
    await office('erase_customer($1)', [phone]);
    expect(await office('export_appointments($1, $2)', [dateIn(9), dateIn(9)])).toEqual([]);
    // Next to the repairs of the tests before.
    const rows = await office<object[]>('export_appointments($1, $2)', [dateIn(0), dateIn(0)]);
    expect(rows).toContainEqual(
      expect.objectContaining({
        ...{ number: '', date: dateIn(0), time: '', state: 'done', doneOn: dateIn(0), cost: 240.5 },
        ...{ name: 'Erased', phone: '', email: '', address: '', appliance: 'Dryer' },
      }),
    );
  });

  test('revenue has every job once, by week, person and appliance, also of erased customers', async () => {
    const revenue = (from: string, to: string) => office<Revenue>('revenue($1, $2)', [from, to]);
    const today = dateIn(0);
    const before = await revenue(today, today);
    const id = await book();
    await office('complete_appointment($1, $2)', [
      id,
      '{"totalCost": 99.25, "technicianName": "Rae"}',
    ]);
    const [{ phone }] = (await db.query(
      `select phone from public.appointments where id = '${id}'`,
    )) as [{ phone: string }];
    await office('erase_customer($1)', [phone]);
    const after = await revenue(today, today);
    expect([after.jobs, after.total]).toEqual([before.jobs + 1, before.total + 99.25]);
    expect(after.byPerson).toContainEqual({ name: 'Rae', jobs: 1, total: 99.25 });
    const { byWeek, byAppliance } = after;
    const { jobs, total } = after;
    expect(byWeek).toEqual([{ name: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), jobs, total }]);
    expect(byAppliance.reduce((sum, line) => sum + line.jobs, 0)).toBe(jobs);
    // Monday to Monday two weeks later, with nothing done.
    const none = await revenue('2024-01-01', '2024-01-15');
    expect(none).toEqual({
      ...{ jobs: 0, total: 0, byPerson: [], byAppliance: [] },
      byWeek: ['2024-01-15', '2024-01-08', '2024-01-01'].map((name) => ({
        ...{ name, jobs: 0, total: 0 },
      })),
    });
    await expect(revenue(dateIn(2), dateIn(1))).rejects.toMatchObject({ code: 'PT422' });
  });
});
