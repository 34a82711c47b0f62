import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportPath } from '@site/data-types/reports';
import type { Report } from '@site/data-types/reports';
import { findNginx } from '../find-nginx';
import { test as base, expect, live } from '../fixtures';
import { serveWithNginx } from '../nginx';
import { remakeRelease } from '../remake';
import { root, runSite, Site } from '../site';
import { small } from '../small-site';
import { copyRelease, liveSetOf, servedVersions } from '../sources';

/** Behind a proxy, so that a test can be visitors of many networks. */
const test = base.extend<{ proxied: Site }>({
  proxied: async ({}, use) => {
    const site = await Site.start(small, {
      own: true,
      env: { TRUST_PROXY: '1' },
    });
    await use(site);
    await site.stop();
  },
});

const nginx = findNginx();
const versionOf = (id: string): string => id.split('@')[1] ?? '';

/** A running `site` command. */
function start(site: Site, ...args: string[]) {
  const child = spawn(
    process.execPath,
    [join(root, 'shared/platform/composer/bin/site.js'), ...args],
    {
      cwd: root,
      env: { ...process.env, ...site.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const command = { child, output: '', ended: Promise.resolve<number | null>(null) };
  child.stdout.on('data', (chunk) => (command.output += chunk));
  child.stderr.on('data', (chunk) => (command.output += chunk));
  command.ended = new Promise((done) => child.on('exit', (code) => done(code)));
  return command;
}

/** The id of the canary's set, once a watch runs. */
async function watched(command: { output: string }): Promise<string> {
  await expect.poll(() => command.output).toMatch(/Watched: .*\(set \w+, \d+%\)/);
  return /\(set (\w+),/.exec(command.output)?.[1] ?? '';
}

/** Sends a report as a visitor of another network would. */
const sendAs = (site: Site, visitor: number, report: Report): Promise<Response> =>
  fetch(site.origin + reportPath, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `203.${visitor >> 8}.${visitor & 255}.7` },
    body: JSON.stringify(report),
  });

test('A share of the visitors gets a canary and keeps it; when its page throws, it is taken back with the reason, and reports name no visitor', async ({
  proxied,
  page,
}) => {
  const { versions } = await liveSetOf(proxied);
  const id = await remakeRelease(
    join(proxied.siteDir, 'releases/mf-blog', versions['mf-blog'] ?? ''),
    proxied.siteDir,
    '1.1.0',
    // The page of the questions throws when it renders.
    (text) => text.replace(/"Frequently Asked Questions"/g, '(()=>{throw Error("Ada broke")})()'),
  );
  const command = start(
    proxied,
    ...['promote', '--no-browser', id, '--canary', '50%', '--watch', '10m', '--min-views', '20'],
  );
  const set = await watched(command);
  await expect
    .poll(async () => (await fetch(`${proxied.origin}/registry.json`)).text())
    .toContain(versionOf(id));
  const visit = async (cookie = '') => {
    const response = await fetch(`${proxied.origin}/faq`, { headers: { cookie } });
    const given = response.headers.get('set-cookie')?.split(';')[0];
    const canary = (await response.text()).includes(`/${versionOf(id)}/`);
    return { cookie: given ?? cookie, canary };
  };
  const visitors = await Promise.all(Array.from({ length: 40 }, () => visit()));
  expect(new Set(visitors.map(({ canary }) => canary))).toEqual(new Set([true, false]));
  for (const visitor of visitors) {
    expect(visitor.cookie).toContain('site-visitor=');
    expect(await visit(visitor.cookie)).toEqual(visitor);
  }
  const registry = await fetch(`${proxied.origin}/registry.json`);
  const { microFrontends } = (await registry.json()) as {
    microFrontends: Record<string, { metadata: { version: string }; deployment: object }[]>;
  };
  expect(
    microFrontends['mf-blog']?.map(({ metadata, deployment }) => [metadata.version, deployment]),
  ).toEqual([
    [versions['mf-blog'], { traffic: 50, default: true }],
    [versionOf(id), { traffic: 50, default: false }],
  ]);
  expect(microFrontends['mf-booking']).toHaveLength(1);

  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      // A document that reloads keeps nothing else.
      sessionStorage.beacons = `${sessionStorage.beacons ?? ''}${String(url)} ${String(body)}\n`;
      return send(url, body);
    };
  });
  const beacons = async () =>
    // While the document reloads there is none to read.
    (await page.evaluate(() => String(sessionStorage.beacons ?? '')).catch(() => ''))
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(/ (.*)/, 2) as [string, string]);
  // A visitor of the canary. Its document loads again, so its body cannot be read.
  const [name = '', value = ''] = visitors.find(({ canary }) => canary)?.cookie.split('=') ?? [];
  await page.context().addCookies([{ name, value, url: proxied.origin }]);
  await page.goto(`${proxied.origin}/faq?name=Ada`);
  await expect.poll(async () => (await beacons()).length).toBeGreaterThan(0);
  await live(page);
  const sent = (await beacons()).map(([url, body]) => ({
    url,
    report: JSON.parse(body) as Report,
  }));
  const broken = sent.find(({ report }) => report.failures.length > 0);
  expect(broken).toEqual({
    url: reportPath,
    report: {
      set,
      views: ['/faq'],
      failures: [{ part: 'mf-blog', version: versionOf(id), cause: 'threw', at: '/faq' }],
      at: '/faq',
    },
  });
  // Neither the text of the error nor the query, nor anything that tells visitors apart.
  expect(JSON.stringify(sent)).not.toContain('Ada');
  expect(JSON.stringify(sent)).not.toContain('site-visitor');

  // One visitor is not enough, whatever they send.
  for (let n = 0; n < 20; n++) await sendAs(proxied, 1, broken?.report as Report);
  expect(command.child.exitCode).toBeNull();
  for (let visitor = 2; visitor < 22; visitor++)
    expect((await sendAs(proxied, visitor, broken?.report as Report)).status).toBe(204);
  expect(await command.ended, command.output).toBe(1);
  expect(command.output).toMatch(
    new RegExp(
      `Taken back: ${id}: the released part fails more often: \\d+ in the canary, 0 on live`,
    ),
  );
  await expect
    .poll(async () => (await servedVersions(proxied))['mf-blog'])
    .toBe(versions['mf-blog']);
  const [among] = visitors.filter(({ canary }) => canary);
  expect((await visit(among?.cookie)).canary).toBe(false);
  const status = JSON.parse((await runSite(['status', '--json'], proxied.env)).output) as {
    canary: null;
  };
  expect(status.canary).toBeNull();
});

