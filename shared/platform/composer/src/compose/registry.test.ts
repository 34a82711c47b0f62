import { bundlerRuntime } from '@site/build/parts';
import type { Release } from '@site/data-types/contract';
import { entryOf } from './registry';

const releaseWith = (shared: Record<string, string>): Release =>
  ({
    name: 'mf-blog',
    version: '1.0.0-a',
    entry: 'remoteEntry.js',
    container: 'mf_blog_a',
    files: {},
    declaration: { prefixes: ['/blog'] },
    shared,
  }) as unknown as Release;

test('a page gets the modules that a stored key starts', () => {
  const release = releaseWith({});
  expect(entryOf(release).extras).not.toHaveProperty('startsWhenStored');
  release.declaration.startsWhenStored = { 'site.queue.': './queue' };
  expect(entryOf(release).extras.startsWhenStored).toEqual({ 'site.queue.': 'queue' });
});

test.each<[Record<string, string>, boolean]>([
  [{ [bundlerRuntime]: '^2.9.2', react: '^19.0.0' }, true],
  // The small page runtime and semver disagree on these ranges.
  [{ [bundlerRuntime]: '^2.9.2', react: '>=19.0.0 <20' }, false],
  [{ [bundlerRuntime]: '^2.9.2', react: '~19.2.0' }, false],
  [{ [bundlerRuntime]: '^2.9.2', react: '19.x' }, false],
  [{ [bundlerRuntime]: '^2.9.2', zustand: '^0.2.3' }, false],
  // Built by another bundler, or by webpack's own federation.
  [{ react: '^19.0.0' }, false],
])('with %j the shell opens the entry without the runtime: %s', (shared, expected) => {
  expect(entryOf(releaseWith(shared)).extras.pageRuntime).toBe(expected);
});
