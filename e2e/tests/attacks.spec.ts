import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayAhead, fillForm, homeowner, scheduled, submitButton } from '../booking-form';
import { findNginx } from '../find-nginx';
import { expect, live, test } from '../fixtures';
import { freePort, Site, workDir } from '../site';

const key = 'sb_publishable_embedded';
const rpc = (site: Site, name: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key, ...headers },
    body,
  });

/** A unique booking; 20 of them reach the hourly limit. */
const booking = (n: number) => ({
  ...homeowner(String(4000 + n)),
  appliance: 'Dryer',
  issue: 'Not Heating',
  description: '',
  preferredDate: dayAhead(10 + (n % 30)),
  preferredTime: '8-10 AM',
  idempotencyKey: `attack-${String(n).padStart(10, '0')}`,
});

/** Peak memory of a process in megabytes. */
const peak = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('A small request of huge numbers neither fills the memory nor stops the site', async ({
  ownSite,
}) => {
  test.skip(process.platform !== 'linux', 'not run: memory of the server (no /proc)');
  await rpc(ownSite, 'open_windows', '{}');
  const before = peak(ownSite.pid);
  const numbers = `[${Array(2000).fill('1e131071').join()}]`;
  for (const [bomb, status] of [
    [`{"request":{"a":${numbers}}}`, 413],
    [`{"request":{"a":${numbers.slice(0, 9_000)}1]}}`, 400],
    [`{"request":{"warrantyRecordId":1e131071}}`, 400],
  ] as const) {
    const answer = await rpc(ownSite, 'book_appointment', bomb);
    expect(answer.status).toBe(status);
  }
  expect(peak(ownSite.pid) - before).toBeLessThan(100);
  expect((await fetch(`${ownSite.origin}/`)).status).toBe(200);
  expect(await ownSite.appointments()).toEqual([]);
});

test('Past the hourly limit a homeowner confirms by mail, with a button', async ({ page }) => {
  test.slow();
  const site = await Site.start(`${workDir}/production`, { env: { TRUST_PROXY: '1' } });
  const inbox = join(site.dir, 'data/inbox');
  const linkOf = async () => {
    for (const name of await readdir(inbox)) {
      const mail = (await readFile(join(inbox, name), 'utf8')).replace(/=\r?\n/g, '');
      const link = /\/book-online\?hold=(?:3D)?([0-9a-f]{64})/.exec(mail.replaceAll('=3D', '='));
      if (link) return link[0];
    }
    return undefined;
  };
  try {
    for (let n = 0; n < 20; n++) {
      const caller = { 'x-forwarded-for': `203.0.113.${n + 1}` };
      const answer = await rpc(
        site,
        'book_appointment',
        JSON.stringify({ request: booking(n) }),
        caller,
      );
      expect(await answer.json()).toEqual({
        id: expect.stringMatching(/^APT-/),
        key: expect.stringMatching(/^[\w-]{43}$/),
      });
    }
    await page.goto(`${site.origin}/book-online`);
    await live(page);
    await fillForm(page, homeowner('0191'), { days: 9 });
    await submitButton(page).click();
    const ticket = page.getByRole('region', { name: 'Please confirm by email' });
    await expect(ticket).toContainText('Until then nothing is booked.');
    await expect(scheduled(page)).toHaveCount(0);
    await expect.poll(linkOf).toMatch(/hold=/);
    // Opening the link alone, as mail scanners do, books nothing.
    await page.goto(`${site.origin}${await linkOf()}`);
    const confirm = page.getByRole('button', { name: 'Confirm My Appointment' });
    await expect(confirm).toBeEnabled();
    const waiting = (await site.appointments()).find(({ phone }) => phone === '7135550191');
    expect(waiting).toMatchObject({ status: 'held' });
    await confirm.click();
    await expect(scheduled(page)).toBeVisible();
    const booked = (await site.appointments()).find(({ phone }) => phone === '7135550191');
    expect(booked).toMatchObject({ status: 'pending', id: waiting?.id });
    await page.goto(`${site.origin}/book-online?confirmed=${String(booked?.id)}`);
    await expect(scheduled(page)).toBeVisible();
  } finally {
    await site.stop();
  }
});

