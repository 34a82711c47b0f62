import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { testCompany } from '@site/client/testing/company';
import { openPostgres } from '@site/database/postgres';
import { hasDeno, startFunction, type RunningFunction } from '../../../src/testing/deno-function';
import { databaseKinds, request, type Site, startSite } from '../../../src/testing/site';

/** A fake of EmailJS that refuses while `status` is not 200. */
const emails: {
  template_id: string;
  accessToken: string;
  template_params: Record<string, string>;
}[] = [];
let status = 200;
let whileSending: () => Promise<unknown> = () => Promise.resolve();
let emailjs: Server;
let site: Site;
let drain: RunningFunction | undefined;

const portOf = (server: Server) => {
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : 0;
};

beforeAll(async () => {
  // The embedded server plays the hosted project; the settings keep its own relay from sending.
  site = await startSite(databaseKinds.at(-1), { mail: { graceMs: 0, pollMs: 86_400_000 } });
  emailjs = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      if (status === 200) emails.push(JSON.parse(Buffer.concat(chunks).toString()));
      void whileSending().then(() => res.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => emailjs.listen(0, '127.0.0.1', resolve));
  if (!hasDeno) return;
  drain = await startFunction('drain-outbox', {
    SUPABASE_URL: site.url,
    SUPABASE_SERVICE_ROLE_KEY: await site.token({ role: 'service_role' }),
    EMAILJS_ORIGIN: `http://127.0.0.1:${portOf(emailjs)}`,
    EMAILJS_PUBLIC_KEY: 'public',
    EMAILJS_PRIVATE_KEY: 'private',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_PAUSE_MS: '1',
    DRAIN_SECRET: 'a secret of its own',
  });
});
afterAll(async () => {
  await drain?.stop();
  emailjs.close();
  await site.close();
});

const run = (secret: string) =>
  fetch(drain?.address ?? '', { method: 'POST', headers: { Authorization: `Bearer ${secret}` } });
const drained = async () => (await run('a secret of its own')).json();

(hasDeno ? test : test.skip)(
  'the scheduled function sends due mails once, and retries failed ones',
  async () => {
    const { data } = await site.client().rpc('book_appointment', { request: request() });
    const { id } = data as { id: string };
    await site.client().rpc('subscribe', { email: 'reader@example.com' });
    expect((await run('another')).status).toBe(401);
    status = 500;
    expect(await drained()).toEqual({ sent: 0, failed: 3 });
    expect(await drained()).toEqual({ sent: 0, failed: 0 });
    status = 200;
    const late = request({ preferredTime: '12-2 PM' });
    await site.client().rpc('book_appointment', { request: late });
    expect(await drained()).toEqual({ sent: 2, failed: 0 });
    expect(await drained()).toEqual({ sent: 0, failed: 0 });
    expect(emails.map(({ template_id }) => template_id)).toEqual([
      'team_notification',
      'customer_confirmation',
    ]);
    expect(emails[0]).toMatchObject({
      user_id: 'public',
      accessToken: 'private',
      service_id: 'service',
    });
    expect(emails[1]?.template_params).toMatchObject({
      to_email: 'ada@example.com',
      company_name: 'Testing Repair Co',
    });
    const { data: listed } = await site.staff().rpc('list_appointments');
    const first = (listed as { id: string; mails: object[] }[]).find(
      (appointment) => appointment.id === id,
    );
    expect(first?.mails).toEqual(
      ['customer_confirmation', 'team_notification'].map((kind) => ({
        kind,
        sentAt: null,
        attempts: 1,
        lastError: 'EmailJS returned status: 500',
        givenUpAt: null,
      })),
    );
  },
);

(hasDeno ? test : test.skip)('a mail with a refused address is given up', async () => {
  status = 422;
  const { data } = await site
    .client()
    .rpc('book_appointment', { request: request({ preferredTime: '4-6 PM' }) });
  await drained();
  status = 200;
  expect(await drained()).toEqual({ sent: 0, failed: 0 });
  const { data: listed } = await site.staff().rpc('list_appointments');
  const { id } = data as { id: string };
  const row = (listed as { id: string; mails: { givenUpAt: string | null }[] }[]).find(
    (appointment) => appointment.id === id,
  );
  expect(row?.mails.map(({ givenUpAt }) => typeof givenUpAt)).toEqual(['string', 'string']);
});

