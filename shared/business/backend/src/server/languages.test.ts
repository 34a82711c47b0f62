import { embeddedPublicKey } from '@site/client/public-key';
import { refusalWords } from '@site/client/refusals';
import { staffReasons, staffRefusalWords } from '@site/client/staff-refusals';
import type { StaffPerson, StaffVisit } from '@site/client/staff-types';
import {
  databaseKinds,
  dateIn,
  eventually,
  openDatabase,
  request,
  type Site,
  startSite,
} from '../testing/site';
import { addPeople, call, owner, signIn } from '../testing/staff';
import { ask, bookVisit, staffDo } from '../testing/visits';

describe.each(databaseKinds)('languages on the %s database', (kind) => {
  let site: Site;
  beforeAll(async () => (site = await startSite(kind, { mail: { graceMs: 0, pollMs: 50 } })));
  afterAll(() => site?.close());

  const mailTo = (to: string, subject: string) =>
    eventually(`a mail to ${to}: ${subject}`, async () =>
      (await site.inbox()).find((mail) => mail.to === to && mail.subject.includes(subject)),
    );

  test('a visit that is booked in Spanish has Spanish mails, and the team’s say so', async () => {
    const email = 'maria@example.com';
    const by = await bookVisit(site, {
      ...{ email, phone: '7135550161', appliance: 'Washing Machine', issue: 'Not Draining' },
      language: 'es',
    });
    const origin = `http://localhost:${new URL(site.url).port}`;
    const booked = await mailTo(email, by.id);
    expect(booked.subject).toBe(`Cita ${by.id} con Testing Repair Co`);
    expect(booked.text).toContain('Aparato: Lavadora\nProblema: No desagua');
    expect(booked.text).toContain(`${origin}/es/appointment#${by.id}.${by.key}`);
    expect(booked.html).toContain('<html lang="es">');
    expect(booked.calendar).toContain('Lavadora');
    expect(booked.calendar).toContain('LOCATION:La dirección que nos dio');
    const team = await mailTo('team@testing.example', `New appointment ${by.id}`);
    expect(team.text).toContain('Language: Spanish');

    await ask(site, 'move_appointment', { by, to_date: dateIn(9), to_time: '2-4 PM', version: 1 });
    expect((await mailTo(email, 'cambiada al')).text).toMatch(/2 p\.m\. - 4 p\.m\./);
    const { data } = await site.client({ role: 'service_role' }).rpc('claim_mails', {
      ...{ only_kind: 'visit_reminder', only_about: `${by.id} 2` },
    });
    expect(data).toMatchObject([{ kind: 'visit_reminder', language: 'es' }]);
    const text = { sender: '+17135550161', words: 'Ayuda' };
    expect((await site.client({ role: 'service_role' }).rpc('take_text', text)).data).toMatchObject(
      { status: 'help', language: 'es' },
    );
  });

  test('an unknown language is English, and so is none', async () => {
    for (const [language, phone] of [
      ['fr', '7135550162'],
      [undefined, '7135550163'],
    ] as const) {
      const email = `${phone}@example.com`;
      await bookVisit(site, { email, phone, appliance: 'Dryer', language });
      expect((await mailTo(email, 'Appointment')).html).toContain('<html lang="en">');
    }
  });

  test('staff see the language, correct it, and know who speaks it', async () => {
    await addPeople(site, owner);
    const olive = await signIn(site, owner);
    const by = await bookVisit(site, { phone: '7135550164', appliance: 'Dryer', language: 'es' });
    const seen = await call<StaffVisit>(olive, 'staff_visit', { appointment_id: by.id });
    expect(seen.language).toBe('es');
    const corrected = await call<StaffVisit>(olive, 'correct_visit', {
      ...{ appointment_id: by.id, version: seen.version, fields: { language: 'en' } },
    });
    expect(corrected).toMatchObject({ language: 'en', version: seen.version + 1 });
    const caller = await call<StaffVisit>(olive, 'book_by_phone', {
      request: {
        ...{
          idempotencyKey: crypto.randomUUID(),
          name: 'Ana Ruiz',
          phone: '7135550170',
          email: '',
        },
        ...{ address: '1 Main Street', zip: '77002', appliance: 'Dryer', issue: 'No calienta' },
        ...{ preferredDate: dateIn(8), preferredTime: '2-4 PM', language: 'es' },
      },
    });
    expect(caller.language).toBe('es');
    const person = { email: 'sol@testing.example', name: 'Sol', role: 'technician' };
    const save = (more: object) => call<StaffPerson>(olive, 'save_person', { ...person, ...more });
    expect((await save({ speaks: ['es'] })).speaks).toEqual(['en', 'es']);
    expect((await save({})).speaks).toEqual(['en', 'es']);
    expect(await save({ speaks: ['fr'] })).toMatchObject({ http: 422, details: 'speaks' });
    expect((await save({ speaks: ['en'] })).speaks).toEqual(['en']);
  });

  test('the newsletter has the language of the sign-up, which a stranger cannot change later', async () => {
    const email = 'lectora@example.com';
    await ask(site, 'subscribe', { email, language: 'es' });
    const asked = await mailTo(email, 'suscripción');
    const token = /\/es\/blog\/newsletter\/confirm\?token=(\w+)/.exec(asked.text)?.[1];
    expect(await ask(site, 'confirm_subscription', { token })).toMatchObject({
      status: 'confirmed',
    });
    await ask(site, 'subscribe', { email, language: 'en' });
    await staffDo(site, 'send_newsletter', {
      ...{ subject: 'Secadoras', text: 'Limpie el ducto.', url: '/blog/x' },
      idempotency_key: crypto.randomUUID(),
    });
    const sent = await mailTo(email, 'Secadoras');
    expect(sent.text).toContain('/es/blog/x');
    expect(sent.text).toContain('/es/blog/newsletter/leave?token=');
    const only = (language: string) =>
      staffDo(site, 'send_newsletter', {
        ...{ subject: 'Dos', text: 'Otra vez.', url: '', language },
        idempotency_key: crypto.randomUUID(),
      });
    expect(await staffDo(site, 'newsletter_status', {})).toMatchObject({
      ...{ subscribers: 1, inSpanish: 1 },
    });
    expect(await only('en')).toMatchObject({ queued: 0 });
    expect(await only('es')).toMatchObject({ queued: 1 });
    expect(await only('fr')).toMatchObject({ details: 'language' });
  });

  test('a code has the language of the page that asked for it', async () => {
    await addPeople(site, owner);
    const ask = (data?: object) =>
      fetch(`${site.url}/auth/v1/otp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: embeddedPublicKey },
        body: JSON.stringify({ email: owner.email, ...(data && { data }) }),
      });
    await ask({ language: 'es' });
    expect((await mailTo(owner.email, 'código')).text).toMatch(/Su código es \d{6}/);
    await ask({ language: ['x'] });
    expect((await mailTo(owner.email, 'code')).text).toMatch(/\d{6}/);
  });

  test('a refusal has a reason, for words in another language', async () => {
    const refused = async (change: object) => {
      const { error } = await site.client().rpc('book_appointment', { request: request(change) });
      return error && { hint: error.hint, field: error.details };
    };
    expect(await refused({ preferredDate: dateIn(-1) })).toEqual({
      ...{ hint: 'past', field: 'preferredDate' },
    });
    expect(await refused({ preferredDate: dateIn(300) })).toEqual({
      ...{ hint: 'too_far', field: 'preferredDate' },
    });
    expect(await refused({ preferredTime: '3-5 AM' })).toEqual({
      ...{ hint: 'not_offered', field: 'preferredTime' },
    });
  });
});

/** No page can cause these, or only a program reads the answer. */
const withoutReader = ['history_stays', 'receipt_stays', 'unknown_set', 'too_many'];

/** Functions that choose a reason before they refuse. */
const chooseReason = ['require_usual', 'send_again', 'mail_receipt'];

const sample = {
  ...{ day: '2026-11-28', lastDay: '2027-01-20', holiday: 'Family day', places: 3, days: 60 },
  ...{ name: 'Ana Ruiz', zip: '77002', id: 'APT-100001', state: 'on_the_way', step: 'canceled' },
  ...{ most: 60, by: 'the office', what: 'moved', technician: 'Ana Ruiz', at: '2026-11-28T10:00Z' },
};
const staffReads = (hint: string, values: object = sample, details = 'note') =>
  staffRefusalWords({ message: `${hint} ${JSON.stringify(values)}`, hint, details });

test('each reason of the database has words, and the words for staff have no other reasons', async () => {
  const db = await openDatabase('embedded');
  const functions = await db.query<{ name: string; body: string }>(
    `select p.proname as name, p.prosrc as body from pg_proc p
     join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`,
    [],
  );
  await db.close();
  const reasons = functions.flatMap(({ name, body }) =>
    [
      ...[...body.matchAll(/private\.refuse\((?:'\w*'|\w+),\s*'(\w+)'/g)],
      ...(chooseReason.includes(name) ? body.matchAll(/(?:then|else) '(\w+)'/g) : []),
      ...body.matchAll(/message = '(\w+)'/g),
    ].map(([, reason = '']) => reason),
  );
  expect(new Set(reasons).size).toBeGreaterThan(90);
  const missing = reasons.filter(
    (hint) =>
      !withoutReader.includes(hint) &&
      !staffReads(hint) &&
      !refusalWords({ message: hint, hint, details: 'idempotencyKey' }, 422),
  );
  expect([...new Set(missing)]).toEqual([]);
  expect(staffReasons.filter((reason) => !reasons.includes(reason))).toEqual([]);
  // No sentence is left in SQL.
  const refusals = functions.flatMap(
    ({ body }) => body.match(/private\.refuse\([^;]*;|raise exception[^;]*;/g) ?? [],
  );
  const texts = refusals.flatMap((refusal) => refusal.match(/'[^']*'/g) ?? []);
  expect(texts.filter((text) => /[a-z] [a-z]/.test(text))).toEqual(["'Retry after '"]);
});

test('words for staff have the values of the refusal, with days, fields and states in words', () => {
  expect(staffReads('not_in_area')).toBe('Ana Ruiz does not work in 77002');
  expect(staffReads('holiday')).toBe('Saturday, November 28 is a holiday: Family day.');
  expect(staffReads('requested_later')).toBe('The visit was requested later, on November 28, 2026');
  expect(staffReads('no_step')).toBe('The appointment is on the way and cannot become canceled');
  expect(staffReads('too_long', { most: 80 }, 'applianceSerial')).toBe(
    'Serial number must be no more than 80 characters',
  );
  expect(staffReads('unreadable', {}, 'completion')).toBe('This answer cannot be read');
  expect(staffReads('something_new')).toBeUndefined();
});

test('a change by another person says who did what, and when', () => {
  const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const read = (values: object) => staffReads('changed', { technician: null, ...values });
  expect(read({ by: 'the customer', what: 'moved', at: before(0) })).toBe(
    'The customer moved this visit a moment ago.',
  );
  expect(read({ by: 'Olive', what: 'assigned', technician: 'Ana', at: before(7) })).toBe(
    'Olive gave this visit to Ana 7 minutes ago.',
  );
  expect(read({ by: 'Ana', what: 'assigned', technician: 'Ana', at: before(90) })).toBe(
    'Ana took this visit earlier.',
  );
  expect(read({ by: 'Ana', what: 'assigned', at: before(90) })).toBe(
    'Ana took this visit from its technician earlier.',
  );
  expect(read({ by: null, what: 'a_later_kind', at: null })).toBe(' changed this visit earlier.');
});
