import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** Source files that run on pages. */
const sources = (dir: string): string[] =>
  readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(test|examples)\.|examples\/|testing\.|standalone\./.test(file),
    )
    .map((file) => join(root, dir, file));

const namesIn = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name && !name.startsWith('type ')),
  );

test('the facade exports every name of the router that a part imports', () => {
  const facade = readFileSync(join(root, 'shell/src/router-facade.ts'), 'utf8');
  const offered = new Set(namesIn(/export \{([^}]*)\}/g, facade));
  const parts = readdirSync(root).filter((name) => /^(shell|mf-.+)$/.test(name));
  const files = [
    ...parts.map((part) => `${part}/src`),
    'shared/browser/ui/src',
    'shared/browser/federation/src',
  ];
  const missing = files.flatMap(sources).flatMap((file) =>
    namesIn(/import \{([^}]*)\} from 'react-router-dom'/g, readFileSync(file, 'utf8'))
      .filter((name) => !offered.has(name))
      .map((name) => `${name} (${file.slice(root.length + 1)})`),
  );
  expect(missing).toEqual([]);
  expect(offered.size).toBeGreaterThan(5);
});
