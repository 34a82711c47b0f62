import type { Database } from '@site/database/database';
import { messageOf, type OutboxMail } from '@site/client/mail/message';
import { wordsIn } from '@site/client/mail/in-language';
import { testCompany } from '@site/client/testing/company';
import { actAs, type As, staffClaims } from '../testing/roles';
import { databaseKinds, dateIn, request } from '../testing/site';
import { type Key, openUnlimited, valueFrom } from '../testing/visits';

const pat = 'pat@testing.example';
const maria = 'maria@testing.example';

describe.each(databaseKinds)('mails to people on staff, on the %s database', (kind) => {
  let db: Database;
  let as: As;
  const one = valueFrom(() => db);
  const person = (email: string) => ({ email, amr: [{ method: 'otp' }] });
  const call = async (claims: object, sql: string, args: unknown[]) => {
    const [row] = await as('authenticated', claims, ({ query }) =>
      query<{ answer: { id: string } }>(`select public.${sql} as answer`, args),
    );
    return row?.answer;
  };
  const office = (sql: string, ...args: unknown[]) => call(staffClaims, sql, args);
  const byCustomer = (sql: string, ...args: unknown[]) =>
    as('anon', {}, ({ query }) => query(`select public.${sql}`, args));
  const told = async (email: string, kindOfMail = 'team_technician') =>
    db.query<{ id: string; about: string; payload: object; waits: boolean }>(
      `select id::text, about, payload, next_attempt_at > now() as waits from private.outbox
       where recipient = $1 and kind = $2 order by created_at`,
      [email, kindOfMail],
    );
  const mailTo = async (email: string) => {
    const [row] = await told(email);
    if (!row) throw new Error('no mail');
    const mail = { ...row, claim: '', kind: 'team_technician', recipient: email };
    return messageOf(
      { ...mail, company: testCompany } as unknown as OutboxMail,
      'https://site.example',
    );
  };
  /** The next mail of the kind, as a sender gets it. */
  const claimed = async (kindOfMail: string) => {
    const [due] = await db.query<{ about: string }>(
      'select about from private.outbox where kind = $1',
      [kindOfMail],
    );
    const [row] = await db.query<{ mails: OutboxMail[] }>(
      'select public.claim_mails(1, $1, $2) as mails',
      [kindOfMail, due?.about],
    );
    return { ...row?.mails[0], company: testCompany } as unknown as OutboxMail;
  };
  const book = async (): Promise<Key> =>
    one<Key>('public.book_appointment($1)', [
      JSON.stringify(request({ preferredDate: dateIn(9) })),
    ]);

  beforeAll(async () => {
    db = await openUnlimited(kind);
    as = actAs(db);
    await db.query(
      `insert into private.staff_people (email, name, role) values
       ('olive@testing.example', 'Olive Owner', 'owner'), ($1, 'Pat Sample', 'technician'),
       ($2, 'Maria Example', 'technician')`,
      [pat, maria],
    );
    await db.query(`update private.settings set quiet_from = '23:59:59', quiet_until = '00:00'`);
  });
  beforeEach(async () => {
    await db.query('delete from private.outbox');
    await db.query('delete from public.appointments');
  });
  afterAll(() => db?.close());

  test('changes of a minute are one mail to the technician, and none to who made them', async () => {
    const { id, key } = await book();
    await office('assign_technician($1, $2)', id, pat);
    await office('staff_move_appointment($1, $2, $3)', id, dateIn(10), '2-4 PM');
    await call(person(pat), 'add_staff_note($1, $2)', [id, 'My own note']);
    await byCustomer('add_note($1, $2)', JSON.stringify({ id, key }), 'Gate code 77');
    const mails = await told(pat);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.waits).toBe(true);
    const { subject, text } = await mailTo(pat);
    expect(subject).toMatch(/2 PM - 4 PM: the customer added a note$/);
    expect(text).toMatch(/The customer added a note\.\nGate code 77/);
    expect(text).toContain('The office moved this visit to another time.');
    expect(text).toContain('The office gave this visit to you.');
    expect(text).not.toContain('My own note');
    expect(text).toContain(`https://site.example/staff/visit?id=${id}`);
    // The key of the customer's page is the customer's.
    expect(JSON.stringify(mails)).not.toContain(key);
  });

  test('of a visit that goes to another person both get a mail; of a canceled one who has it', async () => {
    const { id } = await book();
    await office('assign_technician($1, $2)', id, pat);
    await db.query('delete from private.outbox');
    await office('assign_technician($1, $2)', id, maria);
    expect((await mailTo(pat)).text).toContain('The office took this visit from you.');
    expect((await mailTo(maria)).text).toContain('The office gave this visit to you.');
    await office('set_appointment_state($1, $2, null, $3)', id, 'canceled', 'Moved away');
    expect((await mailTo(maria)).text).toMatch(/The office canceled this visit\.\nMoved away/);
    expect(await told(pat)).toHaveLength(1);
  });

  test('mails have the language of the page that the person opened last', async () => {
    await call(person(pat), 'set_my_language($1)', ['es']);
    await expect(call(person(pat), 'set_my_language($1)', ['fr'])).rejects.toThrow(
      'unknown_language',
    );
    const { id } = await book();
    await office('assign_technician($1, $2)', id, pat);
    await byCustomer('cancel_appointment($1, 2)', JSON.stringify({ id, phone: '7135550142' }));
    const mail = await claimed('team_technician');
    const { subject, text } = wordsIn(mail.language).messageOf(mail, 'https://site.example');
    expect(subject).toMatch(/: el cliente canceló esta visita$/);
    expect(text).toMatch(/^El cliente canceló esta visita\.\n+La oficina le dio esta visita\./m);
    expect(text).toContain(`https://site.example/es/staff/visit?id=${id}`);
    await call(person(pat), 'set_my_language($1)', ['en']);
  });

  test('mails to the business are Spanish when every owner reads the pages in Spanish', async () => {
    const languages = async () => {
      await db.query('delete from private.outbox');
      await db.query('delete from public.appointments');
      await book();
      const mail = await claimed('team_notification');
      expect(mail.recipient).toBe(testCompany.email);
      return wordsIn(mail.language).messageOf(mail, 'https://site.example').subject;
    };
    const olive = person('olive@testing.example');
    expect(await languages()).toMatch(/^New appointment/);
    await call(olive, 'set_my_language($1)', ['es']);
    expect(await languages()).toMatch(/^Cita nueva/);
    // The people that she adds begin with her language.
    await call(olive, 'save_person($1, $2, $3)', ['nina@testing.example', 'Nina New', 'owner']);
    const invitation = await claimed('staff_invitation');
    expect(wordsIn(invitation.language).messageOf(invitation, 'https://site.example').text).toMatch(
      /^Hola, Nina New:\n\nOlive Owner le agregó al personal/,
    );
    expect(
      wordsIn('es').messageOf(
        { ...invitation, payload: { name: 'Nina New', by: 'the office' } } as OutboxMail,
        'https://site.example',
      ).text,
    ).toContain('La oficina le agregó al personal');
    expect(await languages()).toMatch(/^Cita nueva/);
    await call(person('nina@testing.example'), 'set_my_language($1)', ['en']);
    expect(await languages()).toMatch(/^New appointment/);
    await office('remove_person($1)', 'nina@testing.example');
    await call(olive, 'set_my_language($1)', ['en']);
  });

  test('a technician who takes a visit or gives it back gets no mail', async () => {
    const { id } = await book();
    await call(person(pat), 'assign_technician($1, $2)', [id, pat]);
    await call(person(pat), 'assign_technician($1, null)', [id]);
    expect(await told(pat)).toEqual([]);
  });

  test('a mail that is being sent takes no more; the next change is another mail', async () => {
    const { id } = await book();
    await office('assign_technician($1, $2)', id, pat);
    await db.query(`update private.outbox set claimed_until = now() + interval '1 minute'`);
    await office('add_staff_note($1, $2)', id, 'Bring the long belt');
    expect(await told(pat)).toHaveLength(2);
  });

  test('quiet hours end before the mail leaves', async () => {
    for (const [local, expected] of [
      ['2026-12-01 20:30', '2026-12-01 20:30'],
      ['2026-12-01 21:00', '2026-12-02 07:00'],
      ['2026-12-02 03:00', '2026-12-02 07:00'],
      ['2026-12-02 07:00', '2026-12-02 07:00'],
      // The night on which clocks change.
      ['2026-10-31 23:30', '2026-11-01 07:00'],
    ])
      expect([
        local,
        await db.transaction(async ({ query }) => {
          const [row] = await query<{ at: string }>(
            `select to_char(private.after_quiet($1::timestamp at time zone 'America/Chicago', '21:00', '07:00')
               at time zone 'America/Chicago', 'YYYY-MM-DD HH24:MI') as at`,
            [local],
          );
          return row?.at;
        }),
      ]).toEqual([local, expected]);
  });

  test('a new person is invited, once; a change of the person is no invitation', async () => {
    await office('save_person($1, $2, $3)', 'new@testing.example', 'Nia New', 'technician');
    await office('save_person($1, $2, $3)', 'new@testing.example', 'Nia Newer', 'owner');
    const [invitation, ...others] = await told('new@testing.example', 'staff_invitation');
    expect(others).toEqual([]);
    const mail = { ...invitation, claim: '', kind: 'staff_invitation', company: testCompany };
    const { subject, text } = messageOf(
      { ...mail, recipient: 'new@testing.example' } as unknown as OutboxMail,
      'https://site.example',
    );
    expect(subject).toBe(`${testCompany.name}: the pages for staff`);
    expect(text).toMatch(/^Hello Nia New,\n\nThe office has added you to the staff/);
    expect(text).toContain('https://site.example/staff');
    await office('remove_person($1)', 'new@testing.example');
  });

  test('a customer who was not at home gets a mail, unless it is taken back', async () => {
    const { id } = await book();
    const missed = () =>
      db.query(`select kind from private.outbox where kind = 'visit_missed' and about like $1`, [
        `${id} %`,
      ]);
    await office('set_appointment_state($1, $2)', id, 'no_one_home');
    expect(await missed()).toHaveLength(1);
    await office('set_appointment_state($1, $2)', id, 'confirmed');
    expect(await missed()).toEqual([]);
  });
});
