import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { releaseDir } from '@site/contract/paths';
import { MissingReleases } from './missing-releases';
import { SiteServer } from './site-server';

test('requests for one release fetch it once', async () => {
  let calls = 0;
  const missing = new MissingReleases({ fetchRelease: async () => (calls++, true) });
  const found = await Promise.all([missing.fetch('mf-blog', '1'), missing.fetch('mf-blog', '1')]);
  expect([found, calls]).toEqual([[true, true], 1]);
});

test('a release that the store does not have is not requested again soon', async () => {
  let calls = 0;
  const missing = new MissingReleases({ fetchRelease: async () => (calls++, false) });
  for (let i = 0; i < 5; i++) expect(await missing.fetch('mf-blog', '1')).toBe(false);
  expect(calls).toBe(1);
});

test('strangers who request many versions occupy the store with four at a time', async () => {
  const waiting: (() => void)[] = [];
  const fetchRelease = () => new Promise<boolean>((done) => waiting.push(() => done(false)));
  const missing = new MissingReleases({ fetchRelease });
  const all = Array.from({ length: 100 }, (_, i) => missing.fetch('mf-blog', String(i)));
  expect(waiting).toHaveLength(4);
  for (const done of waiting) done();
  expect(await Promise.all(all)).not.toContain(true);
});

test('a store that is away is no error for the visitor', async () => {
  const missing = new MissingReleases({ fetchRelease: () => Promise.reject(new Error('away')) });
  expect(await missing.fetch('mf-blog', '1')).toBe(false);
});

test('a store that does not answer delays no request for longer than the browser waits', async () => {
  const answers: ((found: boolean) => void)[] = [];
  const fetchRelease = () => new Promise<boolean>((done) => answers.push(done));
  const missing = new MissingReleases({ fetchRelease }, 20);
  expect(await missing.fetch('mf-blog', '1')).toBe(false);
  // The fetch goes on, and no second one begins.
  expect(await missing.fetch('mf-blog', '1')).toBe(false);
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
});

test('a file of a release that only another server has is fetched and sent', async () => {
  process.env.SITE_DIR = temporaryDir('follow');
  const asked: string[] = [];
  const fetchRelease = async (name: string, version: string) => {
    asked.push(`${name}@${version}`);
    if (version !== '1.0.0-b') return false;
    const dir = join(releaseDir(name, version), 'browser');
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'page.js'), 'b');
    return true;
  };
  const site = new SiteServer({ fetchRelease });
  const server = createServer((req, res) => void site.handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/releases/${path}`);
    return [answer.status, await answer.text()];
  };
  expect(await get('mf-blog/1.0.0-b/page.js')).toEqual([200, 'b']);
  expect((await get('mf-blog/1.0.0-b/none.js'))[0]).toBe(404);
  expect((await get('mf-blog/1.0.0-c/page.js'))[0]).toBe(404);
  expect((await get('mf-blog/..%2f..%2fx/page.js'))[0]).toBe(404);
  expect((await get('mf-blog/1.0.0-c/page.exe'))[0]).toBe(404);
  expect(asked).toEqual(['mf-blog@1.0.0-b', 'mf-blog@1.0.0-c']);
  server.closeAllConnections();
  server.close();
});
