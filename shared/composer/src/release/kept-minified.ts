import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join, resolve } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import { root } from '../paths';
import { writeAtomically } from '../store/sets';

/** `npm ci` empties it; `SITE_CACHE` names another folder. */
const cacheDir = (): string =>
  resolve(root, process.env.SITE_CACHE ?? 'node_modules/.cache/site-minified');

/** What makes other bytes of the same code: the preset with its options, any version of a tool. */
const tools = (): string =>
  [createRequire(import.meta.url).resolve('@site/build/webpack'), join(root, 'package-lock.json')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/**
 * Stands before the minimizers of a build and hands out what they made of the same bytes before:
 * minifying takes half of a build, and most files of a part are as they were. Found by the content
 * of everything it depends on, so it is never out of date.
 */
export class KeptMinified {
  constructor(
    private readonly dir = cacheDir(),
    private readonly salt = tools(),
  ) {}

  apply(compiler: Compiler): void {
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: size } = webpack.Compilation;
    compiler.hooks.compilation.tap('KeptMinified', (compilation) => {
      const made = new Map<string, string>();
      const { processAssets } = compilation.hooks;
      processAssets.tapPromise({ name: 'KeptMinified', stage: size - 1 }, () =>
        this.handOut(compilation, made),
      );
      processAssets.tapPromise({ name: 'KeptMinified', stage: size + 1 }, () =>
        this.keep(compilation, made),
      );
    });
  }

  /** @param made filled with the place of every file that is not there yet */
  private async handOut(compilation: Compilation, made: Map<string, string>): Promise<void> {
    const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
    await Promise.all(
      files.map(async ({ name, source }) => {
        const hash = createHash('sha256').update(this.salt).update(extname(name));
        const place = join(this.dir, hash.update(source.buffer()).digest('hex'));
        const kept = await readFile(place).catch(() => undefined);
        if (kept)
          compilation.updateAsset(name, new webpack.sources.RawSource(kept), { minimized: true });
        else made.set(name, place);
      }),
    );
  }

  private async keep(compilation: Compilation, made: Map<string, string>): Promise<void> {
    await Promise.all(
      [...made].map(async ([name, place]) => {
        const asset = compilation.getAsset(name);
        if (asset?.info.minimized) await writeAtomically(place, asset.source.buffer());
      }),
    );
  }
}
