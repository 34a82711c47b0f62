import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fc, holds, holdsLater, settings, text } from '@site/build/testing/fuzz';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { SetManifest } from '@site/contract/set';
import { visitorOf } from './canary-share';
import { lastSetOf } from './set-of-visitor';
import { SiteServer } from './site-server';

const cookies = fc
  .array(
    fc.tuple(
      fc.constantFrom('site-visitor', 'site-set', 'other', ''),
      fc.oneof(text, fc.constantFrom('0123abcd', 'a', '../a')),
    ),
    { maxLength: 5 },
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '));

test('a cookie gives a visitor’s number and the id of a set, or nothing', () =>
  holds(
    fc.property(fc.oneof(text, cookies), (header) => {
      expect(visitorOf(header).id).toMatch(/^[0-9a-f]{8}$/);
      expect(lastSetOf(header) ?? 'a').toMatch(/^[\w-]{1,100}$/);
    }),
  ));

const page = { file: 'index.html', owner: 'x', kind: 'content' as const, indexed: true };
const set: SetManifest = {
  ...{ id: 'a', createdAt: '', versions: {}, previous: {}, rendered: 1 },
  pages: { '/': page, '/blog': page },
  notFound: [{ pattern: '*', file: 'index.html' }],
};

/** An address as a browser or a program can send it: no spaces and no controls. */
const address = fc
  .array(
    fc.oneof(
      text.map((part) => part.replace(/[^\x21-\x7e\x80-\xff]/g, '')),
      fc.constantFrom('/', '//', '/..', '/.', '%2e%2e', '%2F', '%', '%00', '\\', '?', '?a=b', '#'),
      fc.constantFrom('blog', 'releases', 'set.json', 'public', '.well-known', 'index.html'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => `/${parts.join('')}`);

test(
  'any address, query and cookie gets an answer below 500 and no file from outside',
  async () => {
    const dir = temporaryDir('fuzzed');
    process.env.SITE_DIR = dir;
    mkdirSync(join(dir, 'public'));
    writeFileSync(join(dir, 'public/index.html'), 'a page');
    writeFileSync(join(dir, 'set.json'), 'not public');
    const site = new SiteServer({ fixed: { set, dir } });
    const server = createServer((req, res) => void site.handle(req, res));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const ask = (path: string, cookie: string) =>
      new Promise<{ status: number; body: string; location: string }>((done, fail) => {
        const headers = {
          cookie: Buffer.from(cookie)
            .toString('latin1')
            .replace(/[^\x20-\xff]|\x7f/g, ''),
        };
        request({ host: '127.0.0.1', port, path, headers }, (res) => {
          let body = '';
          res.on('data', (chunk) => (body += chunk));
          res.on('end', () =>
            done({ status: res.statusCode ?? 0, body, location: res.headers.location ?? '/' }),
          );
        })
          .on('error', fail)
          .end();
      });
    await holdsLater(
      fc.asyncProperty(address, cookies, async (path, cookie) => {
        const { status, body, location } = await ask(path, cookie);
        expect(status).toBeLessThan(500);
        expect(body).not.toContain('not public');
        // A redirect stays on this site.
        expect(location).toMatch(/^\/(?![/\\])/);
      }),
    );
    server.close();
    server.closeAllConnections();
  },
  settings.numRuns * 100,
);
