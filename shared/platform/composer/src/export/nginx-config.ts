import { mediaTypes } from '@site/contract/media-types';
import { patternSource } from '@site/contract/set';
import type { SetManifest } from '@site/contract/set';
import { immutable, securityHeaders } from '@site/server/headers';
import { canaryFolder } from './canary';
import type { ExportedCanary } from './canary';

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
 * Draws a group for each visitor by the cookie that `site serve` sets as well, so that a visitor who
 * changes between servers keeps the number. The set is part of the draw: another canary gets others.
 */
const sharing = (root: string, { set, percent }: ExportedCanary): string[] => [
  block('map $request_id $new_visitor', ['"~^(?<drawn>.{8})" $drawn;']),
  block('map $http_cookie $visitor', [
    'default $new_visitor;',
    '"~(?:^|; )site-visitor=(?<known>[0-9a-f]{8})(?:;|$)" $known;',
  ]),
  block('map $http_cookie $visitor_cookie', [
    'default "site-visitor=$visitor; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly";',
    '"~(?:^|; )site-visitor=[0-9a-f]{8}(?:;|$)" "";',
  ]),
  block(`split_clients "\${visitor}${set.id}" $canary`, [`${percent}% 1;`, '* 0;']),
  block('map "$canary $uri" $documents', [
    `default "${root}";`,
    `"~^. /releases/" "${root}";`,
    `"~^1 " "${root}/${canaryFolder}";`,
  ]),
  // A release file is the same for all visitors, so it sets no cookie.
  block('map $uri $set_visitor', ['default $visitor_cookie;', '~^/releases/ "";']),
  block('map $uri $varies', [
    'default "accept-encoding, cookie";',
    '~^/releases/ accept-encoding;',
  ]),
];

/** Without a canary, patterns of the live set; with one, those of both, longest first. */
const patternsOf = (sets: SetManifest[]): SetManifest['notFound'] => {
  const all = new Map(sets.flatMap((set) => set.notFound.map((entry) => [entry.pattern, entry])));
  return [...all.values()].sort((a, b) => b.pattern.length - a.pattern.length);
};

/**
 * The live set for nginx ≥ 1.18 without additional modules: clean addresses, a not-found document
 * for each pattern, releases cached forever, everything else revalidated.
 * @param root folder of the export
 * @param canary a share of the visitors gets its documents
 */
export function nginxConfig(live: SetManifest, root: string, canary?: ExportedCanary): string {
  const notFound = patternsOf(canary ? [canary.set, live] : [live]);
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
    block('map "$status $uri" $retained', [
      'default no-cache;',
      `"~^(200|304|206) /releases/" "${immutable}";`,
    ]),
    block('map $uri $readers', ['default "";', '~^/releases/ "*";']),
    ...(canary ? sharing(root, canary) : []),
    block('server', [
      'listen 80;',
      'server_name _;',
      canary ? 'root $documents;' : `root "${root}";`,
      ...(canary ? ['add_header set-cookie $set_visitor always;'] : []),
      'server_tokens off;',
      'absolute_redirect off;',
      'gzip_static on;',
      'etag on;',
      `error_page 404 /${fallback};`,
      ...Object.entries(securityHeaders).map(
        ([name, value]) => `add_header ${name} "${value}" always;`,
      ),
      'add_header cache-control $retained always;',
      `add_header vary ${canary ? '$varies' : 'accept-encoding'} always;`,
      'add_header content-encoding $packed_with always;',
      'add_header access-control-allow-origin $readers always;',
      '',
      '# One address per page. Redirect only addresses of the characters that this site uses.',
      block('location ~ "^(?<page>(?:/[a-z0-9-]+)+)/+$"', ['return 308 $page$is_args$args;']),
      '# Addresses of documents have no ending; their files are not served directly.',
      block('location ~ "\\.html$"', ['internal;', ...answer(html, '$uri')]),
      ...(canary ? [block(`location ^~ /${canaryFolder}/`, ['return 404;'])] : []),
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
