import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@site/build/release-token';
import { loadCompany } from '@site/contract/load-company';
import { releaseDir, setDir } from '@site/contract/paths';
import { releaseOf, writeEmptySet } from '@site/delivery/testing/site-folder';
import { openBucket } from '@site/object-storage';
import { startBucketServer } from '@site/object-storage/testing';
import type { BucketServer, BucketServerOptions } from '@site/object-storage/testing';
import { emptyStore, goLive } from '../store/testing';
import { exportToBucket } from './export-to-bucket';

const script = 'export const page = 1;';
const documents = ['index.html', 'blog.html', 'blog/post.html', '404.html', 'blog/not-found.html'];
const servers: BucketServer[] = [];

const start = async (options?: BucketServerOptions) => {
  const server = await startBucketServer(options);
  servers.push(server);
  const env = { NODE_ENV: 'test' as const, ...server.env };
  return { ...server, env, bucket: openBucket(server.url, { env, delayMs: 1 }) };
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function release(version: string): void {
  const dir = releaseDir('mf-blog', version);
  const file = { bytes: 9, brotli: 8, integrity: integrityOf(Buffer.from(script)) };
  put(
    join(dir, 'release.json'),
    JSON.stringify({ ...releaseOf('mf-blog', version), files: { 'page.js': file } }),
  );
  put(join(dir, 'browser/page.js'), script);
  put(join(dir, 'browser/page.js.br'), brotliCompressSync(script));
  put(join(dir, 'browser/page.js.gz'), 'gz');
}

/** A set whose documents name its release, made live. */
async function set(id: string, previous = {}): Promise<void> {
  release(`1.0.0-${id}`);
  writeEmptySet(id, { 'mf-blog': `1.0.0-${id}` }, previous);
  const company = JSON.stringify(await loadCompany()).replaceAll('<', '\\u003c');
  for (const file of documents) {
    const content = `<script type="application/json" id="company">${company}</script>${id} /releases/mf-blog/1.0.0-${id}/page.js`;
    put(join(setDir(id), 'public', file), content);
    put(join(setDir(id), 'public', `${file}.br`), 'br');
  }
  put(join(setDir(id), 'public/registry.json'), `"${id}"`);
  await goLive(id);
}

test('objects have the address of a page as key, with type, encoding and caching', async () => {
  emptyStore();
  await set('a1');
  const { url, env, bucket } = await start();
  const exported = await exportToBucket(url, { env });
  expect(exported).toMatchObject({ set: 'a1', files: 8, old: [] });
  expect((await bucket.list('')).sort()).toEqual([
    '404.html',
    'blog',
    'blog/not-found.html',
    'blog/post',
    'export.json',
    'index.html',
    'registry.json',
    'releases/mf-blog/1.0.0-a1/page.js',
  ]);
  const headers = async (key: string) => {
    const found = await bucket.head(key);
    return ['content-type', 'cache-control', 'content-encoding'].map((name) => found?.get(name));
  };
  const short = 'public, max-age=0, s-maxage=30, must-revalidate';
  expect(await headers('blog/post')).toEqual(['text/html; charset=utf-8', short, null]);
  expect(await headers('registry.json')).toEqual(['application/json; charset=utf-8', short, null]);
  const asset = 'releases/mf-blog/1.0.0-a1/page.js';
  expect(await headers(asset)).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    'br',
  ]);
  // Decoded on reading, as by a browser.
  expect(String(await bucket.get(asset))).toBe(script);
  expect((await bucket.head(asset))?.get('content-length')).toBe(
    String(brotliCompressSync(script).length),
  );
  expect(String(await bucket.get('blog/post'))).toContain('a1 /releases/mf-blog/1.0.0-a1/page.js');
  expect(JSON.parse(String(await bucket.get('export.json')))).toMatchObject({ complete: true });
});

