import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openPostgres } from '../../../src/server/postgres';
import { databaseKinds, request, type Site, startSite } from '../../../src/testing/site';

const deno = join(import.meta.dirname, '../../../../../node_modules/.bin/deno');
const present = spawnSync(deno, ['--version']).status === 0;
if (!present) console.warn('not run: deno (the npm package has no program for this machine)');

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
let folder: string;
let running: ChildProcess;
let address: string;

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
  folder = mkdtempSync(join(tmpdir(), 'site-deno-'));
  const bundle = join(folder, 'index.js');
  const builder = join(import.meta.dirname, '../../build-functions.ts');
  execFileSync(process.execPath, ['--import', 'tsx', builder, bundle]);
  if (!present) return;
  running = spawn(
    deno,
    ['run', '--no-remote', '--no-config', '--allow-net', '--allow-env', bundle],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        DENO_DIR: join(folder, 'cache'),
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        NO_COLOR: '1',
        SUPABASE_URL: site.url,
        SUPABASE_SERVICE_ROLE_KEY: await site.token({ role: 'service_role' }),
        EMAILJS_ORIGIN: `http://127.0.0.1:${portOf(emailjs)}`,
        EMAILJS_PUBLIC_KEY: 'public',
        EMAILJS_PRIVATE_KEY: 'private',
        EMAILJS_SERVICE_ID: 'service',
        EMAILJS_PAUSE_MS: '1',
        DRAIN_SECRET: 'a secret of its own',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The command is a script that starts the program, so both end as a group.
      detached: true,
    },
  );
  const lines = createInterface({ input: running.stderr ?? process.stdin });
  for await (const line of lines) {
    const listening = /http:\/\/\S+/.exec(line)?.[0];
    if (listening) {
      address = listening;
      break;
    }
  }
});
afterAll(async () => {
  if (present) {
    const closed = once(running, 'close');
    if (running.pid) process.kill(-running.pid);
    await closed;
  }
  emailjs.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (secret: string) =>
  fetch(address, { method: 'POST', headers: { Authorization: `Bearer ${secret}` } });
const drained = async () => (await run('a secret of its own')).json();

(present ? test : test.skip)(
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

(present ? test : test.skip)('a mail with a refused address is given up', async () => {
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

const twoConnections = present && databaseKinds.includes('PostgreSQL');
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
