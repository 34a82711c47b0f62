import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedPublicKey } from '@site/client/public-key';
import { refusalWords } from '@site/client/refusals';
import { inSpanish } from '@site/client/staff-sentences.es';
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
    expect((await mailTo(email, 'cambiada a')).text).toMatch(/2 p\.\sm\. - 4 p\.\sm\./);
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

test('each reason of the database has words of the page', () => {
  const folder = join(import.meta.dirname, '../../supabase/migrations');
  const sql = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const reasons = [
    ...sql.join('\n').matchAll(/refuse\('?\w+'?, .*, '(\w+)'\);|hint = '(\w+)'/g),
  ].map(([, given, hint]) => given ?? hint ?? '');
  expect(reasons).toContain('too_far');
  const withoutWords = reasons.filter((hint) => !refusalWords({ message: '', hint }, 0));
  expect([...new Set(withoutWords)]).toEqual([]);
});

/** Texts in SQL that are a sentence, with 7 or a name in the place of each value. */
const sentencesIn = (sql: string): string[] =>
  [
    ...sql
      .replace(/label \|\| '/g, "'Name")
      .replace(/' \|\| [^']+ \|\| '/g, '7')
      .replace(/' \|\| to_char/g, "7'")
      .replaceAll('%s', '7')
      .matchAll(/'((?:[^']|'')+)'/g),
  ]
    .map(([, text = '']) => text.replaceAll("''", "'"))
    .filter((text) => /^[A-Z7].* /.test(text) && !/^(?:Retry after|FM)/.test(text));

/** Functions that make a sentence before they refuse. */
const makesSentences = ['unusual', 'send_again'];

test('each sentence of the database has words in Spanish', async () => {
  const db = await openDatabase('embedded');
  const functions = await db.query<{ name: string; body: string }>(
    `select p.proname as name, p.prosrc as body from pg_proc p
     join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`,
    [],
  );
  await db.close();
  const sentences = functions.flatMap(({ name, body }) =>
    (makesSentences.includes(name)
      ? [body]
      : (body.match(/private\.refuse\([^;]*;[^;']*'?|raise exception[^;]*;/g) ?? [])
    ).flatMap((statement) => sentencesIn(statement.replace(/\s+/g, ' '))),
  );
  expect(sentences.length).toBeGreaterThan(100);
  // Sites report themselves; no person reads why a report is refused.
  const machines = ['The report cannot be read', 'This set is not published'];
  const missing = sentences.filter(
    (text) => !machines.includes(text) && inSpanish(text) === undefined,
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('a sentence keeps its values, with days, fields and states in Spanish', () => {
  expect(inSpanish('Ana Ruiz does not work in 77002')).toBe('Ana Ruiz no trabaja en 77002');
  expect(inSpanish('Saturday, November 28 is a holiday: Family day.')).toBe(
    'El sábado, 28 de noviembre es feriado: Family day.',
  );
  expect(inSpanish('The visit was requested later, on March 2, 2026')).toBe(
    'La visita se pidió después, el 2 de marzo de 2026',
  );
  expect(inSpanish('The appointment is on the way and cannot become canceled')).toBe(
    'La visita está así: en camino. No puede pasar a: cancelada.',
  );
  expect(inSpanish('Serial number must be no more than 60 characters')).toBe(
    'Número de serie: hasta 60 caracteres',
  );
  expect(inSpanish('Something new')).toBeUndefined();
});
