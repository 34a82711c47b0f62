import { importsOf, resolveImport, sourcesOf, workspaces } from '@site/build/testing/workspaces';

const src = 'shared/platform/composer/src/';
const files = workspaces
  .filter(({ name }) => name === '@site/composer')
  .flatMap(sourcesOf)
  .filter((file) => file.startsWith(src))
  .map((file) => file.slice(src.length));

/** Files of the composer that a file imports, types and `import()` included. */
const importedBy = (file: string): string[] =>
  importsOf(src + file)
    .map((name) => resolveImport(src + file, name))
    .flatMap((path) => (path?.startsWith(src) ? [path.slice(src.length)] : []));

/** The floors, top down, as README.md draws them. A file belongs to the floor of its folder. */
const floors = [
  'prepare-server.ts',
  'cli.ts',
  'packed-cli.ts',
  'commands',
  'dev',
  'watch',
  'pack',
  'export',
  'doctor',
  'check',
  'compose',
  'release',
  'store',
];
const floorOf = (file: string): number => floors.indexOf(file.split('/')[0] ?? '');
const isTest = (file: string): boolean => /\.test\.ts$/.test(file);

test('every file stands on a floor', () => {
  expect(files.filter((file) => !isTest(file) && floorOf(file) < 0)).toEqual([]);
  expect(importedBy('compose/write-set.ts')).toContain('compose/document.ts');
});

test('a floor imports only itself and the floors below it, types and dynamic imports included', () => {
  const upward = files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      importedBy(file)
        .filter((target) => floorOf(target) < floorOf(file))
        .map((target) => `${file} imports ${target}`),
    );
  expect(upward).toEqual([]);
});
