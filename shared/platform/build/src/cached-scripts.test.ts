import { readFile, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import keepScript, { pitch } from './cached-scripts';
import { temporaryDir } from './testing/temporary-dir';

const dir = temporaryDir('cached-scripts');
process.env.SITE_CACHE = join(dir, 'cache');

interface Script {
  source?: string;
  extension?: string;
  compilerOptions?: object;
  /** Whether the compiler reports an error. */
  fails?: boolean;
}

let parts = 0;

/** Compiles a script of a part that no earlier call has used. @returns whether the compiler ran */
async function isCompiled({
  source = 'let a = 1;',
  extension = 'ts',
  compilerOptions = { target: 'es2022' },
  fails = false,
}: Script): Promise<boolean> {
  const part = join(dir, `part-${parts++}`);
  const files = {
    base: `${part}.base.json`,
    config: `${part}.json`,
    script: `${part}.${extension}`,
  };
  writeFileSync(files.base, JSON.stringify({ compilerOptions }));
  writeFileSync(files.config, JSON.stringify({ extends: files.base }));
  writeFileSync(files.script, source);
  const context = {
    resourcePath: files.script,
    data: {},
    fs: { readFile },
    _module: { getNumberOfErrors: () => (fails ? 1 : 0) },
    addDependency: jest.fn(),
    getOptions: () => ({ configFile: files.config }),
  };
  const compiled = `compiled ${JSON.stringify([source, extension, compilerOptions])}`;
  const cached = await new Promise<string | undefined>((resolve, reject) => {
    const async = () => (error: Error | null, text?: string) =>
      error ? reject(error) : resolve(text);
    pitch.call({ ...context, async } as never);
  });
  expect(context.addDependency).toHaveBeenCalledWith(files.script);
  expect(cached ?? keepScript.call(context as never, compiled)).toBe(compiled);
  return cached === undefined;
}

test('a script is compiled once, in every part that has the same options', async () => {
  expect(await isCompiled({})).toBe(true);
  expect(await isCompiled({})).toBe(false);
});

test('another source, kind of file or option of an extended file is compiled', async () => {
  await isCompiled({});
  expect(await isCompiled({ source: 'let b = 1;' })).toBe(true);
  expect(await isCompiled({ extension: 'tsx' })).toBe(true);
  expect(await isCompiled({ compilerOptions: { target: 'es5' } })).toBe(true);
});

test('a script with an error is compiled each time, so each build reports it', async () => {
  const source = 'let = 2;';
  expect(await isCompiled({ source, fails: true })).toBe(true);
  expect(await isCompiled({ source })).toBe(true);
});
