import type { SetManifest } from '@site/contract/set';
import { immutable, securityHeaders, strictTransport } from '@site/server/headers';

/** First path segments of the set's pages, `/` first; rules need them to match every document. */
const sections = ({ pages }: SetManifest): string[] =>
  [...new Set(Object.keys(pages).map((path) => `/${path.split('/')[1] ?? ''}`))].sort();

const rule = (pattern: string, headers: Record<string, string>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
    '\n',
  );

/** `_headers` for Netlify and Cloudflare Pages. A header in two matching rules is sent twice. */
export function headersFile(set: SetManifest): string {
  const documents = { 'cache-control': 'no-cache' };
  return [
    rule('/*', { ...securityHeaders, 'strict-transport-security': strictTransport }),
    rule('/releases/*', { 'cache-control': immutable, 'access-control-allow-origin': '*' }),
    ...sections(set).flatMap((section) =>
      section === '/'
        ? [rule('/', documents)]
        : [rule(section, documents), rule(`${section}/*`, documents)],
    ),
    rule('/registry.json', documents),
  ].join('\n');
}

/** These hosts' `*` matches any depth, so a segment is a placeholder: `/blog/:s0`. */
const withPlaceholders = (pattern: string): string => {
  let count = 0;
  return pattern.replaceAll('*', () => `:s${count++}`);
};

/** `_redirects`: one address per page, and the not-found document of each pattern. */
export function redirectsFile({ pages, notFound }: SetManifest): string {
  const deepest = Math.max(...Object.keys(pages).map((path) => path.split('/').length - 1));
  const slashes = Array.from({ length: deepest }, (_, i) => {
    const path = Array.from({ length: i + 1 }, (_, n) => `/:s${n}`).join('');
    return `${path}/ ${path} 301`;
  });
  const missing = notFound.map(({ pattern, file }) => {
    return `${pattern === '*' ? '/*' : withPlaceholders(pattern)} /${file} 404`;
  });
  return [...slashes, ...missing, ''].join('\n');
}
