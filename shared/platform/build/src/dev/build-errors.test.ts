import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { temporaryDir } from '../testing/temporary-dir';
import { quickScripts } from '../webpack-rules';
import { buildErrors } from './build-errors';

/** Builds a part of these files. @returns its errors */
function errorsOf(files: Record<string, string>): Promise<string[]> {
  const dir = join(temporaryDir('build-errors'), 'mf-tried');
  mkdirSync(join(dir, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, 'src', file), text);
  return new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'development',
      context: dir,
      entry: './src/index.ts',
      resolve: { extensions: ['.ts', '.tsx'] },
      output: { path: join(dir, 'dist') },
      module: { rules: [quickScripts()] },
    });
    compiler?.run((error, stats) => {
      compiler.close(() => {});
      if (stats) resolve(buildErrors(stats, dirname(dir)));
      else reject(error ?? new Error('no result'));
    });
  });
}

jest.setTimeout(60_000);

test('a syntax error has file, line and the source, without the stack of the compiler', async () => {
  const [error = '', ...more] = await errorsOf({ 'index.ts': 'export const a = 1;\nconst = 2;\n' });
  expect(more).toEqual([]);
  expect(error).toMatch(/^mf-tried\/src\/index\.ts:2:\d+ /);
  expect(error).toContain('const = 2;');
  expect(error).not.toContain('Caused by');
});

test('an import of a missing file has file and line', async () => {
  const [error = ''] = await errorsOf({ 'index.ts': "\nimport './missing';\n" });
  expect(error).toMatch(/^mf-tried\/src\/index\.ts:2 /);
  expect(error).toContain("'./missing'");
});

test('a type parameter in a .ts file is no element', async () => {
  const text = 'export const same = <T>(value: T): T => value;\n';
  expect(await errorsOf({ 'index.ts': text })).toEqual([]);
});
