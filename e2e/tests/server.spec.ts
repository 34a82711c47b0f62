import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { runSite } from '../site';

const setsIn = (siteDir: string) => readdir(join(siteDir, 'sets'));

test('Documents are revalidated, releases cached forever, both compressed', async ({ request }) => {
  const headers = { 'accept-encoding': 'br' };
  const page = await request.get('/blog', { headers });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const again = await request.get('/blog', {
    headers: { ...headers, 'if-none-match': page.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);

  const registry = await (await request.get('/registry.json')).json();
  const [entry] = registry.microFrontends['mf-blog'];
  expect(entry.url).toMatch(/\/mf-blog\/\d+\.\d+\.\d+-[0-9a-f]{10}\/remoteEntry\.js$/);
  const script = await request.get(entry.url, { headers });
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(script.headers()['content-encoding']).toBe('br');
  const digest = createHash('sha256')
    .update(await script.body())
    .digest('base64');
  expect(entry.metadata.integrity).toBe(`sha256-${digest}`);
});

test('Addresses that try to reach other files find nothing', async ({ request }) => {
  const answers = {
    '/releases/mf-blog/../../live': 404,
    '/releases/mf-blog/%2e%2e/%2e%2e/live': 404,
    '/releases/shell/x/..%2f..%2f..%2f..%2fpackage.json': 404,
    '/..%2f..%2fset.json': 404,
    '/%00': 400,
    '/%zz': 400,
    '/%2Fevil.example/': 400,
    '/%5Cevil.example/': 400,
    '/%0d%0aset-cookie:x/': 400,
  };
  for (const [path, status] of Object.entries(answers)) {
    expect((await request.get(path)).status(), path).toBe(status);
  }
  expect((await request.post('/blog')).status()).toBe(405);
});

test('Another spelling of an address redirects to the page', async ({ request }) => {
  for (const [spelling, page] of [
    ['/book%2Donline?zip=77002', '/book-online?zip=77002'],
    ['/appliances%2Fdryer', '/appliances/dryer'],
    ['/%62log', '/blog'],
  ] as const) {
    const response = await request.get(spelling, { maxRedirects: 0 });
    expect([spelling, response.status(), response.headers().location]).toEqual([
      spelling,
      308,
      page,
    ]);
  }
});

test('An extra slash redirects to the page', async ({ request }) => {
  const response = await request.get('/blog/?tag=diy', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/blog?tag=diy');
});

test('A second start says in one line why it fails', async ({ site }) => {
  const taken = await runSite(['serve'], site.env);
  expect(taken.code).toBe(1);
  expect(taken.output.trim().split('\n')).toHaveLength(1);
  expect(taken.output).toContain(`Port ${site.port} is in use`);

  const locked = await runSite(['serve'], { ...site.env, PORT: '0' });
  expect(locked.code).toBe(1);
  expect(locked.output.trim().split('\n')).toHaveLength(1);
  expect(locked.output).toContain(site.env.DATA_DIR);
});

test('A wrong configuration fails with one line naming file and field, and changes nothing', async ({
  smallStore,
}, testInfo) => {
  const { env, siteDir } = smallStore;
  const retained = async () => [
    await readFile(join(siteDir, 'live'), 'utf8'),
    await setsIn(siteDir),
  ];
  const before = await retained();
  const file = testInfo.outputPath('company.json');
  await writeFile(file, JSON.stringify({ name: '' }));
  const { code, output } = await runSite(['compose'], { ...env, COMPANY_FILE: file });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain(`${file}: name`);
  expect(await retained()).toEqual(before);
});

test('A release that is missing or altered stops the composition', async ({ smallStore }) => {
  const { siteDir } = smallStore;
  const releases = join(siteDir, 'releases/mf-blog');
  const [version = ''] = await readdir(releases);
  const sets = await setsIn(siteDir);
  const env = { ...smallStore.env, COMPANY_NAME: 'Another Name' };
  const entry = join(releases, version, 'browser/remoteEntry.js');
  await rm(entry);
  await writeFile(entry, 'altered');
  const altered = await runSite(['compose'], env);
  expect(altered.code).toBe(1);
  expect(altered.output).toContain('remoteEntry.js: fails its integrity');
  const release = join(releases, version);
  await rename(release, `${siteDir}/away`);
  const missing = await runSite(['compose'], env);
  expect(missing.code).toBe(1);
  expect(missing.output).toContain(`mf-blog/${version}`);
  expect(await setsIn(siteDir)).toEqual(sets);
});

test('Manifest, security.txt and humans.txt are served with their media types', async ({
  request,
}) => {
  for (const [page, starts] of [
    ['/faq', '/'],
    ['/staff/week', '/staff'],
  ] as const) {
    const document = await (await request.get(page)).text();
    const [, address = ''] = /"([^"]+\.webmanifest)","","manifest"/.exec(document) ?? [];
    const manifest = await request.get(address);
    expect(manifest.headers()['content-type']).toBe('application/manifest+json');
    const { start_url, icons } = await manifest.json();
    expect([page, start_url]).toEqual([page, starts]);
    for (const { src, type } of icons) {
      const icon = await request.get(src);
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    }
  }

  const security = await request.get('/.well-known/security.txt');
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(await security.text()) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);

  const registry = await (await request.get('/registry.json')).json();
  const humans = await (await request.get('/humans.txt')).text();
  for (const [part, [entry]] of Object.entries<[{ metadata: { version: string } }]>(
    registry.microFrontends,
  )) {
    expect(humans).toContain(`${part}: ${entry.metadata.version}\n`);
  }
});
