import { matchesPattern } from './set';

test.each([
  ['/blog/*', '/blog/x', true],
  ['/blog/*', '/blog/tag/x', false],
  ['/brands/*/codes', '/brands/x/codes', true],
  ['/brands/*/codes', '/brands/x', false],
  ['/a.b/*', '/axb/x', false],
  ['/blog/*', '/blog', false],
  ['/blog/*', '/blogs/x', false],
  ['*', '/anything', true],
])('%s answers %s: %s', (pattern, path, expected) =>
  expect(matchesPattern(pattern, path)).toBe(expected),
);
