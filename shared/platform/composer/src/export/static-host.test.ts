import type { SetManifest } from '@site/contract/set';
import { nginxConfig } from './nginx-config';
import { headersFile, redirectsFile } from './static-host-files';

const pageOf = (file: string) => ({ file, owner: 'x', kind: 'content' as const, indexed: true });
const set: SetManifest = {
  id: 'a',
  createdAt: '',
  versions: {},
  previous: {},
  pages: {
    '/': pageOf('index.html'),
    '/blog': pageOf('blog.html'),
    '/blog/tag/dryer': pageOf('blog/tag/dryer.html'),
  },
  notFound: [
    { pattern: '/blog/tag/*', file: 'blog/tag/not-found.html' },
    { pattern: '/blog/*', file: 'blog/not-found.html' },
    { pattern: '*', file: '404.html' },
  ],
  rendered: 3,
};

test('no two rules set the same header for an address', () => {
  const rules = headersFile(set)
    .split('\n\n')
    .map((rule) => rule.trim().split('\n'));
  const caching = rules
    .filter((lines) => lines.some((line) => line.includes('cache-control')))
    .map(([pattern]) => pattern);
  expect(caching).toEqual(['/releases/*', '/', '/blog', '/blog/*', '/registry.json']);
});

test('addresses lose their slash at every depth, and the longest pattern answers unknown ones', () => {
  expect(redirectsFile(set).split('\n')).toEqual([
    '/:s0/ /:s0 301',
    '/:s0/:s1/ /:s0/:s1 301',
    '/:s0/:s1/:s2/ /:s0/:s1/:s2 301',
    '/blog/tag/:s0 /blog/tag/not-found.html 404',
    '/blog/:s0 /blog/not-found.html 404',
    '/* /404.html 404',
    '',
  ]);
});

test('nginx answers each pattern with its own document', () => {
  const config = nginxConfig(set, '/srv/site');
  expect(config).toContain('root "/srv/site";');
  expect(config).toMatch(
    /location ~ "\^\/blog\/tag\/\[\^\/\]\+\$" \{[^}]*\}[^}]*error_page 404 \/blog\/tag\/not-found/,
  );
  expect(config).toMatch(
    /location ~ "\^\/blog\/\[\^\/\]\+\$" \{[^}]*\}[^}]*error_page 404 \/blog\/not-found/,
  );
  expect(config).toContain('error_page 404 /404.html;');
});
