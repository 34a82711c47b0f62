import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLocal } from '../caller';
import { Metrics } from './metrics';
import { Operations } from './operations';
import { Readiness } from './readiness';
import { RequestLog } from './request-log';
import { routeKinds } from './route-kind';
import { openLog } from './site-log';
import { watchRequests } from './watch-requests';

const token = 'a-token-of-more-than-twenty';
let server: Server;
let sets = [{ id: 'a1', versions: { shell: '1.0.0-a' }, percent: 100 }];
let proxies = 0;
const lines: string[] = [];
/** Given by a backend. */
const counters = [
  { name: 'site_orders_total', help: 'Orders.', label: 'outcome', values: ['made', 'lost'] },
];
const kinds: [RegExp, string][] = [[/^\/orders(\/|$)/, 'order']];

beforeEach(async () => {
  proxies = 0;
  const readiness = new Readiness({
    health: () => undefined,
    findSet: () => Promise.resolve(),
    maxMailAgeSeconds: 60,
    minFreeBytes: 1,
    log: () => undefined,
  });
  const metrics = new Metrics({
    health: () => undefined,
    sets: () => Promise.resolve(sets),
    reasons: () => readiness.current(),
    counters,
  });
  const operations = new Operations({
    readiness,
    metrics,
    isForThisMachine: (req) => isLocal(req, { proxies, localHost: '' }),
    token,
  });
  server = createServer();
  const log = openLog({ logFormat: 'json' }, { write: (line) => lines.push(line) });
  watchRequests(server, {
    metrics,
    log: new RequestLog(log, { logRequests: 'all', logAddresses: false }),
    addressOf: () => '',
    kindOf: routeKinds(kinds),
  });
  server.on('request', (req, res) => {
    void operations.handle(req, res).then((done) => !done && res.writeHead(404).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** With headers that fetch does not allow. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; id: unknown; text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, headers, method }, (res) => {
      let text = '';
      res.on('data', (chunk) => (text += chunk));
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, id: res.headers['x-request-id'], text }),
      );
    })
      .on('error', reject)
      .end();
  });

test('metrics are for this machine without any sign of a proxy, or for the token', async () => {
  expect((await ask('/metrics')).status).toBe(200);
  const strangers: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 cache' },
    { host: 'www.site.example' },
    { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer a-token' },
    { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer ' },
  ];
  for (const headers of strangers)
    expect([headers, (await ask('/metrics', headers)).status]).toEqual([headers, 403]);
  const proxied = { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${token}` };
  expect((await ask('/metrics', proxied)).status).toBe(200);
  // Behind a proxy no request counts as this machine's own.
  proxies = 1;
  expect((await ask('/metrics')).status).toBe(403);
  expect((await ask('/metrics', {}, 'POST')).status).toBe(405);
});

test('health is open to all and says nothing private', async () => {
  const outside = { 'x-forwarded-for': '203.0.113.9', host: 'www.site.example' };
  expect(await ask('/healthz', outside)).toMatchObject({ status: 200, text: '{"ok":true}\n' });
  expect(await ask('/readyz', outside)).toMatchObject({
    status: 503,
    text: '{"ready":false,"reasons":["starting"]}\n',
  });
});

/** Names and labels of the site's values. */
const series = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('site_'))
    .map((line) => line.slice(0, line.lastIndexOf(' ')));

test('a stranger’s paths, methods and numbers add no line to the metrics', async () => {
  for (const path of ['/a', '/a.js', '/orders/b']) await ask(path);
  await ask('/metrics');
  const before = series((await ask('/metrics')).text);
  for (let n = 0; n < 100; n++)
    for (const path of [`/${n}`, `/${n}.js`, `/orders/f${n}`, `/?a=${n}`])
      await ask(path, { 'x-request-id': `stranger-${n}` });
  const { text } = await ask('/metrics');
  expect(series(text)).toEqual(before);
  expect(text).toContain('site_requests_total{kind="order",status="404"} 101');
});

test('labels of earlier sets are gone', async () => {
  expect((await ask('/metrics')).text).toContain('set="a1",part="shell",version="1.0.0-a"');
  sets = [{ id: 'b2', versions: { shell: '1.0.0-b' }, percent: 100 }];
  const { text } = await ask('/metrics');
  expect(text).toContain('site_set_percent{set="b2"} 100');
  expect(text).not.toContain('a1');
});

test('every answer has a number of the server’s own, and the log has it with the request', async () => {
  const [one, two] = [await ask('/x', { 'x-request-id': 'forged' }), await ask('/x')];
  expect(one.id).toMatch(/^[\da-f-]{36}$/);
  expect(two.id).not.toBe(one.id);
  const logged = lines.map((line) => JSON.parse(line) as { requestId: string; status: number });
  expect(logged).toContainEqual(expect.objectContaining({ requestId: one.id, status: 404 }));
});

test.each([
  ['/', 'page'],
  ['/appliances/dryer?zip=77002', 'page'],
  ['/share/a.png', 'file'],
  ['/releases/mf-blog/1/entry.js', 'release'],
  ['/orders/7', 'order'],
  ['/ordersx', 'page'],
  ['/readyz?x', 'operations'],
])('%s is counted as %s', (url, kind) => {
  expect(routeKinds(kinds)(url)).toBe(kind);
});
