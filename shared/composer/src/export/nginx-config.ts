import { mediaTypes } from '@site/contract/media-types';
import { patternSource } from '@site/contract/set';
import type { SetManifest } from '@site/contract/set';
import { immutable, securityHeaders } from '@site/server/headers';

const block = (head: string, lines: string[]): string =>
  `${head} {\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n}`;

/** Answers with the file or its compressed version; the media type is that of the plain file. */
const answer = (type: string, file: string, ...more: string[]): string[] => [
  'types { }',
  `default_type "${type}";`,
  `try_files ${file}$packed ${file} =404;`,
  ...more,
];

/**
 * The live set for nginx ≥ 1.18 without additional modules: clean addresses, a not-found document
 * for each pattern, releases cached forever, everything else revalidated.
 * @param root folder of the export
 */
export function nginxConfig({ notFound }: SetManifest, root: string): string {
  const html = mediaTypes['.html'] ?? '';
  const fallback = notFound.find(({ pattern }) => pattern === '*')?.file ?? '404.html';
  const patterns = notFound.filter(({ pattern }) => pattern !== '*');
  const packedTypes = Object.entries(mediaTypes).filter(([ending]) =>
    ['.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest'].includes(ending),
  );
  return [
    '# Include this file where nginx reads servers (conf.d), with your own listen, server_name and root.',
    block('map $http_accept_encoding $packed', ['default "";', '"~\\bbr\\b" .br;']),
    block('map $uri $packed_with', ['default "";', '~\\.br$ br;']),
    // Do not cache a missing file: the next release may add it.
    block('map "$status $uri" $kept', [
      'default no-cache;',
      `"~^(200|304|206) /releases/" "${immutable}";`,
    ]),
    block('map $uri $readers', ['default "";', '~^/releases/ "*";']),
    block('server', [
      'listen 80;',
      'server_name _;',
      `root "${root}";`,
      'server_tokens off;',
      'absolute_redirect off;',
      'gzip_static on;',
      'etag on;',
      `error_page 404 /${fallback};`,
      ...Object.entries(securityHeaders).map(
        ([name, value]) => `add_header ${name} "${value}" always;`,
      ),
      'add_header cache-control $kept always;',
      'add_header vary accept-encoding always;',
      'add_header content-encoding $packed_with always;',
      'add_header access-control-allow-origin $readers always;',
      '',
      '# One address per page. Redirect only addresses of the characters that this site uses.',
      block('location ~ "^(?<page>(?:/[a-z0-9-]+)+)/+$"', ['return 308 $page$is_args$args;']),
      '# Addresses of documents have no ending; their files are not served directly.',
      block('location ~ "\\.html$"', ['internal;', ...answer(html, '$uri')]),
      block('location ~ "^/(_headers|_redirects|nginx\\.conf|export\\.json)"', ['return 404;']),
      block('location ~ "\\.(br|gz)$"', ['return 404;']),
      ...packedTypes.map(([ending, type]) =>
        block(`location ~ "\\${ending}$"`, answer(type, '$uri')),
      ),
      block('location ~ "\\.[a-z0-9]+$"', [
        block(
          'types',
          Object.entries(mediaTypes).map(
            ([ending, type]) => `${type.split(';')[0]} ${ending.slice(1)};`,
          ),
        ),
        'try_files $uri =404;',
      ]),
      block('location = /', answer(html, '/index.html')),
      ...patterns.map(({ pattern, file }) =>
        block(
          `location ~ "^${patternSource(pattern)}$"`,
          answer(html, '$uri.html', `error_page 404 /${file};`),
        ),
      ),
      block('location /', answer(html, '$uri.html')),
    ]),
    '',
  ].join('\n');
}