test('nginx gives a share of the visitors the canary of an export, each the same on every visit', async ({
  proxied,
}) => {
  test.skip(!nginx, 'not run: nginx');
  const { versions } = await liveSetOf(proxied);
  const id = await copyRelease(proxied, 'mf-blog', '1.1.0');
  const made = await runSite(['canary', '--no-browser', id, '50%'], proxied.env);
  expect(made.code, made.output).toBe(0);
  const dir = await mkdtemp(join(tmpdir(), 'canary-'));
  const exported = join(dir, 'site');
  const { code, output } = await runSite(['export', exported], proxied.env);
  expect(code, output).toBe(0);
  expect(output).toMatch(/Warning: set \w+ is a canary for 50%: nginx\.conf shares/);
  const server = await serveWithNginx(nginx ?? '', exported, dir);
  try {
    const visit = async (path: string, cookie = '') => {
      const response = await fetch(server.origin + path, { headers: { cookie } });
      const given = response.headers.get('set-cookie')?.split(';')[0];
      const canary = (await response.text()).includes(`/${versionOf(id)}/`);
      return { cookie: given ?? cookie, given, canary, response };
    };
    const visitors = [];
    for (let n = 0; n < 40; n++) visitors.push(await visit('/faq'));
    const canaries = visitors.filter(({ canary }) => canary).length;
    expect(canaries).toBeGreaterThan(5);
    expect(canaries).toBeLessThan(35);
    for (const { cookie, canary } of visitors) {
      expect(cookie).toMatch(/^site-visitor=[0-9a-f]{8}$/);
      for (const path of ['/faq', '/blog']) {
        const again = await visit(path, cookie);
        expect(again).toMatchObject({ canary, given: undefined });
        expect(again.response.headers.get('vary')).toBe('accept-encoding, cookie');
      }
      const missing = await visit('/blog/no-such-post', cookie);
      expect(missing).toMatchObject({ canary });
      expect(missing.response.status).toBe(404);
    }
    // Files of both sets are the same for all, and do not set a cookie.
    for (const version of [versions['mf-blog'], versionOf(id)]) {
      const entry = await visit(`/releases/mf-blog/${version}/remoteEntry.js`);
      expect(entry.response.status).toBe(200);
      expect(entry.given).toBeUndefined();
    }
    expect((await visit('/_canary/index')).response.status).toBe(404);
    const registry = await (await visit('/registry.json')).response.status;
    expect(registry).toBe(200);
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
});