const nginx = findNginx();

/** nginx with default settings, except where it passes requests on. */
async function proxyBefore(site: Site, lines: string) {
  const dir = await mkdtemp(join(tmpdir(), 'proxy-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join('\n');
  await writeFile(
    join(dir, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${dir}/nginx.pid; error_log stderr error;
    events {} http { access_log off; ${temporary}
      server { listen 127.0.0.1:${port};
        location / { proxy_pass http://127.0.0.1:${site.port}; ${lines} } } }`,
  );
  const child = spawn(nginx ?? '', ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr'], {
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(origin).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return {
    origin,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

for (const [name, env, settings, forged, warning] of [
  ['nginx with default settings', {}, '', true, 'not configured'],
  // Such an nginx passes on what a caller writes; the site logs it at the first request without
  // one.
  [
    'nginx with default settings, and the site configured for it',
    { TRUST_PROXY: '1' },
    '',
    false,
    'without an address',
  ],
  [
    'nginx that names callers, and the site not configured for it',
    {},
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    true,
    'not configured',
  ],
  [
    'nginx that names callers and keeps the host',
    { TRUST_PROXY: '1' },
    'proxy_set_header Host localhost; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    true,
    '',
  ],
  [
    'a proxy that keeps the public name and adds no header, and the site not configured for it',
    {},
    'proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host www.site.example;',
    false,
    '',
  ],
] as const) {
  test(`Behind ${name} no mail is shown and callers are counted`, async () => {
    test.skip(!nginx, 'not run: nginx (none on this machine, and none to be had)');
    const site = await Site.start(`${workDir}/production`, { env: { ...env } });
    const proxy = await proxyBefore(site, settings);
    try {
      for (const path of ['/_local/inbox', '/_local/inbox.json', '/metrics'])
        expect((await fetch(proxy.origin + path)).status).toBe(403);
      const answers = [];
      for (let n = 0; n < 62; n++) {
        // Headers that the caller writes do not change which caller is counted.
        const answer = await fetch(`${proxy.origin}/rest/v1/rpc/check_warranty`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            apikey: key,
            ...(forged && { 'x-forwarded-for': `203.0.113.${n}` }),
          },
          body: JSON.stringify({ phone: `832555${1000 + n}`, name: 'Somebody' }),
        });
        answers.push(answer.status);
      }
      expect(answers.filter((status) => status === 200)).toHaveLength(60);
      expect(answers.slice(60)).toEqual([429, 429]);
      const lines = site.output.split('\n').filter((line) => line.includes('TRUST_PROXY'));
      expect(lines).toEqual(warning ? [expect.stringContaining(warning)] : []);
    } finally {
      await proxy.stop();
      await site.stop();
    }
  });
}

test('An invalid number of proxies stops the start with one line', async ({ ownSite }) => {
  await ownSite.halt();
  Object.assign(ownSite.env, { TRUST_PROXY: 'yes' });
  await expect(ownSite.boot()).rejects.toThrow('TRUST_PROXY: "yes" is not a number of proxies');
});

test('A connection without data is closed', async ({ site }) => {
  test.slow();
  const request = httpRequest({
    port: site.port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/rest/v1/rpc/open_windows',
    // Without the key it would be refused before its body arrives.
    headers: { 'content-length': 100, 'content-type': 'application/json', apikey: key },
  });
  const ended = new Promise<string>((done) => {
    request.on('response', (response) => done(String(response.statusCode)));
    request.on('error', (error: NodeJS.ErrnoException) => done(String(error.code)));
  });
  request.flushHeaders();
  expect(await ended).toBe('408');
});
