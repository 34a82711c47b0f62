import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryDir } from '../testing/temporary-dir';
import { OpenPages } from './open-pages';
import { TypeCheck, typeErrors } from './type-check';

test('errors of the compiler are written as file, line, column and reason', () => {
  const output = [
    'mf-blog/src/a.ts(3,7): error TS2322: Type A is not B.',
    '  Reasons follow.',
    "error TS5058: The path does not exist: 'x'.",
  ].join('\n');
  expect(typeErrors('/sources/mf-blog', output, 2)).toEqual([
    'mf-blog/src/a.ts:3:7 TS2322: Type A is not B.\n  Reasons follow.',
    "mf-blog: error TS5058: The path does not exist: 'x'.",
  ]);
});

test('a compiler that fails without an error is no right part', () => {
  expect(typeErrors('/sources/mf-blog', 'out of memory', 134)).toEqual([
    'mf-blog: the types could not be checked\nout of memory',
  ]);
  expect(typeErrors('/sources/mf-blog', '', 0)).toEqual([]);
});

test('a save during a check starts it again: the newest sources count', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const dir = join(temporaryDir('type-check'), 'mf-tried');
  mkdirSync(dir);
  symlinkSync(
    resolve(__dirname, '../../../../../node_modules'),
    join(dirname(dir), 'node_modules'),
  );
  writeFileSync(join(dir, 'package.json'), '{}');
  writeFileSync(join(dir, 'tsconfig.json'), '{"compilerOptions":{"types":[]},"files":["a.ts"]}');
  const save = (text: string) => writeFileSync(join(dir, 'a.ts'), text);
  const pages = new OpenPages();
  const types = new TypeCheck(pages);
  const reported: string[][] = [];
  const report = jest.spyOn(pages, 'report');
  const nextReport = () =>
    new Promise<string[]>((done) =>
      report.mockImplementationOnce((_kind, found) => {
        reported.push(found);
        done(found);
      }),
    );
  save("export const count: number = 'old';\n");
  const first = nextReport();
  types.check(dir);
  save("\nexport const count: number = 'new';\n");
  types.check(dir);
  expect((await first)[0]).toMatch(/^mf-tried\/a\.ts:2:14 TS2322/);
  save('export const count: number = 3;\n');
  const second = nextReport();
  types.check(dir);
  expect(await second).toEqual([]);
  expect(reported).toHaveLength(2);
}, 120_000);
