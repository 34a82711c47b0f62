import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

const src = import.meta.dirname;
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.[jt]s$/.test(file),
);

/** A relative import of any kind: lint's rule leaves out types and `import()`. */
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

const importsOf = (file: string): string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(relativeImport)].flatMap(([, path = '']) => {
    const target = normalize(join(dirname(file), path));
    return files.filter((each) => [target, `${target}.ts`].includes(each));
  });

const graph = new Map(files.map((file) => [file, importsOf(file)]));

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
const floorOf = (file: string): number => floors.indexOf(file.split(sep)[0] ?? '');
const isTest = (file: string): boolean => /\.test\.ts$/.test(file);

/** The first circle found, as a list of files; empty without one. */
function circleFrom(node: string, path: string[], done: Set<string>): string[] {
  if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
  if (done.has(node)) return [];
  for (const next of graph.get(node) ?? []) {
    const circle = circleFrom(next, [...path, node], done);
    if (circle.length > 0) return circle;
  }
  done.add(node);
  return [];
}

test('every file stands on a floor', () => {
  expect(files.filter((file) => !isTest(file) && floorOf(file) < 0)).toEqual([]);
  expect(graph.get(join('compose', 'write-set.ts'))).toContain(join('compose', 'document.ts'));
});

test('a floor imports only itself and the floors below it, types and dynamic imports included', () => {
  const upward = [...graph]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, imports]) =>
      imports
        .filter((target) => floorOf(target) < floorOf(file))
        .map((target) => `${file} imports ${target}`),
    );
  expect(upward).toEqual([]);
});

test('no imports form a circle, types and dynamic imports included', () => {
  const done = new Set<string>();
  expect([...graph.keys()].flatMap((file) => circleFrom(file, [], done))).toEqual([]);
});
