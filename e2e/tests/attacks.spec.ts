import { freePort } from '@site/database/testing/free-port';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peakMemory } from '@site/server/testing/peak-memory';
import { dayAhead, fillForm, homeowner, scheduled, submitButton } from '../booking-form';
import { findNginx } from '../find-nginx';
import { expect, live, test } from '../fixtures';
import { runSite, Site, workDir } from '../site';

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

test('A small request of huge numbers neither fills the memory nor stops the site', async ({
  ownSite,
}) => {
  test.skip(process.platform !== 'linux', 'not run: memory of the server (no /proc)');
  await rpc(ownSite, 'open_windows', '{}');
  const before = peakMemory(ownSite.pid) ?? NaN;
  const numbers = `[${Array(2000).fill('1e131071').join()}]`;
  for (const [bomb, status] of [
    [`{"request":{"a":${numbers}}}`, 413],
    [`{"request":{"a":${numbers.slice(0, 9_000)}1]}}`, 400],
    [`{"request":{"warrantyRecordId":1e131071}}`, 400],
  ] as const) {
    const answer = await rpc(ownSite, 'book_appointment', bomb);
    expect(answer.status).toBe(status);
  }
  expect((peakMemory(ownSite.pid) ?? NaN) - before).toBeLessThan(100);
  expect((await fetch(`${ownSite.origin}/`)).status).toBe(200);
  expect(await ownSite.appointments()).toEqual([]);
});

test('Past the hourly limit a homeowner confirms by mail, with a button', async ({ page }) => {
  const site = await Site.start(`${workDir}/production`, { env: { TRUST_PROXY: '1' } });
  const inbox = join(site.dir, 'data/inbox');
  const linkOf = async () => {
    // A mail is written under another name first.
    for (const name of (await readdir(inbox)).filter((each) => each.endsWith('.eml'))) {
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
    expect(waiting).toMatchObject({ state: 'held' });
    await confirm.click();
    await expect(scheduled(page)).toBeVisible();
    const booked = (await site.appointments()).find(({ phone }) => phone === '7135550191');
    expect(booked).toMatchObject({ state: 'requested', id: waiting?.id });
    await page.goto(`${site.origin}/book-online?confirmed=${String(booked?.id)}`);
    await expect(scheduled(page)).toBeVisible();
  } finally {
    await site.stop();
  }
});

const nginx = findNginx();

/** The settings of each nginx; without any it passes on only the request, as HTTP/1.0. */
const proxies = {
  default: '',
  'that names callers': 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'that names callers and keeps the host':
    'proxy_set_header Host localhost; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'that keeps the public name and adds no header':
    'proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host www.site.example;',
};
type Proxy = keyof typeof proxies;

/** One nginx with a port for each proxy. */
async function proxiesBefore(site: Site, names: readonly Proxy[]) {
  const dir = await mkdtemp(join(tmpdir(), 'proxy-'));
  const origins = new Map<Proxy, string>();
  for (const name of names) origins.set(name, `http://127.0.0.1:${await freePort()}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join('\n');
  const servers = [...origins].map(
    ([name, origin]) => `server { listen ${new URL(origin).host};
      location / { proxy_pass http://127.0.0.1:${site.port}; ${proxies[name]} } }`,
  );
  await writeFile(
    join(dir, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${dir}/nginx.pid; error_log stderr error;
    events {} http { access_log off; ${temporary} ${servers.join('\n')} }`,
  );
  const child = spawn(nginx ?? '', ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr'], {
    stdio: 'ignore',
  });
  const answersOf = (origin: string) =>
    fetch(origin).then(
      ({ status }) => status,
      () => 0,
    );
  // nginx opens all ports at once; a request by another proxy could be the one that is reported.
  const [first = ''] = origins.values();
  await expect.poll(() => answersOf(first)).toBe(200);
  return {
    originOf: (name: Proxy) => origins.get(name) ?? '',
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

// All that come through the proxies of a test are one caller, so the 60 requests of its limit are
// divided among them: one that did not count would leave room for the last two. A warning is logged
// once, at the first proxy that causes it.
for (const [configured, env, steps] of [
  [
    'is not configured for proxies',
    {},
    [
      {
        proxy: 'that keeps the public name and adds no header',
        requests: 20,
        forged: false,
        warning: '',
      },
      { proxy: 'default', requests: 20, forged: true, warning: 'not configured' },
      { proxy: 'that names callers', requests: 22, forged: true, warning: 'not configured' },
    ],
  ],
  [
    'trusts one proxy',
    { TRUST_PROXY: '1' },
    [
      {
        proxy: 'that names callers and keeps the host',
        requests: 31,
        forged: true,
        warning: '',
      },
      // Such an nginx passes on what a caller writes; the site logs it at the first request without
      // one.
      { proxy: 'default', requests: 31, forged: false, warning: 'without an address' },
    ],
  ],
] as const) {
  test(`On a site that ${configured}, no mail is shown behind nginx and callers are counted`, async () => {
    test.skip(!nginx, 'not run: nginx (none on this machine, and none can be installed)');
    const site = await Site.start(`${workDir}/production`, { env: { ...env } });
    const proxy = await proxiesBefore(
      site,
      steps.map(({ proxy }) => proxy),
    );
    let sent = 0;
    try {
      for (const { proxy: name, requests, forged, warning } of steps)
        await test.step(`nginx ${name}`, async () => {
          const origin = proxy.originOf(name);
          for (const path of ['/_local/inbox', '/_local/inbox.json', '/metrics'])
            expect.soft((await fetch(origin + path)).status, path).toBe(403);
          for (let n = 0; n < requests; n++, sent++) {
            // Headers that the caller writes do not change which caller is counted.
            const answer = await fetch(`${origin}/rest/v1/rpc/check_warranty`, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                apikey: key,
                ...(forged && { 'x-forwarded-for': `203.0.113.${sent}` }),
              },
              body: JSON.stringify({ phone: `832555${1000 + sent}`, name: 'Alex Guest' }),
            });
            expect(answer.status, `request ${sent}`).toBe(sent < 60 ? 200 : 429);
          }
          const lines = site.output.split('\n').filter((line) => line.includes('TRUST_PROXY'));
          expect.soft(lines).toEqual(warning ? [expect.stringContaining(warning)] : []);
        });
      expect(sent).toBe(62);
    } finally {
      await proxy.stop();
      await site.stop();
    }
  });
}

test('An invalid number of proxies stops the start with one line', async ({ site }, testInfo) => {
  const { code, output } = await runSite(['serve'], {
    SITE_DIR: site.siteDir,
    DATA_DIR: testInfo.outputPath('data'),
    PORT: '0',
    TRUST_PROXY: 'yes',
  });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain('TRUST_PROXY: "yes" is no number of proxies');
});

test('A connection without data is closed', async ({ site }) => {
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
