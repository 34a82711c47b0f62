import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remoteNames } from './parts';

/** One tree in every remote, so that a reader of one finds everything in the others. */

const root = resolve(__dirname, '../../../..');

/** Folders of `src` that any remote may have. */
const commonFolders = ['components', 'data', 'fragments', 'lib', 'messages', 'routes', 'testing'];

const everywhere = [
  'README.md',
  'eslint.config.js',
  'jest.config.js',
  'package.json',
  'src/index.ts',
  'src/routes.tsx',
  'src/server.ts',
  'src/standalone.tsx',
  'src/contract.test.ts',
  'tsconfig.json',
  'webpack.config.js',
];

const filesOf = (part: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', part], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .map((file) => file.slice(part.length + 1));

/** The remotes, and the one that new remotes are copied from. */
const remotes = [...remoteNames, 'shared/platform/part-template'];

describe.each(remotes)('%s', (part) => {
  const files = filesOf(part);
  const sources = files.filter((file) => /^src\/.*\.tsx?$/.test(file));
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  const textOf = (file: string) => readFileSync(join(root, part, file), 'utf8');
  const { name, site } = JSON.parse(textOf('package.json')) as {
    name: string;
    site: { exposes: Record<string, string> };
  };

  test('has the files that every remote has, and runs the contract test', () => {
    expect(files).toEqual(expect.arrayContaining(everywhere));
    expect(textOf('src/contract.test.ts')).toMatch(/^testContract\(/m);
  });

  test('explains each folder of src that not every remote has', () => {
    const folders = new Set(
      files.filter((file) => /^src\/.*\//.test(file)).map((file) => file.split('/')[1] ?? ''),
    );
    const readme = textOf('README.md');
    const own = [...folders].filter((name) => !commonFolders.includes(name));
    expect(own.filter((name) => !readme.includes(`src/${name}/`))).toEqual([]);
  });

  test('keeps test helpers in src/testing, for tests alone', () => {
    const usesTesting = sources.filter((file) =>
      /from '(?:\.{1,2}\/)+testing\/|from '@site\/[\w-]+\/[\w-]*testing'/.test(textOf(file)),
    );
    const others = usesTesting.filter((file) => !isTest(file) && !file.startsWith('src/testing/'));
    expect(others).toEqual([]);
    expect(sources.filter((file) => /(?:^|\/)testing\.tsx?$/.test(file))).toEqual([]);
  });

  test('defines its records in src/lib/records.ts and their shapes in src/data/shapes.ts', () => {
    const placesOf = (pattern: RegExp) =>
      sources.filter((file) => !isTest(file) && pattern.test(textOf(file)));
    const places = placesOf(new RegExp(`defineRecords(?:<[^(]*>)?\\(\\s*'${name}/`));
    expect(places).toEqual(files.includes('src/records.ts') ? ['src/lib/records.ts'] : []);
    // Those of other parts are there, too, and none is read by its path with a cast.
    const anywhere = placesOf(/\bdefineRecords\b|\bgetLoader\(\)\.record\(/);
    expect(anywhere.filter((file) => file !== 'src/lib/records.ts')).toEqual([]);
    const shapes = sources.filter((file) => /(?:^|\/)shapes\.ts$/.test(file));
    expect(shapes.filter((file) => file !== 'src/data/shapes.ts')).toEqual([]);
    const exported = places.filter((file) => /^export (?:interface|type) /m.test(textOf(file)));
    expect(exported).toEqual([]);
  });

  test('exposes every module of src/fragments under its name', () => {
    const fragments = sources.filter(
      (file) => /^src\/fragments\/.*\.tsx$/.test(file) && !isTest(file),
    );
    const exposed = Object.entries(site.exposes).filter(([, file]) =>
      file.startsWith('./src/fragments/'),
    );
    expect(exposed.map(([, file]) => file.slice('./'.length)).sort()).toEqual(fragments.sort());
    for (const [request, file] of exposed)
      expect(file).toBe(`./src/fragments/${request.slice(2)}.tsx`);
  });
});
