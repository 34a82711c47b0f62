import { request as httpRequest } from 'node:http';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../find-nginx';
import { expect, live, test } from '../fixtures';
import { serveWithNginx } from '../nginx';
import { pages, unknownPages } from '../routes';
import { runSite } from '../site';
import { small } from '../small-site';

const composed = { SITE_DIR: small };
const nginx = findNginx();

let dir: string;
let exported: string;
let output: string;

// All tests use one export.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'export-'));
  exported = join(dir, 'site');
  const result = await runSite(['export', exported], composed);
  expect(result.code, result.output).toBe(0);
  ({ output } = result);
});
test.afterAll(() => rm(dir, { recursive: true, force: true }));

/** Sends a request exactly as written and returns raw headers; `fetch` would normalize both. */
const ask = (origin: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (done, fail) => {
      const { port } = new URL(origin);
      httpRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', fail)
        .end();
    },
  );

test.describe.serial('an export', () => {
  test('names the settings without which something does not work', () => {
    expect(output).toContain('Warning: services.supabaseUrl and services.supabaseAnonKey');
    expect(output).toContain('Warning: services.emailOrigin');
    expect(output).toMatch(/Set \w+ written to .*: \d+ files/);
  });

  test('replaces an earlier export, removes old files, and refuses any other folder', async () => {
    await writeFile(join(exported, 'left-over.html'), 'old');
    const again = await runSite(['export', exported], composed);
    expect(again.code, again.output).toBe(0);
    expect(await readdir(exported)).not.toContain('left-over.html');

    const other = join(dir, 'photographs');
    await mkdir(other);
    await writeFile(join(other, 'one.jpg'), 'x');
    const refused = await runSite(['export', other], composed);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('is not empty and no earlier export');
    expect(await readdir(other)).toEqual(['one.jpg']);
  });

  test('configures caching and redirects for static hosts', async () => {
    const headers = await readFile(join(exported, '_headers'), 'utf8');
    expect(headers).toContain(
      '/releases/*\n  cache-control: public, max-age=31536000, immutable\n  access-control-allow-origin: *',
    );
    expect(headers).toContain('/blog/*\n  cache-control: no-cache');
    expect(headers).toMatch(/^\/\*\n(.*\n)* {2}x-content-type-options: nosniff/);
    expect(headers).toMatch(/^\/\*\n( .*\n)* {2}strict-transport-security: max-age=31536000\n/);
    const redirects = (await readFile(join(exported, '_redirects'), 'utf8')).split('\n');
    expect(redirects).toContain('/:s0/ /:s0 301');
    expect(redirects.at(-2)).toBe('/* /404.html 404');
    const rules = redirects.filter((line) => line.endsWith(' 404'));
    for (const rule of rules) {
      const [, file = ''] = rule.split(' ');
      expect(await readFile(join(exported, file), 'utf8')).toContain('data-status="404"');
    }
  });

  test('allows no override and contains nothing of this machine', async () => {
    for (const file of ['index.html', 'blog.html', 'book-online.html']) {
      const html = await readFile(join(exported, file), 'utf8');
      expect(html).not.toContain('"overrides"');
      expect(html).not.toContain('localhost');
      expect(html).not.toContain('/_local');
    }
  });
});

test.describe('behind nginx', () => {
  test.skip(!nginx, 'not run: nginx');
  let server: { origin: string; stop: () => Promise<void> };
  test.beforeAll(async () => {
    const own = await mkdtemp(join(dir, 'nginx-'));
    server = await serveWithNginx(nginx ?? '', exported, own);
  });
  test.afterAll(() => server.stop());

  test('every page answers 200, revalidated and with the security headers', async () => {
    for (const { path } of pages) {
      const { status, headers, body } = await ask(server.origin, path);
      expect(status, path).toBe(200);
      expect(headers, path).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        vary: 'accept-encoding',
      });
      expect(body.toString()).toContain('<!doctype html>');
      const { etag } = headers;
      expect((await ask(server.origin, path, { 'if-none-match': String(etag) })).status).toBe(304);
    }
  });

  test('an unknown address answers 404 with the document of its section', async () => {
    for (const { path, title } of unknownPages) {
      const { status, headers, body } = await ask(server.origin, path);
      expect(status, path).toBe(404);
      expect(body.toString(), path).toContain(title);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    for (const path of [
      '/_local/inbox',
      '/rest/v1/rpc/open_windows',
      '/nginx.conf',
      '/_headers',
      '/export.json',
      '/blog.html',
      '/releases/mf-blog/none/remoteEntry.js',
      '/%2e%2e/nginx.conf',
    ]) {
      const { status, headers } = await ask(server.origin, path);
      expect(status, path).toBe(path.includes('%2e') ? 400 : 404);
      expect(String(headers['cache-control'] ?? ''), path).not.toContain('immutable');
    }
  });

  test('a slash at the end redirects to the page, only on this host', async () => {
    const { status, headers } = await ask(server.origin, '/blog/?q=dryer');
    expect(status).toBe(308);
    expect(headers.location).toBe('/blog?q=dryer');
    for (const path of ['//evil.example/', '/%0d%0ax:y/', '/\\evil.example/']) {
      expect(String((await ask(server.origin, path)).headers.location ?? '/')).toMatch(
        /^\/(?![/\\])/,
      );
    }
  });

  test('release files are cached forever, compressed as the browser accepts', async () => {
    const registry = JSON.parse((await ask(server.origin, '/registry.json')).body.toString()) as {
      microFrontends: Record<string, [{ url: string }]>;
    };
    const url = registry.microFrontends['mf-blog']?.[0].url ?? '';
    const sizes = [];
    for (const encoding of ['br', 'gzip', undefined]) {
      const { status, headers, body } = await ask(server.origin, url, {
        ...(encoding && { 'accept-encoding': encoding }),
      });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
      expect(headers['content-encoding']).toBe(encoding);
      sizes.push(body.length);
    }
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    const document = await ask(server.origin, '/blog', { 'accept-encoding': 'gzip, br' });
    expect(document.headers['content-encoding']).toBe('br');
    const icon = await ask(server.origin, '/icon.svg');
    expect(icon.headers['content-type']).toBe('image/svg+xml');
  });

  test('a visitor walks through the sections, and unknown addresses hydrate', async ({ page }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      // There is no database here: its requests get 404.
      if (response.status() >= 400 && !pathname.startsWith('/rest/')) missing.push(pathname);
    });
    await page.goto(`${server.origin}/?override=mf-blog@http://localhost:3004/remoteEntry.js`);
    await live(page);
    await expect(page.getByRole('region', { name: 'Override' })).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const link of ['/appliances', '/service-areas', '/estimate', '/blog', '/warranty']) {
      await page.locator(`footer a[href="${link}"]`).first().click();
      await expect(page).toHaveURL(server.origin + link);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main')).not.toHaveAttribute('data-preserved', '');
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(missing).toEqual([]);
    await page.goto(`${server.origin}/blog/no-such-post`);
    await live(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found');
  });
});
