import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { lockFile } from '@site/build/cached-results';
import { cacheDir } from '@site/contract/paths';
import webpack from 'webpack';
import type { Compilation, Compiler } from 'webpack';
import { writeAtomically } from '@site/delivery/write-atomically';

/** Reasons for other minified bytes of the same code: the preset's options, a tool's version. */
const tools = (): string =>
  [createRequire(import.meta.url).resolve('@site/build/webpack'), lockFile]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/**
 * A cache in front of the minimizers, because minifying takes half of a build and most files of a
 * part are unchanged. The key hashes everything that the result depends on, so it is never stale.
 */
export class CachedMinified {
  constructor(
    private readonly dir = cacheDir(),
    private readonly salt = tools(),
  ) {}

  apply(compiler: Compiler): void {
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: size } = webpack.Compilation;
    compiler.hooks.compilation.tap('CachedMinified', (compilation) => {
      const uncached = new Map<string, string>();
      const { processAssets } = compilation.hooks;
      processAssets.tapPromise({ name: 'CachedMinified', stage: size - 1 }, () =>
        this.reuse(compilation, uncached),
      );
      processAssets.tapPromise({ name: 'CachedMinified', stage: size + 1 }, () =>
        this.keep(compilation, uncached),
      );
    });
  }

  /** @param uncached filled with the cache path of every file that is not cached yet */
  private async reuse(compilation: Compilation, uncached: Map<string, string>): Promise<void> {
    const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
    await Promise.all(
      files.map(async ({ name, source }) => {
        const hash = createHash('sha256').update(this.salt).update(extname(name));
        const place = join(this.dir, hash.update(source.buffer()).digest('hex'));
        const cached = await readFile(place).catch(() => undefined);
        if (cached)
          compilation.updateAsset(name, new webpack.sources.RawSource(cached), { minimized: true });
        else uncached.set(name, place);
      }),
    );
  }

  private async keep(compilation: Compilation, uncached: Map<string, string>): Promise<void> {
    await Promise.all(
      [...uncached].map(async ([name, place]) => {
        const asset = compilation.getAsset(name);
        if (asset?.info.minimized) await writeAtomically(place, asset.source.buffer());
      }),
    );
  }
}
