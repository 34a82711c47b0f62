import fs, { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { SetManifest } from '@site/contract/set';
import { SiteServer } from './site-server';

const html = `<!doctype html>${'<p>words</p>'.repeat(200)}`;
const page = (file: string) => ({ file, owner: 'x', kind: 'content' as const, indexed: true });
const set: SetManifest = {
  id: 'a',
  createdAt: '',
  versions: {},
  previous: {},
  pages: { '/': page('index.html'), '/blog': page('blog.html'), '/old': page('old.html') },
  notFound: [{ pattern: '*', file: '404.html' }],
  rendered: 3,
};

let dir: string;
let server: Server;

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), content);
}

function putCompressed(file: string, text: string): void {
  put(file, text);
  put(`${file}.br`, brotliCompressSync(text));
  put(`${file}.gz`, gzipSync(text));
}

beforeEach(async () => {
  dir = temporaryDir('server');
  process.env.SITE_DIR = dir;
  for (const file of ['index.html', 'blog.html', '404.html']) putCompressed(`public/${file}`, html);
  put('public/old.html', 'of a set without compressed files');
  put('public/share/a.png', 'png');
  putCompressed('public/.well-known/security.txt', 'Contact: x');
  put('set.json', 'not public');
  putCompressed('releases/mf-blog/1.0.0-a/browser/entry.js', 'entry()');
  const site = new SiteServer({ fixed: { set, dir } });
  server = createServer((req, res) => void site.handle(req, res));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request as written; `fetch` would decompress the answer. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((done, fail) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        done({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', fail)
      .end();
  });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('a client that accepts %j gets the stored %s version', async (accepted, encoding, unpack) => {
  const { status, headers, body } = await ask('/blog', { 'accept-encoding': accepted });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    'content-length': String(body.length),
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(unpack(body).toString()).toBe(html);
});

test('a file without compressed versions is sent as it is: no request compresses', async () => {
  const { headers, body } = await ask('/old', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('of a set without compressed files');
});

test('a document that the browser has is not sent again, in each encoding', async () => {
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const accepted = { 'accept-encoding': encoding };
    const { headers } = await ask('/blog', accepted);
    const etag = headers.etag ?? '';
    tags.add(etag);
    const again = await ask('/blog', { ...accepted, 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' });
  }
  expect(tags.size).toBe(3);
});

test('a date alone never makes a document unchanged: a rollback makes an older one live', async () => {
  const later = new Date(Date.now() + 86_400_000).toUTCString();
  const { status, headers } = await ask('/blog', { 'if-modified-since': later });
  expect(status).toBe(200);
  expect(headers['last-modified']).toBeUndefined();
});

test('an address of more than 2 kB is refused, and one of slashes alone is read once', async () => {
  expect((await ask(`/${'a/'.repeat(7500)}`)).status).toBe(414);
  expect((await ask(`/a${'/'.repeat(2040)}a/`)).headers.location).toBe(`/a${'/'.repeat(2040)}a`);
  expect((await ask(`/blog${'/'.repeat(2000)}?x=1`)).headers.location).toBe('/blog?x=1');
});

test('a slash written as %2F leads nowhere, not to itself', async () => {
  const { status, headers } = await ask('/blog%2F');
  expect([status, headers.location]).toEqual([404, undefined]);
});

test('an unknown address answers 404 with its document, also to a conditional request', async () => {
  const { status, headers, body } = await ask('/nothing');
  expect([status, body.toString()]).toEqual([404, html]);
  const again = await ask('/nothing', { 'if-none-match': headers.etag ?? '', 'if-match': '"x"' });
  expect(again.status).toBe(404);
});

test('HEAD answers with the headers of GET', async () => {
  const get = await ask('/blog', { 'accept-encoding': 'br' });
  const head = await ask('/blog', { 'accept-encoding': 'br' }, 'HEAD');
  expect(head.body).toHaveLength(0);
  const { date: _, ...headers } = head.headers;
  expect(get.headers).toMatchObject(headers);
});

test('the data file of a set is answered like a file of a release, also after the next set', async () => {
  const file = (id: string) => `releases/set/${id}/data.json`;
  putCompressed(`public/${file('a')}`, '{"of":"this set"}');
  putCompressed(`sets/before/public/${file('before')}`, '{"of":"an earlier set"}');
  put('sets/before/public/index.html', 'not live any more');
  for (const [id, text] of [
    ['a', '{"of":"this set"}'],
    ['before', '{"of":"an earlier set"}'],
  ] as const) {
    const { status, headers, body } = await ask(`/${file(id)}`, { 'accept-encoding': 'br' });
    expect([status, brotliDecompressSync(body).toString()]).toEqual([200, text]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  for (const path of [
    file('unknown'),
    'releases/set/before/index.html',
    'releases/set/before/x.json',
  ])
    expect([path, (await ask(`/${path}`)).status]).toEqual([path, 404]);
});

test('a server that does not know a set yet asks the store before it says so', async () => {
  const site = new SiteServer({
    fixed: { set, dir },
    catchUp: async () => putCompressed('sets/next/public/releases/set/next/data.json', '{}'),
  });
  const late = createServer((req, res) => void site.handle(req, res));
  await new Promise<void>((done) => late.listen(0, '127.0.0.1', done));
  const { port } = late.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/releases/set/next/data.json`);
  expect([answer.status, await answer.text()]).toEqual([200, '{}']);
  late.close();
  late.closeAllConnections();
});

test('Chromium stores a document as the dictionary of the next; no other browser is asked to', async () => {
  const { headers } = await ask('/blog', { 'sec-ch-ua': '"Chromium";v="156"' });
  expect(headers).toMatchObject({
    'cache-control': 'private, max-age=0, stale-while-revalidate=600',
    'use-as-dictionary': 'match="/*", match-dest=("document")',
  });
  expect((await ask('/blog')).headers['use-as-dictionary']).toBeUndefined();
  const missing = await ask('/nowhere', { 'sec-ch-ua': '"Chromium";v="156"' });
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-cache']);
});

test('release files never change; a removed one answers 404', async () => {
  const path = '/releases/mf-blog/1.0.0-a/entry.js';
  const { status, headers } = await ask(path, { 'accept-encoding': 'br' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  rmSync(join(dir, 'releases'), { recursive: true });
  const gone = await ask(path);
  expect(gone.status).toBe(404);
  expect(gone.headers['cache-control']).toBeUndefined();
});

test.each([
  ['/share/a.png', 200],
  ['/.well-known/security.txt', 200],
  ['/blog.html', 404],
  ['/blog.html.br', 404],
  ['/.well-known/security.txt.gz', 404],
  ['/..%2fset.json', 404],
  ['/share/..%2f..%2fset.json', 404],
  ['/releases/mf-blog/1.0.0-a/entry.js.br', 404],
  ['/releases/mf-blog/..%2f..%2fset.json', 404],
  ['/releases/mf-blog/1.0.0-a/..%2f..%2f..%2f..%2fset.json', 404],
  ['/%00', 400],
  ['//evil.example/', 400],
])('%s answers %i', async (path, status) => expect((await ask(path)).status).toBe(status));

test('a file that cannot be opened, because too many are, ends its own answer alone', async () => {
  const failure = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  // The size and time of a file can still be read then.
  const open = jest.spyOn(fs, 'open').mockImplementation((_path, ...more: unknown[]) => {
    const answer = more.at(-1) as (error: Error) => void;
    setTimeout(() => answer(failure), 5);
  });
  await ask('/blog').catch(() => undefined);
  await new Promise((done) => setTimeout(done, 20));
  expect(open).toHaveBeenCalled();
  open.mockRestore();
  expect((await ask('/blog')).status).toBe(200);
});
