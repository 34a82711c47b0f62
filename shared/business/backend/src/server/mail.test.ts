import emailjs from '@emailjs/browser';
import { createBackendClient } from '@site/client';
import { pretendBrowser } from '../testing/browser';
import { testCompany } from '@site/client/testing/company';
import { startMailServer } from '../testing/smtp';
import { eventually, openDatabase, request, type Site, startSite } from '../testing/site';
import { startRelay } from './relay';

pretendBrowser();
// Ended after each test, passed or failed: an open server would keep the run alive.
const ending: (() => Promise<unknown>)[] = [];
const start: typeof startSite = async (...args) => {
  const site = await startSite(...args);
  ending.push(site.close);
  return site;
};
const mailServer = async (port?: number) => {
  const server = await startMailServer(port);
  ending.push(server.stop);
  return server;
};
const database = async () => {
  const db = await openDatabase('embedded');
  ending.push(db.close);
  return db;
};
const relayOf = (...args: Parameters<typeof startRelay>) => {
  const relay = startRelay(...args);
  ending.push(relay.close);
  return relay;
};
beforeEach(() => {
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
  jest.restoreAllMocks();
});

/** Books, and returns what the browser then shows the relay as proof. */
const book = async (site: Site, changes: object = {}) => {
  const sent = request(changes);
  const { data } = await site.client().rpc('book_appointment', { request: sent });
  const { id } = data as { id: string };
  return { id, proof: { appointment_id: id, request_key: sent.idempotencyKey } };
};
const send = (site: Site, template: string, params: Record<string, unknown>) => {
  emailjs.init({ publicKey: 'embedded', origin: site.url });
  return emailjs.send('embedded', template, params).catch((status: unknown) => status);
};
const mailsOf = async (site: Site, id: string) => {
  const { data } = await site.staff().rpc('list_appointments');
  const listed = data as {
    id: string;
    mails: { sentAt: string | null; lastError: string }[];
  }[];
  return listed.find((appointment) => appointment.id === id)?.mails ?? [];
};

test('the real EmailJS client sends both mails, each once, from what the database holds', async () => {
  const site = await start();
  const { proof } = await book(site);
  const forged = {
    ...proof,
    to_email: 'victim@example.com',
    customer_email: 'victim@example.com,second@example.com',
    message: 'Buy something',
    customer_name: 'Mallory\r\nBcc: x@example.com',
  };
  for (let n = 0; n < 3; n++) {
    expect(await send(site, 'team_notification', forged)).toMatchObject({
      status: 200,
      text: 'OK',
    });
    expect(await send(site, 'customer_confirmation', forged)).toMatchObject({ status: 200 });
  }
  const inbox = await site.inbox();
  expect(inbox.map(({ to }) => to)).toEqual(['ada@example.com', 'team@testing.example']);
  expect(JSON.stringify(inbox)).not.toMatch(/victim|Buy something|Mallory/);
  expect(inbox.every(({ from }) => from === 'team@testing.example')).toBe(true);
});

test('the server sends a mail itself when no browser requests it within the grace time', async () => {
  const site = await start('embedded', { mail: { graceMs: 3_000, pollMs: 50 } });
  const { id } = await book(site);
  expect(await site.inbox()).toEqual([]);
  await eventually('both mails arrived', async () => (await site.inbox()).length === 2);
  expect((await mailsOf(site, id)).every(({ sentAt }) => sentAt)).toBe(true);
});

