import { request as httpRequest } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { embeddedPublicKey } from '@site/client/public-key';
import { testCompany } from '@site/client/testing/company';
import { eventually, type Site, startSite } from '../testing/site';
import { bookVisit } from '../testing/visits';

let site: Site;
beforeAll(async () => (site = await startSite('embedded', { mail: { graceMs: 0, pollMs: 50 } })));
afterAll(() => site?.close());

/** Status for headers that fetch does not allow. */
const statusOf = (path: string, headers: Record<string, string>, origin = site.url) =>
  new Promise<number>((resolve, reject) => {
    const req = httpRequest(`${origin}${path}`, { headers }, (res) => {
      res.resume();
      resolve(res.statusCode ?? 0);
    });
    req.on('error', reject).end();
  });

test('the inbox is shown to this machine only, by its own names', async () => {
  const { port } = new URL(site.url);
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'site.localhost'])
    expect([host, await statusOf('/_local/inbox.json', { host })]).toEqual([host, 200]);
  for (const host of ['evil.example', `a.example:${port}`, 'localhost.evil.example', '10.0.0.5'])
    expect([host, await statusOf('/_local/inbox.json', { host })]).toEqual([host, 403]);
  const foreign = { host: `localhost:${port}`, origin: 'https://evil.example' };
  expect(await statusOf('/_local/inbox', foreign)).toBe(403);
  const image = { host: `localhost:${port}`, 'sec-fetch-site': 'cross-site' };
  expect(await statusOf('/_local/inbox.json', image)).toBe(403);
  const proxied = { host: `localhost:${port}`, 'x-forwarded-for': '203.0.113.9' };
  expect(await statusOf('/_local/inbox', proxied)).toBe(403);
  expect(await statusOf('/_local/other', {})).toBe(404);
});

test('any mail is shown as text, on a page that loads nothing', async () => {
  const address = `<img src=x onerror=alert(1)>"'&`;
  const description = '</pre><script>alert(1)</script> javascript:alert(1)';
  const { id, key } = await bookVisit(site, { address, description });
  await eventually('both mails arrived', async () => (await site.inbox()).length === 2);
  const page = await fetch(`${site.url}/_local/inbox`);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<(script|img|link|iframe)|<[^>]+\s(src|on\w+)=|url\(|@import/i);
  expect(html.match(/<a href="[^"]*"/g)).toEqual([
    '<a href="/_local/inbox.json"',
    // The appointment's page, from the customer's mail.
    `<a href="http://localhost:${new URL(site.url).port}/appointment#${id}.${key}"`,
  ]);
  for (const mail of await site.inbox()) {
    expect(mail.html).not.toMatch(/<img|<script/i);
    // Only the team's mail contains what the visitor wrote.
    if (mail.to === testCompany.email)
      expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    else expect(mail.text + mail.html).not.toContain('onerror');
  }
});

test('a proxy that adds no header shows no mail once a visitor has come through it', async () => {
  const own = await startSite();
  const forwarder = createServer((caller) => {
    const inside = connect(Number(new URL(own.url).port), '127.0.0.1');
    for (const socket of [caller, inside]) socket.on('error', () => undefined);
    caller.pipe(inside).pipe(caller);
  });
  await new Promise<void>((resolve) => forwarder.listen(0, '127.0.0.1', resolve));
  const outside = `http://127.0.0.1:${(forwarder.address() as AddressInfo).port}`;
  const forged = { host: 'localhost', connection: 'close' };
  try {
    const visitor = { host: 'www.site.example', origin: 'https://www.site.example' };
    await statusOf('/rest/v1/rpc/open_windows', { ...visitor, connection: 'close' }, outside);
    expect(await statusOf('/_local/inbox.json', forged, outside)).toBe(403);
    // A stranger who sends this machine's name is still limited.
    const look = (n: number) =>
      fetch(`${outside}/rest/v1/rpc/check_warranty`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: embeddedPublicKey },
        body: JSON.stringify({ phone: `832555${1000 + n}`, name: 'Alex Guest' }),
      }).then(({ status }) => status);
    const answers = [];
    for (let n = 0; n < 61; n++) answers.push(await look(n));
    expect(answers.slice(59)).toEqual([200, 429]);
  } finally {
    forwarder.close();
    await own.close();
  }
});

test('a stranger behind a proxy that adds headers does not close the operator’s pages', async () => {
  const own = await startSite();
  try {
    const visitor = { host: 'www.site.example', origin: 'https://www.site.example' };
    const forwarded = { ...visitor, 'x-forwarded-for': '203.0.113.9', connection: 'close' };
    await statusOf('/rest/v1/rpc/open_windows', forwarded, own.url);
    expect(await statusOf('/_local/inbox.json', forwarded, own.url)).toBe(403);
    expect(await statusOf('/_local/inbox.json', { connection: 'close' }, own.url)).toBe(200);
  } finally {
    await own.close();
  }
});
