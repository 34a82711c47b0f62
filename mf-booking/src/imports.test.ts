import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

const src = import.meta.dirname;
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

/** A relative import of any kind: lint's rule leaves out types and `import()`. */
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;

const importsOf = (file: string): string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(relativeImport)].flatMap(([, path = '']) => {
    const target = normalize(join(dirname(file), path));
    return files.filter((each) => [target, `${target}.ts`, `${target}.tsx`].includes(each));
  });

const graph = new Map(files.map((file) => [file, importsOf(file)]));

test('a folder imports only the folders below it', () => {
  expect(graph.get('routes.tsx')).toEqual([
    join('routes', 'book-online.tsx'),
    join('routes', 'appointment.tsx'),
    join('routes', 'warranty.tsx'),
  ]);
  const order = [
    'routes',
    'warranty',
    'appointment',
    'booking',
    'confirmation',
    'outbox',
    'photos',
    'lib',
  ];
  const levelOf = (file: string) => order.indexOf(file.split(sep)[0] ?? '');
  const upward = [...graph]
    .filter(([file]) => levelOf(file) >= 0 && !/\.test\.tsx?$/.test(file))
    .flatMap(([file, imports]) =>
      imports
        .filter((target) => levelOf(target) >= 0 && levelOf(target) < levelOf(file))
        .map((target) => `${file} imports ${target}`),
    );
  expect(upward).toEqual([]);
});
