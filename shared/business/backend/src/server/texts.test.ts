import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { SupabaseClient } from '@supabase/supabase-js';
import { testCompany } from '@site/client/testing/company';
import type { StaffVisit } from '@site/client/staff-types';
import { databaseKinds, dateIn, eventually, type Site, startSite } from '../testing/site';
import { addPeople, call, owner, pat, signIn } from '../testing/staff';
import { bookVisit } from '../testing/visits';
import { incomingTextsPath } from './incoming-texts';
import { TextError } from '../texts/text-channel';
import { isSigned, twilioAccount, twilioChannel } from '../texts/twilio';

const company = { ...testCompany, texts: true };
const authToken = 'secret-token';

/** A fake of Twilio's API; `status` and `code` are those of its answers. */
const twilio = { sent: [] as Record<string, string>[], status: 201, code: 0, auth: '' };
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      twilio.auth = req.headers.authorization ?? '';
      const params = new URLSearchParams(Buffer.concat(chunks).toString());
      if (twilio.status === 201) twilio.sent.push(Object.fromEntries(params));
      res.writeHead(twilio.status, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ code: twilio.code, message: 'as told' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => server.close());

const account = () => ({ accountSid: 'AC1', authToken, from: '+17135550100', origin });

test('an account needs all three settings', () => {
  const env = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+17135550100' };
  expect(twilioAccount(env)).toMatchObject({ origin: 'https://api.twilio.com' });
  expect(twilioAccount({ ...env, TWILIO_FROM: '' })).toBeUndefined();
});

test('a text is sent as Twilio’s API has it; its refusals say whether to try again', async () => {
  const channel = twilioChannel(account());
  await channel.send('+17135550142', 'Hello');
  expect(twilio.sent.at(-1)).toEqual({ From: '+17135550100', To: '+17135550142', Body: 'Hello' });
  expect(twilio.auth).toBe(`Basic ${Buffer.from(`AC1:${authToken}`).toString('base64')}`);
  for (const [status, code, permanent, stopped] of [
    [400, 21211, true, false],
    [400, 21610, true, true],
    [401, 20003, false, false],
    [429, 20429, false, false],
    [500, 0, false, false],
  ] as const) {
    Object.assign(twilio, { status, code });
    const error = await channel.send('+17135550142', 'x').catch((each: unknown) => each);
    expect(error).toBeInstanceOf(TextError);
    expect(error).toMatchObject({ permanent, stopped });
  }
  Object.assign(twilio, { status: 201, code: 0 });
});

test('a signature is of the address and every field', async () => {
  const params = new URLSearchParams({ From: '+17135550142', Body: 'STOP' });
  const url = 'https://site.example/texts/v1/incoming';
  const signature = createHmac('sha1', authToken)
    .update(`${url}BodySTOPFrom+17135550142`)
    .digest('base64');
  expect(await isSigned(authToken, url, params, signature)).toBe(true);
  expect(await isSigned('other', url, params, signature)).toBe(false);
  expect(await isSigned(authToken, `${url}?x=1`, params, signature)).toBe(false);
  expect(await isSigned(authToken, url, new URLSearchParams({ From: '+1713' }), signature)).toBe(
    false,
  );
  expect(await isSigned(authToken, url, params, 'x')).toBe(false);
});

