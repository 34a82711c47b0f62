import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strictTransport } from '@site/server/headers';
import { examine } from './examine';
import * as is from './testing';
import { type Broken, hostedCompany, json, nothing, origin, ownCompany } from './testing';

const failed = async (
  company: typeof ownCompany,
  broken?: Broken,
  address = origin,
): Promise<string[]> =>
  (await examine(is.installation(company, broken), address))
    .filter(({ ok }) => !ok)
    .map(({ check }) => check);

test.each([
  ['a server of its own', ownCompany],
  ['a hosted project', hostedCompany],
])('%s without mistakes passes', async (_, company) => {
  expect(await failed(company)).toEqual([]);
});

/** Answers of one address. */
const at =
  (path: string, answer: () => Response): Broken =>
  (asked) =>
    asked.path === path && !asked.host.startsWith('http:') ? answer() : undefined;
const home = (headers: Record<string, string>): Broken =>
  at('/', () => new Response(is.homeOf(ownCompany), { headers: is.headersOf(headers) }));
const entryFile = (answer: () => Response): Broken => at('/releases/mf-blog/1/entry.js', answer);
const rpc = (name: string, answer: () => Response): Broken => at(`/rest/v1/rpc/${name}`, answer);
const secure: Broken = ({ host, path }) =>
  host.startsWith('https:') && path === '/'
    ? new Response(is.homeOf(ownCompany), { headers: is.headersOf() })
    : undefined;

const mistakes: [check: string, what: string, broken: Broken][] = [
  [
    'http leads to https',
    'pages without encryption',
    ({ host }) => (host.startsWith('http:') ? nothing(200) : undefined),
  ],
  [
    'http leads to https',
    'a redirect to another host',
    ({ host }) =>
      host.startsWith('http:') ? nothing(301, { location: 'https://other.example/' }) : undefined,
  ],
  ['browsers keep to https (HSTS)', 'no header', home({ 'strict-transport-security': '' })],
  [
    'browsers keep to https (HSTS)',
    'an hour',
    home({ 'strict-transport-security': 'max-age=3600' }),
  ],
  [
    'the address is the one of the company file',
    'another address',
    at(
      '/',
      () =>
        new Response(is.homeOf({ ...ownCompany, siteUrl: 'https://old.example' }), {
          headers: is.headersOf(),
        }),
    ),
  ],
  ['pages have the security headers', 'frames', home({ 'x-frame-options': 'SAMEORIGIN' })],
  ['missing pages have the security headers', 'none', at('/no-such-page', () => nothing(404))],
  [
    'unknown addresses are not found',
    'the home page',
    at('/no-such-page', () => new Response('', { headers: is.headersOf() })),
  ],
  [
    'pages have their content policy',
    'none',
    at(
      '/',
      () =>
        new Response(is.homeOf(ownCompany).replace(/<meta[^>]*>/, ''), { headers: is.headersOf() }),
    ),
  ],
  [
    'pages have their content policy',
    'inline scripts',
    at(
      '/',
      () =>
        new Response(
          is.homeOf(ownCompany).replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
          { headers: is.headersOf() },
        ),
    ),
  ],
  [
    'pages have their content policy',
    'a missing directive',
    at(
      '/',
      () =>
        new Response(is.homeOf(ownCompany).replace("base-uri 'none'; ", ''), {
          headers: is.headersOf(),
        }),
    ),
  ],
  ['browsers request pages each time', 'an hour', home({ 'cache-control': 'max-age=3600' })],
  ['pages are compressed', 'plain', home({ 'content-encoding': '' })],
  ['each page has one address', 'two addresses', at('/blog/', () => nothing(200))],
  [
    'each page has one address',
    'a redirect to nowhere',
    at('/blog/', () => nothing(308, { location: 'http://[' })),
  ],
  [
    'answers are small',
    'one without an end',
    at('/no-such-page', () => is.endless({ status: 404, headers: is.headersOf() })),
  ],
  ['the sitemap lists pages', 'an empty one', at('/sitemap.xml', () => new Response('<urlset/>'))],
  ['internal files are hidden', 'the settings', at('/.env', () => new Response('KEY=1'))],
  ['a set is live', 'none', at('/registry.json', () => nothing(404))],
  ['a set is live', 'no JSON', at('/registry.json', () => new Response('<html>'))],
  ['mf-blog is complete', 'a missing fallback', entryFile(() => nothing(404))],
  ['mf-blog is complete', 'changed bytes', entryFile(() => is.releaseFile('evil()'))],
  [
    'mf-blog is complete',
    'no year in caches',
    entryFile(() => is.releaseFile(is.entry, is.headersOf({ 'access-control-allow-origin': '*' }))),
  ],
  [
    'mf-blog is complete',
    'no encoding',
    entryFile(() => {
      const file = is.releaseFile();
      file.headers.delete('content-encoding');
      return file;
    }),
  ],
  [
    'mf-blog is complete',
    'no CORS',
    entryFile(() => {
      const file = is.releaseFile();
      file.headers.delete('access-control-allow-origin');
      return file;
    }),
  ],
  [
    'no table can be read or written with the public key',
    'one can be read',
    ({ path, method }) =>
      path === '/rest/v1/appointments' && method === 'GET' ? json([]) : undefined,
  ],
  [
    'no table can be read or written with the public key',
    'the other schema is open',
    ({ path, headers }) =>
      path === '/rest/v1/outbox' && headers.get('accept-profile') === 'private'
        ? json([])
        : undefined,
  ],
  [
    'no table can be read or written with the public key',
    'one can be written',
    ({ path, method, body }) =>
      path === '/rest/v1/service_records' && method === 'POST' && body === '[]'
        ? nothing(201)
        : undefined,
  ],
  [
    'the functions of visitors answer',
    'one is missing',
    rpc('book_appointment', () => nothing(404)),
  ],
  ['the functions of visitors answer', 'one takes anything', rpc('subscribe', () => json({}))],
  [
    'functions of staff and of the server refuse strangers',
    'a list for all',
    rpc('list_people', () => json([])),
  ],
  [
    'the other functions answer, and have their secrets',
    'no upload',
    at('/functions/v1/photo-upload', () => nothing(404)),
  ],
  [
    'the other functions answer, and have their secrets',
    'no reports',
    at('/functions/v1/report', () => nothing(404)),
  ],
  [
    'photos are private',
    'a public bucket',
    ({ path }) =>
      path.startsWith('/storage/v1/object/public/')
        ? json({ message: 'Object not found' }, 400)
        : undefined,
  ],
  [
    'photos are private',
    'a list of names',
    ({ path }) => (path.startsWith('/storage/v1/object/list/') ? json([{ name: 'x' }]) : undefined),
  ],
];

