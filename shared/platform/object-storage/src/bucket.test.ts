import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { openBucket } from './bucket';
import { startBucketServer } from './testing/bucket-server';
import type { BucketServer, BucketServerOptions } from './testing/bucket-server';

const servers: BucketServer[] = [];
const start = async (options?: BucketServerOptions) => {
  const server = await startBucketServer(options);
  servers.push(server);
  return server;
};
const open = ({ url, env }: BucketServer, more: Record<string, string> = {}) =>
  openBucket(url, { env: { ...env, ...more }, attempts: 3, delayMs: 1 });

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

test('an object is written, read, listed and removed, byte by byte', async () => {
  const server = await start();
  const bucket = open(server);
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  await bucket.put('a/bytes.bin', bytes, { 'content-type': 'image/x-icon' });
  expect(await bucket.get('a/bytes.bin')).toEqual(bytes);
  expect(await bucket.get('a/none')).toBeUndefined();
  expect(await bucket.list('')).toEqual(['a/bytes.bin']);
  await bucket.remove('a/bytes.bin');
  await bucket.remove('a/bytes.bin');
  expect(await bucket.list('')).toEqual([]);
});

test('no more bytes are read than wanted, also of an object that is packed to a thousandth', async () => {
  const bucket = open(await start());
  const zeros = Buffer.alloc(50_000_000);
  await bucket.put('large', zeros.subarray(0, 1_000_000));
  await bucket.put('packed', gzipSync(zeros), { 'content-encoding': 'gzip' });
  const before = process.memoryUsage().rss;
  for (const key of ['large', 'packed']) expect(await bucket.get(key, 1000)).toHaveLength(1000);
  expect(process.memoryUsage().rss - before).toBeLessThan(zeros.length);
  expect(await bucket.get('packed')).toHaveLength(zeros.length);
});

test('the storage gets the type, the caching and the hash of the bytes, all of them signed', async () => {
  const server = await start();
  const headers = { 'content-type': 'text/css', 'cache-control': 'no-cache' };
  await open(server).put('a.css', 'a{}', headers);
  const [got] = server.received;
  expect(got?.key).toBe('site/a.css');
  expect(got?.headers).toMatchObject(headers);
  const sha256 = createHash('sha256').update('a{}').digest('hex');
  expect(got?.headers['x-amz-content-sha256']).toBe(sha256);
  expect(got?.headers.authorization).toMatch(
    /SignedHeaders=cache-control;host;x-amz-content-sha256/,
  );
});

test('keys keep spaces, signs and letters of any script', async () => {
  const bucket = open(await start());
  const keys = ["1.0.0+3 (a)'!*.js", 'a & b/<c>.txt', 'größe/日本.txt', 'ä%2e%2e/x'].sort();
  for (const key of keys) await bucket.put(key, key);
  expect((await bucket.list('')).sort()).toEqual(keys);
  for (const key of keys) expect(String(await bucket.get(key))).toBe(key);
});

test('a list has every page, and only keys below the prefix', async () => {
  const server = await start({ pageSize: 3 });
  const bucket = open(server);
  const keys = ['many/a', 'many/b', 'many/c', 'many/d', 'many/e', 'many/f', 'many/g'];
  for (const key of [...keys, 'other']) await bucket.put(key, '');
  expect(await bucket.list('many/')).toEqual(keys);
  expect(server.received.filter(({ key }) => key === '')).toHaveLength(3);
});

test.each(['known', 'refused', 'ignored'] as const)(
  'an object that exists is not written again: conditions %s',
  async (conditions) => {
    const server = await start({ conditions });
    expect(await open(server).putNew('a', 'first')).toBe('written');
    expect(await open(server).putNew('a', 'second')).toBe('exists');
    expect(String(await open(server).get('a'))).toBe('first');
  },
);

test('of eight writers at the same time one writes', async () => {
  const server = await start();
  const texts = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const results = await Promise.all(texts.map((text) => open(server).putNew('a', text)));
  expect(results.filter((result) => result === 'written')).toHaveLength(1);
  const winner = texts[results.indexOf('written')];
  expect(String(await open(server).get('a'))).toBe(winner);
});

test('failures that may pass are repeated', async () => {
  for (const fault of [500, 503, 429, 409, 'hang up'] as const) {
    let left = 2;
    const server = await start({ fault: () => (left-- > 0 ? fault : undefined) });
    await open(server).put('a', 'x');
    expect(server.received).toHaveLength(3);
  }
});

test('a wrong clock on either side does no harm', async () => {
  for (const clockOffsetMs of [-7_200_000, 7_200_000]) {
    const bucket = open(await start({ clockOffsetMs }));
    expect(await bucket.putNew('a', 'x')).toBe('written');
    expect(String(await bucket.get('a'))).toBe('x');
  }
});

test('every failure names the storage, the key and the cause', async () => {
  const server = await start({ fault: ({ key }) => (key.endsWith('down') ? 503 : undefined) });
  const message = async (promise: Promise<unknown>) =>
    promise.then(
      () => 'none',
      ({ name, message }: Error) => `${name}: ${message}`,
    );
  const said = `Fault: ${server.url}:`;
  expect(await message(open(server).get('is/down'))).toBe(
    `${said} is/down: the storage answered 503 Injected`,
  );
  const wrong = { AWS_SECRET_ACCESS_KEY: 'wrong' };
  expect(await message(open(server, wrong).put('a', 'x'))).toBe(
    `${said} a: the storage answered 403 SignatureDoesNotMatch: the key S3RVER is wrong or has no right to do this`,
  );
  expect(await message(openBucket('s3://no-bucket/site', server).list('x'))).toBe(
    'Fault: s3://no-bucket/site: list of "x": the storage answered 404 NoSuchBucket: create the bucket first',
  );
  expect(await message(openBucket('s3://no-bucket/site', server).get('x'))).toMatch(/NoSuchBucket/);
  const unknown = { AWS_ENDPOINT_URL: 'http://storage.invalid' };
  expect(await message(open(server, unknown).get('a'))).toMatch(
    /: a: storage\.invalid cannot be reached: its name (is unknown|cannot be looked up now)$/,
  );
  await server.close();
  expect(await message(open(server).get('a'))).toMatch(
    /: a: 127\.0\.0\.1:\d+ cannot be reached: it refuses connections$/,
  );
});

test('a storage that does not answer is given up after the time-out', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const env = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  };
  const bucket = openBucket('s3://bucket', { env, attempts: 2, delayMs: 1, timeoutMs: 50 });
  try {
    await expect(bucket.get('a')).rejects.toThrow(/: a: 127.* did not answer within 0.05 s$/);
  } finally {
    silent.closeAllConnections();
    silent.close();
  }
});

test.each(['', '/a', 'a/', 'a//b', '..', '../a', 'a/../../b', './a', 'a\\b', 'a\nb', 'a\0'])(
  'a key that could leave the prefix is refused: %j',
  async (key) => {
    const server = await start();
    const bucket = open(server);
    for (const use of [bucket.get, bucket.remove])
      await expect(use(key)).rejects.toThrow('must be a path inside the prefix');
    for (const write of [bucket.put, bucket.putNew])
      await expect(write(key, 'x')).rejects.toThrow('must be a path inside the prefix');
    expect(server.received).toEqual([]);
  },
);
