import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { answerOf } from '@site/contract/answer';
import { examine } from './examine';
import { type Fetch, probe } from './probe';
import * as is from './testing';
import { type Broken, hostedCompany, json, origin, ownCompany } from './testing';

const problems = async (fetch: Fetch, deadline?: AbortSignal): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await examine(fetch, origin, deadline))
      .filter(({ ok }) => !ok)
      .map(({ check, problem }) => [check, problem]),
  );

const registryWith = (url: string, name = 'mf-blog'): Broken => {
  const [entry] = is.registry.microFrontends['mf-blog'];
  return ({ path }) =>
    path === '/registry.json'
      ? json({ ...is.registry, microFrontends: { [name]: [{ ...entry, url }] } })
      : undefined;
};

test('an answer without an end is canceled and reported with its address', async () => {
  let canceled = 0;
  const broken: Broken = ({ path }) =>
    path === '/releases/mf-blog/1/entry.js'
      ? is.endless({ headers: is.headersOf() }, () => (canceled += 1))
      : undefined;
  const found = await problems(is.installation(ownCompany, broken));
  expect(found['mf-blog is complete']).toContain('/1/entry.js answers with more than 5 MB');
  expect(found['answers are small']).toContain('/1/entry.js answers with more than 5 MB');
  expect(canceled).toBe(1);
});

test('a home page without an end is refused by name', async () => {
  const fetch = is.installation(ownCompany, () => is.endless({}));
  await expect(examine(fetch, origin)).rejects.toThrow(`${origin}/ answers with more than 5 MB`);
});

test('a small file that unpacks to much is not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const server = createServer((_, res) => {
    res.setHeader('content-encoding', 'gzip').end(bomb);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const { signal } = new AbortController();
    const answer = await probe(fetch, { path: '/', base, deadline: signal });
    expect(answerOf(answer)).toBe('answers with more than 5 MB');
    expect(answer.body).toHaveLength(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('tables are requested four at a time; after the deadline no request leaves', async () => {
  const sound = is.installation(ownCompany);
  const end = new AbortController();
  let waiting = 0;
  let late = 0;
  const fetch: Fetch = (url, init) => {
    if (end.signal.aborted) late += 1;
    if (!/^\/rest\/v1\/(?!rpc\/)/.test(new URL(url).pathname)) return sound(url, init);
    waiting += 1;
    // A turn later, so that all requests of the same time are counted.
    if (waiting === 1) setImmediate(() => end.abort(new Error('time is up')));
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(end.signal.reason as Error));
    });
  };
  const found = await problems(fetch, end.signal);
  expect(waiting).toBe(4);
  expect(late).toBe(0);
  expect(found['the server is ready']).toContain('does not answer (time is up)');
});

test.each(['http://[', 'http://169.254.169.254/entry.js', '//other.example/entry.js'])(
  'an entry at %s is a finding, and is not visited',
  async (url) => {
    const hosts = new Set<string>();
    const installation = is.installation(ownCompany, registryWith(url));
    const found = await problems((address, init) => {
      hosts.add(new URL(address).host);
      return installation(address, init);
    });
    expect(found).toEqual({ 'mf-blog is complete': expect.stringContaining(url) as string });
    expect([...hosts]).toEqual([new URL(origin).host]);
  },
);

test('a project whose address cannot be read is a finding', async () => {
  const services = { ...hostedCompany.services, supabaseUrl: 'http://[' };
  const found = await problems(is.installation({ ...hostedCompany, services }));
  expect(found['the schedule runs']).toContain('does not answer (Invalid URL)');
});

test('texts from outside cannot steer a terminal or fill it', async () => {
  const name = `mf\u001B[2K\u202E${'x'.repeat(9000)}`;
  const broken: Broken = (asked) =>
    asked.path === '/readyz'
      ? json({ reasons: [`\u001B]0;evil\u0007\nok ${'x'.repeat(9000)}`] }, 503)
      : registryWith('/other.js', name)(asked);
  const findings = await examine(is.installation(ownCompany, broken), origin);
  const text = findings.map(({ check, problem }) => check + problem).join('');
  expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(text).toContain('?]0;evil??ok x');
  expect(text).toContain('mf?[2K?x');
  for (const { check, problem } of findings) expect((check + problem).length).toBeLessThan(1200);
  const page = () => new Response(is.homeOf(ownCompany).replace('{', '\u001B[2K{'));
  const refused = examine(is.installation(ownCompany, page), origin);
  await expect(refused).rejects.toThrow('?[2K');
});
