import { matchesPattern } from './set';

test.each([
  ['/blog/*', '/blog/x', true],
  ['/blog/*', '/blog/tag/x', true],
  ['/blog/*', '/blog', false],
  ['/blog/*', '/blogs/x', false],
  ['*', '/anything', true],
])('%s answers %s: %s', (pattern, path, expected) =>
  expect(matchesPattern(pattern, path)).toBe(expected),
);