const twoConnections = hasDeno && databaseKinds.includes('PostgreSQL');
(twoConnections ? test : test.skip)(
  'a run that starts while another is busy sends none of its mails, even when EmailJS is slow',
  async () => {
    const sent = emails.length;
    for (const n of [1, 2, 3])
      await site.client().rpc('book_appointment', {
        request: request({
          phone: `713555030${n}`,
          email: `slow${n}@example.com`,
          preferredTime: '8-10 AM',
        }),
      });
    const database = await openPostgres(site.databaseUrl ?? '');
    let mailsSent = 0;
    whileSending = async () => {
      // Each mail uses 25 seconds of its two-minute lease.
      await database.query(
        `update private.outbox set claimed_until = claimed_until - interval '25 seconds'`,
      );
      // The next run, one minute later, starts during the fifth mail.
      if (++mailsSent === 5) await drained();
    };
    await drained();
    whileSending = () => Promise.resolve();
    await database.close();
    const addressed = emails
      .slice(sent)
      .map((mail) => `${mail.template_id} ${mail.template_params.appointment_id}`);
    expect(addressed).toHaveLength(6);
    expect(new Set(addressed).size).toBe(6);
  },
);

(hasDeno ? test : test.skip)(
  'texts leave through the account of the project, and STOP reaches the database',
  async () => {
    const company = { ...testCompany, texts: true };
    const texting = await startSite(databaseKinds.at(-1), {
      company,
      mail: { graceMs: 0, pollMs: 86_400_000 },
    });
    const sent: Record<string, string>[] = [];
    const twilio = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', () => {
        sent.push(Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())));
        res.writeHead(201, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => twilio.listen(0, '127.0.0.1', resolve));
    const secrets = {
      SUPABASE_URL: texting.url,
      SUPABASE_SERVICE_ROLE_KEY: await texting.token({ role: 'service_role' }),
      ...{ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+17135550100' },
    };
    const drainTexts = await startFunction('drain-outbox', {
      ...secrets,
      TWILIO_ORIGIN: `http://127.0.0.1:${portOf(twilio)}`,
      EMAILJS_ORIGIN: `http://127.0.0.1:${portOf(emailjs)}`,
      ...{ EMAILJS_PUBLIC_KEY: 'public', EMAILJS_PRIVATE_KEY: 'p', EMAILJS_SERVICE_ID: 's' },
      ...{ EMAILJS_PAUSE_MS: '1', DRAIN_SECRET: 'secret' },
    });
    const url = 'https://shop.example/incoming';
    const incoming = await startFunction('incoming-text', { ...secrets, INCOMING_TEXT_URL: url });
    try {
      const { data } = await texting
        .client()
        .rpc('book_appointment', { request: { ...request(), texts: true } });
      const { id } = data as { id: string };
      // This text does not wait for the morning.
      for (const state of ['confirmed', 'on_the_way'])
        await texting.staff().rpc('set_appointment_state', { appointment_id: id, state });
      await fetch(drainTexts.address, {
        method: 'POST',
        headers: { Authorization: 'Bearer secret' },
      });
      expect(sent).toContainEqual({
        ...{ To: '+17135550142', From: '+17135550100' },
        Body: expect.stringContaining('is on the way to you'),
      });
      const params = { Body: 'stop', From: '+17135550142' };
      const signature = createHmac('sha1', 'secret')
        .update(`${url}Bodystop` + `From+17135550142`)
        .digest('base64');
      const answer = (headers: Record<string, string>) =>
        fetch(incoming.address, { method: 'POST', headers, body: new URLSearchParams(params) });
      expect((await answer({ 'X-Twilio-Signature': 'forged' })).status).toBe(403);
      expect((await answer({})).status).toBe(403);
      const stopped = await answer({ 'X-Twilio-Signature': signature });
      expect(await stopped.text()).toContain(`${testCompany.name}: you get no more texts.`);
    } finally {
      await drainTexts.stop();
      await incoming.stop();
      twilio.close();
      await texting.close();
    }
  },
);
