import { createHash } from 'node:crypto';
import { registrySchema } from '@site/contract/registry';
import { parseJson } from '@site/contract/parse';
import type { RegistryEntry } from '@site/data-types/contract';
import { finding, type Finding } from './finding';
import { type Answer, answerOf } from '@site/contract/answer';
import type { VisitedSite } from './visited-site';

const help = 'See "What the export writes" in docs/deploy.md';

const isCompressed = ({ headers }: Answer): boolean =>
  ['br', 'gzip'].includes(headers.get('content-encoding') ?? '');

/** Files that a static host must keep to itself. */
const hidden = ['/.env', '/.site/live', '/set.json', '/_headers', '/nginx.conf'];

/** Caching, encodings, redirects, and every part with its hash. @param keys other files to hide */
export async function checkFiles(site: VisitedSite, keys: string[] = []): Promise<Finding[]> {
  const { home } = site;
  const caching = home.headers.get('cache-control') ?? '';
  const open: string[] = [];
  for (const path of [...hidden, ...keys])
    if ((await site.get(path)).status === 200) open.push(path);
  return [
    finding(
      'browsers request pages each time',
      /no-cache|max-age=0/.test(caching) ? '' : `cache-control of the home page is "${caching}"`,
      help,
    ),
    finding(
      'pages are compressed',
      isCompressed(home) ? '' : 'the home page is sent as it is',
      help,
    ),
    await checkSlash(site),
    finding(
      'internal files are hidden',
      open.length > 0 ? `open to all: ${open.join(', ')}` : '',
      'Remove them from the public folder',
    ),
    ...(await checkParts(site)),
  ];
}

async function checkSlash(site: VisitedSite): Promise<Finding> {
  const sitemap = (await site.get('/sitemap.xml')).body.toString();
  const [, page] = /<loc>https?:\/\/[^/<]+(\/[^/<]+)<\/loc>/.exec(sitemap) ?? [];
  if (!page) return finding('the sitemap lists pages', '/sitemap.xml has no page', help);
  const answer = await site.get(`${page}/`);
  const location = answer.headers.get('location') ?? '/';
  const target = URL.canParse(location, site.origin) && new URL(location, site.origin).pathname;
  const right = answer.status > 300 && answer.status < 309 && target === page;
  return finding('each page has one address', right ? '' : `${page}/ ${answerOf(answer)}`, help);
}

interface Expected {
  url: string;
  integrity: string;
}

const entriesOf = ([name, [entry]]: [string, RegistryEntry[]]): [string, Expected[]] => {
  if (!entry) return [name, []];
  const { url, fallbackUrl, metadata, extras } = entry;
  const fallback = fallbackUrl && { url: fallbackUrl, integrity: extras.fallbackIntegrity ?? '' };
  return [name, [{ url, integrity: metadata.integrity }, ...(fallback ? [fallback] : [])]];
};

/** Every entry of the registry: it is there, has its hash, and is cached for a year. */
async function checkParts(site: VisitedSite): Promise<Finding[]> {
  const answer = await site.get('/registry.json');
  let parts: [string, Expected[]][];
  try {
    const registry = parseJson(registrySchema, answer.body.toString(), '/registry.json');
    parts = Object.entries(registry.microFrontends).map(entriesOf);
  } catch (error) {
    const found =
      answer.status === 200 && !answer.failure
        ? (error as Error).message
        : `it ${answerOf(answer)}`;
    return [
      finding('a set is live', `/registry.json: ${found}`, 'Run site status, then site build'),
    ];
  }
  const findings = [finding('a set is live', parts.length > 0 ? '' : 'it has no parts', help)];
  for (const [name, files] of parts) {
    const problems: string[] = [];
    for (const file of files) problems.push(...problemsOf(file, await site.get(file.url)));
    findings.push(finding(`${name} is complete`, problems.join('; '), help));
  }
  return findings;
}

function problemsOf({ url, integrity }: Expected, answer: Answer): string[] {
  if (answer.status !== 200 || answer.failure) return [`${url} ${answerOf(answer)}`];
  const [algorithm = ''] = integrity.split('-');
  const hash = /^sha(256|384|512)$/.test(algorithm)
    ? createHash(algorithm).update(answer.body).digest('base64')
    : '';
  const caching = answer.headers.get('cache-control') ?? '';
  const forever = caching.includes('immutable') && /max-age=\d{8}/.test(caching);
  return [
    ...(integrity === `${algorithm}-${hash}` ? [] : [`${url} is not the file of the registry`]),
    ...(forever ? [] : [`${url} has cache-control "${caching}"`]),
    ...(isCompressed(answer) ? [] : [`${url} is not compressed`]),
    ...(answer.headers.get('access-control-allow-origin') === '*'
      ? []
      : [`${url} has no CORS header`]),
  ];
}
