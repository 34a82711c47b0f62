import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildErrors } from '@site/build/dev/build-errors';
import { serverConfig } from '@site/build/webpack';
import { Fault } from '@site/contract/fault';
import type { Language } from '@site/data-types/contract';
import webpack from 'webpack';

/**
 * The bundle that renders a part's pages, built when a document needs it and a source has changed.
 * No watcher builds it, since most saves need no new document.
 */
export class ServerBundle {
  /** Changes with each build. */
  generation = 0;
  readonly file: string;
  private readonly compiler: webpack.Compiler;
  private building: Promise<void> | undefined;
  private sources: string[] = [];
  private startedAt = 0;

  constructor(
    private readonly dir: string,
    out: string,
    language: Language,
  ) {
    const config = serverConfig(dir, language);
    const compiler = webpack({
      ...config,
      cache: { type: 'memory' },
      output: { ...config.output, path: out },
    });
    if (!compiler) throw new Fault('webpack accepted no configuration');
    this.compiler = compiler;
    this.file = join(out, 'index.cjs');
  }

  /** Waits until the bundle is that of the sources. @throws Fault with the build's errors */
  async upToDate(): Promise<void> {
    await this.building?.catch(() => {});
    if (!(await this.isStale())) return;
    this.building ??= this.build().finally(() => (this.building = undefined));
    await this.building;
  }

  private async isStale(): Promise<boolean> {
    if (this.sources.length === 0) return true;
    const times = await Promise.all(
      this.sources.map((file) =>
        stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => Infinity,
        ),
      ),
    );
    return times.some((time) => time >= this.startedAt);
  }

  private async build(): Promise<void> {
    this.startedAt = Date.now();
    this.sources = [];
    const stats = await new Promise<webpack.Stats>((resolve, reject) => {
      this.compiler.run((error, result) =>
        result ? resolve(result) : reject(error ?? new Fault('webpack gave no result')),
      );
    });
    if (stats.hasErrors()) throw new Fault(buildErrors(stats, dirname(this.dir)).join('\n\n'));
    this.sources = [...stats.compilation.fileDependencies].filter(
      (file) => !/[\\/]node_modules[\\/]/.test(file),
    );
    this.generation++;
  }
}