test('accepts forms and refuses values of other sites', async () => {
  const site = await start();
  const { id, proof } = await book(site);
  const form = new FormData();
  const fields = {
    user_id: 'embedded',
    service_id: 'embedded',
    template_id: 'team_notification',
    ...proof,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const post = (body: FormData, headers = {}) =>
    fetch(`${site.url}/api/v1.0/email/send-form`, { method: 'POST', body, headers });
  expect((await post(form, { Origin: 'https://evil.example' })).status).toBe(403);
  expect(await site.inbox()).toEqual([]);
  expect((await post(form)).status).toBe(200);
  expect(await site.inbox()).toHaveLength(1);
  expect(await send(site, 'team_notification', { appointment_id: 'APT-999999x' })).toMatchObject({
    status: 400,
  });
  expect(await send(site, 'another', { appointment_id: id })).toMatchObject({
    status: 400,
    text: 'The template ID is not one of this site',
  });
  // Not a template, although every object inherits a property of this name.
  expect(await send(site, 'constructor', proof)).toMatchObject({ status: 400 });
  form.set('request_key', 'a\0b');
  expect((await post(form)).status).toBe(200);
  emailjs.init({ publicKey: 'other', origin: site.url });
  await expect(
    emailjs.send('embedded', 'team_notification', { appointment_id: id }),
  ).rejects.toMatchObject({ status: 400 });
  expect(await site.inbox()).toHaveLength(1);
});

test('with the mail server down a booking succeeds, and its mails go out once when it is back', async () => {
  const first = await mailServer();
  await first.stop();
  const site = await start('embedded', { smtpUrl: first.url, mail: { graceMs: 0, pollMs: 50 } });
  const { id, proof } = await book(site);
  const client = createBackendClient(testCompany, site.url);
  const waiting = await eventually('an attempt failed', async () => {
    const mails = await mailsOf(site, id);
    return mails.every(({ lastError }) => lastError) && mails;
  });
  expect(waiting.map(({ lastError }) => lastError)).toEqual([
    expect.stringContaining('ECONNREFUSED'),
    expect.stringContaining('ECONNREFUSED'),
  ]);
  expect(
    await client.emails.sendTeamNotification({
      ...request(),
      id,
      idempotencyKey: proof.request_key,
    }),
  ).toEqual({
    success: false,
    message: 'Failed to send email: EmailJS returned status: 502',
  });
  const second = await mailServer(first.port);
  expect(await send(site, 'team_notification', proof)).toMatchObject({
    status: 200,
  });
  expect(await send(site, 'customer_confirmation', proof)).toMatchObject({
    status: 200,
  });
  expect(second.received.map(({ to }) => to)).toEqual([
    ['team@testing.example'],
    ['ada@example.com'],
  ]);
});

test('the relay does not reveal which numbers exist, and sends only for the browser that booked', async () => {
  const site = await start();
  const { id, proof } = await book(site);
  const answers = [];
  for (const params of [
    { appointment_id: id },
    { appointment_id: id, request_key: crypto.randomUUID() },
    { appointment_id: id === 'APT-000001' ? 'APT-000002' : 'APT-000001' },
    { ...proof, appointment_id: 'APT-000003' },
  ])
    answers.push(await send(site, 'customer_confirmation', params));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 200, text: 'OK' });
  expect(await site.inbox()).toEqual([]);
});

test('links in mails that leave the machine link to the public site', async () => {
  const server = await mailServer();
  const site = await start('embedded', { smtpUrl: server.url, mail: { pollMs: 50 } });
  await site.client().rpc('subscribe', { email: 'reader@example.com' });
  await eventually('the mail left', () => server.received.length === 1);
  expect(server.received[0]?.raw).toContain('https://www.testing.example/blog/newsletter/confirm');
  expect(await site.inbox()).toEqual([]);
});

test('without a database a booking still sends both mails', async () => {
  const company = {
    ...testCompany,
    services: { ...testCompany.services, database: 'none' as const },
  };
  const site = await start('embedded', { company });
  const client = createBackendClient(company, site.url);
  const { id } = await client.bookAppointment(request());
  expect(id).toMatch(/^APT-\d{6}$/);
  const inbox = await site.inbox();
  expect(inbox.map(({ to }) => to)).toEqual(['ada@example.com', 'team@testing.example']);
  expect(inbox.every(({ text }) => text.includes(id))).toBe(true);
});

test('the inbox survives a restart of the site', async () => {
  const site = await startSite('embedded', { keep: true });
  const { proof } = await book(site);
  await send(site, 'team_notification', proof);
  await send(site, 'customer_confirmation', proof);
  const before = await site.inbox();
  await site.close();
  const again = await start('embedded', { dataDir: site.dataDir });
  expect(await again.inbox()).toEqual(before);
  expect(before.map(({ to }) => to)).toEqual(['ada@example.com', 'team@testing.example']);
});

test('a crash between acceptance and report repeats the mail with its Message-ID', async () => {
  const server = await mailServer();
  const db = await database();
  const [booked] = await db.query<{ id: string }>(
    `select public.book_appointment($1) ->> 'id' as id`,
    [JSON.stringify(request())],
  );
  const about = booked?.id ?? '';
  const options = { smtpUrl: server.url, linkOrigin: '', pollMs: 60_000, log: () => undefined };
  const relay = relayOf(
    {
      ...db,
      query: (sql, params) =>
        sql.includes('finish_mail') ? Promise.reject(new Error('killed')) : db.query(sql, params),
    },
    options,
  );
  await expect(relay.sendNow('team_notification', about)).rejects.toThrow('killed');
  await relay.close();
  await db.query('update private.outbox set claimed_until = null');
  const next = relayOf(db, options);
  expect(await next.sendNow('team_notification', about)).toBe('sent');
  expect(await next.sendNow('team_notification', about)).toBe('sent');
  const ids = server.received.map(({ raw }) => /^message-id: (.+)$/im.exec(raw)?.[1]);
  expect(ids).toEqual([ids[0], ids[0]]);
});