const ofServer: typeof mistakes = [
  [
    'the server is ready',
    'a full disk',
    at('/readyz', () => json({ ready: false, reasons: ['disk'] }, 503)),
  ],
  ['the server is ready', 'null', at('/readyz', () => json(null))],
  [
    'the server is ready',
    'a reason that is no text',
    at('/readyz', () => json({ reasons: [{ toString: 1 }] }, 503)),
  ],
  ['the inbox is closed', 'open', at('/_local/inbox', () => new Response('mails'))],
  ['the metrics are closed', 'open', at('/metrics', () => new Response('site_ready 1'))],
];

const ofProject: typeof mistakes = [
  [
    'the other functions answer, and have their secrets',
    'no secrets',
    at('/functions/v1/drain-outbox', () => nothing(503)),
  ],
  [
    'the schedule runs',
    'it does not',
    rpc('site_status', () => json({ scheduleRuns: false, mailLeaves: true })),
  ],
  [
    'mails leave',
    'they wait',
    rpc('site_status', () => json({ scheduleRuns: true, mailLeaves: false })),
  ],
  [
    'strangers cannot sign up',
    'an object without a text',
    at('/auth/v1/settings', () =>
      json({ disable_signup: { toString: 1 }, mailer_autoconfirm: false }),
    ),
  ],
  [
    'strangers cannot sign up',
    'they can',
    at('/auth/v1/settings', () => json({ disable_signup: false, mailer_autoconfirm: false })),
  ],
  [
    'addresses of staff are confirmed',
    'they are not',
    at('/auth/v1/settings', () => json({ disable_signup: true, mailer_autoconfirm: true })),
  ],
];

test.each([...mistakes, ...ofServer])('a server: "%s" finds %s', async (check, _, broken) => {
  expect(await failed(ownCompany, broken)).toEqual([check]);
});

test.each(ofProject)('a project: "%s" finds %s', async (check, _, broken) => {
  expect(await failed(hostedCompany, broken)).toEqual([check]);
});

test('a project of an older schema has no status', async () => {
  const broken = rpc('site_status', () => nothing(404));
  expect(await failed(hostedCompany, broken)).toEqual(['the schedule runs', 'mails leave']);
});

test('a company file without EmailJS is found', async () => {
  const services = { ...hostedCompany.services, emailPublicKey: 'embedded' };
  expect(await failed({ ...hostedCompany, services })).toEqual([
    'the browser can send the customer’s mail',
  ]);
});

test('an address without encryption is found', async () => {
  const broken: Broken = (asked) =>
    secure({ ...asked, host: asked.host.replace('http:', 'https:') });
  expect(await failed(ownCompany, broken, origin.replace('https', 'http'))).toContain(
    'visitors use https',
  );
});

test('each check has a mistake that it finds', async () => {
  const all = await Promise.all(
    [ownCompany, hostedCompany].map((company) => examine(is.installation(company), origin)),
  );
  const tried = [...mistakes, ...ofServer, ...ofProject].map(([check]) => check);
  const elsewhere = ['visitors use https', 'the browser can send the customer’s mail'];
  const untried = all.flat().filter(({ check }) => ![...tried, ...elsewhere].includes(check));
  expect(untried).toEqual([]);
});

test('a problem says what was found and what to do', async () => {
  const broken = at('/registry.json', () => nothing(404));
  const findings = await examine(is.installation(ownCompany, broken), origin);
  expect(findings.filter(({ ok }) => !ok)).toEqual([
    {
      check: 'a set is live',
      ok: false,
      problem: '/registry.json: it answers 404. Run site status, then site build',
    },
  ]);
});

test('an address that is no page of the site, or does not answer, is refused by name', async () => {
  const other = is.installation(
    ownCompany,
    at('/', () => new Response('Welcome to nginx!')),
  );
  await expect(examine(other, origin)).rejects.toThrow(`${origin}/: has no company`);
  const gone = () => Promise.reject(new Error('getaddrinfo ENOTFOUND www.example.com'));
  await expect(examine(gone, origin)).rejects.toThrow(`${origin}/ does not answer (getaddrinfo`);
});

test('the proxies of a pack send the header for https that is checked', () => {
  for (const file of ['nginx.conf', 'Caddyfile']) {
    const text = readFileSync(join(import.meta.dirname, '../pack/files', file), 'utf8');
    expect(text.toLowerCase()).toContain(`strict-transport-security "${strictTransport}"`);
  }
});
