import { createHash } from 'node:crypto';
import type { CompanyConfig } from '@site/data-types/company';
import { testCompany } from '@site/data-types/test-company';
import { securityHeaders, strictTransport } from '@site/server/headers';
import { contentPolicy } from '../compose/content-policy';
import type { Fetch } from './probe';

export const origin = 'https://www.example.com';
export const project = 'https://project.example.com';

/** A request of the doctor, as a test matches it. */
export interface Asked {
  method: string;
  host: string;
  path: string;
  body: string;
  headers: Headers;
}

/** Answers instead of the sound installation, or returns undefined. */
export type Broken = (asked: Asked) => Response | undefined;

export const ownCompany: CompanyConfig = { ...testCompany, siteUrl: origin };
export const hostedCompany: CompanyConfig = {
  ...ownCompany,
  services: {
    ...testCompany.services,
    supabaseUrl: project,
    supabaseAnonKey: 'sb_publishable_x',
    emailOrigin: 'https://api.emailjs.com',
    emailPublicKey: 'key',
    emailServiceId: 'service',
  },
};

export const entry = 'blog()';
const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
export const registry = {
  schema: 'x',
  microFrontends: {
    'mf-blog': [
      {
        url: '/releases/mf-blog/2/entry.js',
        fallbackUrl: '/releases/mf-blog/1/entry.js',
        metadata: { integrity, version: '2' },
        deployment: { traffic: 100, default: true },
        extras: { prefixes: ['/blog'], container: 'b', fallbackIntegrity: integrity },
      },
    ],
  },
};

export const headersOf = (more: Record<string, string> = {}): Record<string, string> => ({
  ...securityHeaders,
  'strict-transport-security': strictTransport,
  'cache-control': 'no-cache',
  'content-encoding': 'br',
  ...more,
});

const releaseHeaders = headersOf({
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
});

/** @param policy of the document; default: the one that belongs to the company */
export const homeOf = (
  company: CompanyConfig,
  policy = contentPolicy(company, ['inline()'], ['a{}']),
): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
  `<script type="application/json" id="company">${JSON.stringify(company)}</script>`;

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status });
export const nothing = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers });
export const releaseFile = (text = entry, headers = releaseHeaders): Response =>
  new Response(text, { headers });

/** An answer whose body never ends. @param onCancel called when it is no longer read */
export const endless = (init: ResponseInit, onCancel = () => {}): Response =>
  new Response(
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
      cancel: onCancel,
    }),
    init,
  );

function answerPage(company: CompanyConfig, { path }: Asked): Response {
  if (path === '/') return new Response(homeOf(company), { headers: headersOf() });
  if (path === '/sitemap.xml')
    return new Response(`<loc>${origin}/</loc><loc>${origin}/blog</loc>`);
  if (path === '/blog/') return nothing(308, { location: '/blog' });
  if (path === '/registry.json') return json(registry);
  if (path.startsWith('/releases/')) return releaseFile();
  if (path === '/readyz') return json({ ready: true, reasons: [] });
  return new Response('Not found', { status: 404, headers: headersOf() });
}

const refusedCalls = ['list_appointments', 'list_people', 'housekeeping', 'claim_mails'];

function answerService({ path, headers }: Asked): Response {
  if (!headers.get('apikey')) return nothing(401);
  const name = path.split('/').at(-1) ?? '';
  if (path.startsWith('/rest/v1/rpc/')) {
    if (name === 'site_status') return json({ scheduleRuns: true, mailLeaves: true });
    if (name === 'open_windows') return json({});
    return nothing(refusedCalls.includes(name) ? 401 : 422);
  }
  if (path.startsWith('/rest/')) return nothing(401);
  if (path === '/auth/v1/settings')
    return json({ disable_signup: true, mailer_autoconfirm: false });
  if (path.startsWith('/functions/')) return nothing(name === 'drain-outbox' ? 401 : 422);
  if (path.startsWith('/storage/v1/object/list/')) return json([]);
  return json({ statusCode: '404', message: 'Bucket not found' }, 400);
}

const isService = (path: string): boolean => /^\/(rest|auth|storage|functions)\/v1\//.test(path);

/** A sound installation, whose database is a hosted project if its company has one. */
export const installation =
  (company: CompanyConfig, broken: Broken = () => undefined): Fetch =>
  (address, init) => {
    const url = new URL(address);
    const asked: Asked = {
      method: init?.method ?? 'GET',
      host: url.origin,
      path: url.pathname,
      body: String(init?.body ?? ''),
      headers: new Headers(init?.headers),
    };
    const instead = broken(asked);
    if (instead) return Promise.resolve(instead);
    if (url.protocol === 'http:')
      return Promise.resolve(nothing(301, { location: address.replace('http:', 'https:') }));
    return Promise.resolve(
      isService(asked.path) ? answerService(asked) : answerPage(company, asked),
    );
  };
