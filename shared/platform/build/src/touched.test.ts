import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { specsOf } from './browser-specs';
import { remoteNames } from './parts';
import { touchedBy, touchesShared } from './touched';

const packages = ['shared/types', 'shared/store', 'mf-blog', 'mf-booking', 'shell'].map((dir) => ({
  name: dir.replace('shared/', '@site/'),
  dir,
}));
const graph = {
  '@site/types': [],
  '@site/store': ['@site/types'],
  'mf-blog': ['react', '@site/types'],
  'mf-booking': ['@site/store'],
  shell: ['@site/store'],
};
const touched = (...files: string[]) => touchedBy(files, packages, graph).packages;

test('a change in one remote touches that remote', () =>
  expect(touched('mf-blog/src/routes.tsx')).toEqual(['mf-blog']));

test('a change in a shared package touches all that depend on it, also indirectly', () => {
  expect(touched('shared/store/src/index.ts')).toEqual(['shared/store', 'mf-booking', 'shell']);
  expect(touched('shared/types/src/index.ts')).toHaveLength(5);
});

test('documentation touches nothing, a file outside all packages touches everything', () => {
  expect(touched('docs/architecture.md', 'README.md')).toEqual([]);
  expect(touchedBy(['tsconfig.base.json'], packages, graph)).toMatchObject({ everything: true });
  expect(touched('tsconfig.base.json')).toHaveLength(5);
});

test('every remote has browser specs, and they exist', () => {
  const tests = resolve(__dirname, '../../../../e2e/tests');
  for (const part of remoteNames) {
    const specs = specsOf([part]);
    expect(specs).toContain('pages.spec.ts');
    expect(specs.filter((spec) => !existsSync(join(tests, spec)))).toEqual([]);
  }
});

test.each([
  [
    ['mf-blog/src/index.ts', 'shell/company.ts', 'docs/deploy.md', 'shared/browser/ui/README.md'],
    false,
  ],
  [['mf-blog/src/index.ts', 'shared/browser/ui/src/tokens.css'], true],
  [['package-lock.json'], true],
  [['.github/workflows/part.yml'], true],
  // Only the folder counts, not a name that begins alike.
  [['mf-blog-old/src/index.ts'], true],
  [[], false],
])('a change of %j touches what parts share: %s', (files, shared) => {
  expect(touchesShared(files, ['mf-blog', 'shell'])).toBe(shared);
});
