import { securityHeaders, strictTransport } from '@site/server/headers';
import { contentPolicy } from '../compose/content-policy';
import { finding, type Finding } from './finding';
import { answerOf } from '@site/contract/answer';
import type { VisitedSite } from './visited-site';

const proxyHelp = 'See the file of the proxy in docs/operate.md, or the rules in docs/deploy.md';

const secondsOf = (header: string): number => Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);

/** https alone, with headers and the policy that the pages were composed with. */
export async function checkTransport(site: VisitedSite): Promise<Finding[]> {
  const { origin, company, home } = site;
  const { protocol, host } = new URL(origin);
  const plain = await site.get(`http://${host}/`);
  const leadsTo = plain.headers.get('location') ?? '';
  const redirects =
    plain.status > 300 && plain.status < 309 && leadsTo.startsWith(`https://${host}/`);
  const strict = home.headers.get('strict-transport-security') ?? '';
  return [
    finding(
      'visitors use https',
      protocol === 'https:' ? '' : `${origin} is not encrypted`,
      proxyHelp,
    ),
    finding(
      'http leads to https',
      redirects
        ? ''
        : `http://${host}/ ${answerOf(plain)} ${leadsTo && `and leads to ${leadsTo}`}`.trim(),
      proxyHelp,
    ),
    finding(
      'browsers keep to https (HSTS)',
      secondsOf(strict) * 2 >= secondsOf(strictTransport)
        ? ''
        : `strict-transport-security is "${strict}"`,
      `Send strict-transport-security: ${strictTransport}`,
    ),
    finding(
      'the address is the one of the company file',
      company.siteUrl === origin ? '' : `siteUrl is ${company.siteUrl}`,
      'Set siteUrl in the company file and run site compose: links in mails and search results use it',
    ),
    ...(await checkHeaders(site)),
    finding(
      'pages have their content policy',
      policyProblem(site),
      'Run site compose, and publish again',
    ),
  ];
}

/** The same headers on a page and on the page for an unknown address. */
async function checkHeaders(site: VisitedSite): Promise<Finding[]> {
  const missing = await site.get('/no-such-page');
  const checked = [
    { name: 'pages', headers: site.home.headers },
    { name: 'missing pages', headers: missing.headers },
  ].map(({ name, headers }) => {
    const wrong = Object.entries(securityHeaders)
      .filter(([header, value]) => headers.get(header) !== value)
      .map(([header]) => header);
    const found = wrong.length > 0 ? `missing or different: ${wrong.join(', ')}` : '';
    return finding(`${name} have the security headers`, found, proxyHelp);
  });
  const found = missing.status === 404 ? '' : `/no-such-page ${answerOf(missing)}`;
  return [...checked, finding('unknown addresses are not found', found, proxyHelp)];
}

const wordsOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...words] = directive.trim().split(/\s+/);
      return [name, words];
    }),
  );

/** A document may have further hashes of its inline text, and nothing else beyond ours. */
function policyProblem({ home, company }: VisitedSite): string {
  const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/i;
  const [, written] = meta.exec(home.body.toString()) ?? [];
  if (written === undefined) return 'the home page has no Content-Security-Policy';
  const found = wordsOf(written.replaceAll('&#39;', "'"));
  for (const [name, words] of wordsOf(contentPolicy(company, [], []))) {
    const there = found.get(name) ?? [];
    const surplus = there.filter((word) => !words.includes(word) && !word.startsWith("'sha256-"));
    if (surplus.length > 0) return `${name} also allows ${surplus.join(' ')}`;
    const lacking = words.filter((word) => !there.includes(word));
    if (lacking.length > 0 || !found.has(name)) return `${name} lacks ${lacking.join(' ')}`;
  }
  return '';
}
