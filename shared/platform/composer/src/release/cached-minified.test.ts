import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { CachedMinified } from './cached-minified';

const dir = temporaryDir('cached');
const cache = join(dir, 'cache');

/** A fake minimizer that records what it processed. */
class Minimizer {
  files: string[] = [];
  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.compilation.tap('Minimizer', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'Minimizer', stage }, () => {
        for (const { name, info } of compilation.getAssets()) {
          if (info.minimized) continue;
          this.files.push(name);
          const made = new webpack.sources.RawSource(`small(${name})`);
          compilation.updateAsset(name, made, { minimized: true });
        }
      }),
    );
  }
}

/** Builds two chunks. @returns names of the minified ones, and the bytes of both */
async function build(first: string, salt: string): Promise<{ minified: string[]; made: string[] }> {
  writeFileSync(join(dir, 'first.js'), first);
  writeFileSync(join(dir, 'second.js'), 'console.log(2);');
  const minimizer = new Minimizer();
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: dir,
        entry: { first: './first.js', second: './second.js' },
        output: { path: join(dir, 'out') },
        cache: false,
        optimization: { minimizer: [new CachedMinified(cache, salt), minimizer] },
      },
      (error) => (error ? reject(error) : resolve()),
    ),
  );
  const made = ['first.js', 'second.js'].map((name) =>
    readFileSync(join(dir, 'out', name), 'utf8'),
  );
  return { minified: minimizer.files.sort(), made };
}

test('only changed files are minified, and the bytes are the same', async () => {
  const made = ['small(first.js)', 'small(second.js)'];
  expect(await build('console.log(1);', 'a')).toEqual({
    minified: ['first.js', 'second.js'],
    made,
  });
  expect(await build('console.log(1);', 'a')).toEqual({ minified: [], made });
  expect(await build('console.log(3);', 'a')).toEqual({ minified: ['first.js'], made });
});

test('other tools start with an empty cache, and no unfinished file is left', async () => {
  await build('console.log(1);', 'b');
  expect((await build('console.log(1);', 'c')).minified).toEqual(['first.js', 'second.js']);
  expect(readdirSync(cache).filter((name) => name.endsWith('.part'))).toEqual([]);
});