describe.each(databaseKinds)('texts on the %s database', (kind) => {
  let site: Site;
  let olive: SupabaseClient;
  beforeAll(async () => {
    site = await startSite(kind, { company, twilio: account(), mail: { pollMs: 50, graceMs: 0 } });
    await addPeople(site, owner, pat);
    olive = await signIn(site, owner);
  });
  beforeEach(() => {
    twilio.sent.length = 0;
  });
  afterAll(() => site?.close());

  let count = 0;
  const book = async (changes: object = {}) => {
    const phone = `71355560${10 + ++count}`;
    const key = await bookVisit(site, {
      ...{
        phone,
        email: `texts${count}@example.com`,
        texts: true,
        preferredDate: dateIn(3 + count),
      },
      ...changes,
    });
    return { ...key, phone };
  };
  const set = (id: string, state: string) =>
    call<{ visit: StaffVisit }>(olive, 'set_appointment_state', { appointment_id: id, state });
  /** Texts that wait, also for the end of the night. */
  const queued = async (phone: string) => {
    const { appointments } = await call<{
      appointments: { mails: { to: string | null; sentAt: string | null }[] }[];
    }>(olive, 'export_customer', { phone });
    return appointments
      .flatMap(({ mails }) => mails)
      .filter(({ to, sentAt }) => to === `+1${phone}` && sentAt === null);
  };
  /** Texts in the owner's list: those that are due. */
  const listed = async (phone: string) => {
    const { data } = await olive.rpc('staff_mails');
    return (data as { to: string | null; givenUpAt: string | null }[]).filter(
      ({ to }) => to === `+1${phone}`,
    );
  };
  const textsTo = (phone: string) =>
    twilio.sent.filter(({ To }) => To === `+1${phone}`).map(({ Body = '' }) => Body);
  const isNight = () => {
    const hour = Number(
      new Date().toLocaleString('en-US', {
        timeZone: company.timeZone,
        hour: 'numeric',
        hourCycle: 'h23',
      }),
    );
    return hour >= 21 || hour < 8;
  };
  /** By day it is sent at once, by night it waits for the morning. */
  const texted = async (phone: string, words: RegExp) =>
    isNight()
      ? eventually('the text waits', async () => (await queued(phone)).length > 0)
      : eventually('the text', () => textsTo(phone).some((text) => words.test(text)));

  const answerTo = async (fields: Record<string, string>, token = authToken) => {
    const params = new URLSearchParams(fields);
    const text = [...params]
      .toSorted()
      .reduce((sum, [n, v]) => sum + n + v, company.siteUrl + incomingTextsPath);
    return fetch(site.url + incomingTextsPath, {
      method: 'POST',
      headers: { 'x-twilio-signature': createHmac('sha1', token).update(text).digest('base64') },
      body: params,
    });
  };

  test('who ticked the box gets a text of each step; who did not gets none', async () => {
    const yes = await book();
    const no = await book({ texts: false });
    const odd = await book({ texts: 'true' });
    for (const { id } of [yes, no, odd]) await set(id, 'confirmed');
    await texted(yes.phone, /is confirmed for .*Reply STOP/);
    const { visit } = await set(yes.id, 'on_the_way');
    expect(visit.texts).toBe(true);
    // Of the way even at night.
    await eventually('the text', () =>
      textsTo(yes.phone).some((text) => /is on the way/.test(text)),
    );
    await call(olive, 'complete_appointment', {
      ...{ appointment_id: yes.id, completion: { laborDescription: 'Belt', totalCost: 90 } },
    });
    await texted(yes.phone, /your repair is done\. Receipt and warranty: http/);
    for (const { phone } of [no, odd]) {
      expect(textsTo(phone)).toEqual([]);
      expect(await queued(phone)).toEqual([]);
    }
  });

  test('a visit by phone without a mail address is reminded by text', async () => {
    const phone = '7135556099';
    await call(olive, 'book_by_phone', {
      request: {
        ...{ idempotencyKey: crypto.randomUUID(), name: 'Rosa Caller', phone, email: '' },
        ...{ address: '4 Heron Court', zip: '77002', appliance: 'Dryer', issue: 'Noise' },
        ...{ preferredDate: dateIn(9), preferredTime: '10-12', texts: true },
      },
    });
    const export_ = await call<{ appointments: { mails: { kind: string }[] }[] }>(
      olive,
      'export_customer',
      { phone },
    );
    expect(export_.appointments[0]?.mails.map(({ kind: each }) => each)).toEqual(
      expect.arrayContaining(['text_confirmed', 'text_reminder']),
    );
  });

  test('STOP ends the texts of a phone, also those that wait; START begins them again', async () => {
    const { id, phone } = await book();
    await set(id, 'confirmed');
    const stopped = await answerTo({ From: `+1${phone}`, Body: ' Stop. ' });
    expect(stopped.status).toBe(200);
    expect(stopped.headers.get('content-type')).toContain('xml');
    expect(await stopped.text()).toContain('you get no more texts');
    expect(await queued(phone)).toEqual([]);
    await call(olive, 'staff_move_appointment', {
      ...{ appointment_id: id, to_date: dateIn(12), to_time: '2-4 PM' },
    });
    expect(await queued(phone)).toEqual([]);
    expect(textsTo(phone).filter((text) => /is now on/.test(text))).toEqual([]);
    expect(await (await answerTo({ From: `+1${phone}`, Body: 'start' })).text()).toContain('again');
    await call(olive, 'staff_move_appointment', {
      ...{ appointment_id: id, to_date: dateIn(13), to_time: '2-4 PM' },
    });
    await texted(phone, /is now on/);
    expect(await (await answerTo({ From: `+1${phone}`, Body: 'HELP' })).text()).toContain(
      'Questions',
    );
    expect(await (await answerTo({ From: `+1${phone}`, Body: 'Where are you?' })).text()).toContain(
      'Please call',
    );
    // Twilio has answered itself.
    const handled = await answerTo({ From: `+1${phone}`, Body: 'STOP', OptOutType: 'STOP' });
    expect(await handled.text()).toContain('<Response></Response>');
  });

  test('a call that Twilio has not signed changes nothing', async () => {
    const { phone } = await book();
    expect((await answerTo({ From: `+1${phone}`, Body: 'STOP' }, 'guessed')).status).toBe(403);
    expect((await fetch(site.url + incomingTextsPath)).status).toBe(405);
    const { error } = await site.client().rpc('take_text', { sender: phone, words: 'STOP' });
    expect(error).not.toBeNull();
  });

  test('a phone that Twilio refuses because of STOP gets no more', async () => {
    const { id, phone } = await book();
    Object.assign(twilio, { status: 400, code: 21610 });
    await set(id, 'confirmed');
    await set(id, 'on_the_way');
    const { data } = await olive.rpc('staff_mails');
    await eventually(
      'the text is given up',
      async () =>
        (await listed(phone)).some(({ givenUpAt }) => givenUpAt) ||
        (await listed(phone)).length === 0,
    );
    Object.assign(twilio, { status: 201, code: 0 });
    await set(id, 'confirmed');
    await set(id, 'on_the_way');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(textsTo(phone)).toEqual([]);
    expect(data).toBeDefined();
  });

  test('consent is of a phone: a corrected one has given none', async () => {
    const { id } = await book();
    const corrected = await call<StaffVisit>(olive, 'correct_visit', {
      ...{ appointment_id: id, fields: { phone: '7135556199' } },
    });
    expect(corrected.texts).toBe(false);
  });

  test('a day has eight texts to a phone at most', async () => {
    const { id, phone } = await book();
    for (let n = 0; n < 12; n++)
      await call(olive, 'staff_move_appointment', {
        ...{ appointment_id: id, to_date: dateIn(20 + n), to_time: '2-4 PM' },
      });
    const { appointments } = await call<{ appointments: { mails: { kind: string }[] }[] }>(
      ...([olive, 'export_customer', { phone }] as const),
    );
    const texts = appointments[0]?.mails.filter(({ kind: each }) => each.startsWith('text_'));
    expect(texts?.length).toBeLessThanOrEqual(8);
  });
});

test('without an account texts stand next to the mails in the inbox', async () => {
  const site = await startSite('embedded', { company, mail: { pollMs: 50, graceMs: 0 } });
  const { id } = await bookVisit(site, { texts: true });
  await site.staff().rpc('set_appointment_state', { appointment_id: id, state: 'on_the_way' });
  const text = await eventually('the text', async () =>
    (await site.inbox()).find(({ to }) => to === '17135550142@texts.local'),
  );
  expect(text.subject).toBe('Text to +17135550142');
  expect(text.text).toMatch(/is on the way to you/);
  expect((await fetch(site.url + incomingTextsPath, { method: 'POST' })).status).toBe(501);
  await site.close();
});

test('a site without texts queues none', async () => {
  const site = await startSite('embedded', { mail: { pollMs: 50, graceMs: 0 } });
  const { id } = await bookVisit(site, { texts: true });
  await site.staff().rpc('set_appointment_state', { appointment_id: id, state: 'confirmed' });
  const { data } = await site.staff().rpc('staff_mails');
  expect(JSON.stringify(data)).not.toContain('text_');
  await site.close();
});