test('releases are written before documents, and the mark of the finished export last', async () => {
  emptyStore();
  await set('a1');
  const { url, env, received } = await start();
  await exportToBucket(url, { env });
  const keys = received
    .filter(({ method, key }) => method === 'PUT' && !key.includes('probe'))
    .map(({ key }) => key.replace(/^site\//, ''));
  expect(keys.slice(0, 3)).toEqual([
    'export.json',
    'releases/mf-blog/1.0.0-a1/page.js',
    'registry.json',
  ]);
  expect(keys.slice(3, -1).sort()).toEqual([
    '404.html',
    'blog',
    'blog/not-found.html',
    'blog/post',
    'index.html',
  ]);
  expect(keys.at(-1)).toBe('export.json');
});

test('whatever is interrupted, no document names a missing file, and the next run finishes', async () => {
  emptyStore();
  await set('a1');
  let writesLeft = Infinity;
  const { url, env, bucket } = await start({
    fault: ({ method }) => (method === 'PUT' && writesLeft-- <= 0 ? 403 : undefined),
  });
  await exportToBucket(url, { env });
  await set('b2', { 'mf-blog': '1.0.0-a1' });
  for (const writes of [0, 1, 2, 3, 4, 6]) {
    writesLeft = writes;
    await expect(exportToBucket(url, { env })).rejects.toThrow('answered 403');
    writesLeft = Infinity;
    for (const key of ['index.html', 'blog', 'blog/post', '404.html']) {
      const [, asset = ''] = / \/(releases\S+)/.exec(String(await bucket.get(key))) ?? [];
      expect(String(await bucket.get(asset))).toBe(script);
    }
  }
  await exportToBucket(url, { env });
  expect(String(await bucket.get('blog'))).toContain('b2 ');
  expect(JSON.parse(String(await bucket.get('export.json')))).toMatchObject({
    set: 'b2',
    complete: true,
  });
});

test('old objects stay until they are removed by choice; retained sets keep their releases', async () => {
  emptyStore();
  await set('a1');
  put(join(setDir('a1'), 'public/blog/removed.html'), 'old');
  const { url, env, bucket } = await start();
  await exportToBucket(url, { env });
  await set('b2');
  rmSync(join(setDir('a1')), { recursive: true });
  const old = ['blog/removed', 'releases/mf-blog/1.0.0-a1/page.js'];
  expect((await exportToBucket(url, { env })).old.sort()).toEqual(old);
  // Recorded still, also by an export that did not remove them.
  expect((await exportToBucket(url, { env })).old.sort()).toEqual(old);
  expect(String(await bucket.get('blog/removed'))).toBe('old');
  await exportToBucket(url, { env, removeOld: true });
  expect((await bucket.list('')).filter((key) => old.includes(key))).toEqual([]);
  expect((await exportToBucket(url, { env })).old).toEqual([]);
});

test('tabs of a retained set find its data file', async () => {
  emptyStore();
  const dataOf = (id: string) => `releases/set/${id}/data.json`;
  for (const id of ['a1', 'b2']) {
    await set(id);
    put(join(setDir(id), 'public', dataOf(id)), `"${id}"`);
  }
  const { url, env, bucket } = await start();
  await exportToBucket(url, { env, removeOld: true });
  for (const id of ['a1', 'b2']) expect(String(await bucket.get(dataOf(id)))).toBe(`"${id}"`);
  // Only the live set's pages.
  expect(String(await bucket.get('blog'))).toContain('b2');
});

test('objects that no export has written are not removed, also after an interruption', async () => {
  emptyStore();
  await set('a1');
  let writesLeft = Infinity;
  const { url, env, bucket } = await start({
    fault: ({ method }) => (method === 'PUT' && writesLeft-- <= 0 ? 403 : undefined),
  });
  await exportToBucket(url, { env });
  await bucket.put('photos/cat.png', 'cat');
  await bucket.put('releases/mf-blog/0.9.0-other/page.js', 'of another site');
  put(join(setDir('a1'), 'public/blog/half.html'), 'half');
  writesLeft = 4;
  await expect(exportToBucket(url, { env })).rejects.toThrow('answered 403');
  writesLeft = Infinity;
  await bucket.put('blog/half', 'half');
  await set('b2');
  await exportToBucket(url, { env, removeOld: true });
  expect(String(await bucket.get('photos/cat.png'))).toBe('cat');
  expect(String(await bucket.get('releases/mf-blog/0.9.0-other/page.js'))).toBe('of another site');
  // The interrupted export had announced this file, so it is its own.
  expect(await bucket.get('blog/half')).toBeUndefined();
});

test('a target that overlaps the store of releases is refused before anything is sent', async () => {
  emptyStore();
  await set('a1');
  const { env, received } = await start();
  for (const [target, store] of [
    ['s3://bucket/site', 's3://bucket/site'],
    ['s3://bucket/site/pages', 's3://bucket/site/'],
    ['s3://bucket', 's3://bucket/site'],
  ] as const)
    await expect(exportToBucket(target, { env: { ...env, SITE_STORE: store } })).rejects.toThrow(
      `${target}: overlaps SITE_STORE`,
    );
  expect(received).toEqual([]);
});

test('a bucket with other objects is refused, and nothing is written', async () => {
  emptyStore();
  await set('a1');
  const { url, env, bucket } = await start();
  await bucket.put('photos/cat.png', 'cat');
  await expect(exportToBucket(url, { env })).rejects.toThrow('is not empty and no earlier export');
  expect(await bucket.list('')).toEqual(['photos/cat.png']);
});

test('a storage that drops encodings gets plain scripts', async () => {
  emptyStore();
  await set('a1');
  const { url, env, bucket } = await start({ keepsEncoding: false });
  await exportToBucket(url, { env });
  const asset = 'releases/mf-blog/1.0.0-a1/page.js';
  expect((await bucket.head(asset))?.get('content-encoding')).toBeNull();
  expect(String(await bucket.get(asset))).toBe(script);
});

test('a release that was altered is refused before anything is written', async () => {
  emptyStore();
  await set('a1');
  put(join(releaseDir('mf-blog', '1.0.0-a1'), 'browser/page.js'), 'altered');
  const { url, env, received } = await start();
  await expect(exportToBucket(url, { env })).rejects.toThrow('fails its integrity');
  expect(received).toEqual([]);
});
