import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenPages } from '@site/build/dev/open-pages';
import { PartWatch } from '@site/build/dev/part-watch';
import type { TypeCheck } from '@site/build/dev/type-check';
import { releaseToken } from '@site/build/release-token';
import { containerName, watchConfig } from '@site/build/webpack';
import { Fault } from '@site/contract/fault';
import { partDir, readPart } from '@site/contract/parts';
import { siteDir } from '@site/contract/paths';
import { folderOf, type ReleaseIn } from '@site/contract/languages';
import type { Language, Release } from '@site/data-types/contract';
import webpack from 'webpack';
import { entryOf } from '../compose/registry';
import { chunksOf } from '../release/chunks';
import { ServerBundle } from './server-bundle';

/** Editors write a file in several steps; build after the last one. */
const settleMs = 30;

/**
 * A part of the site in one language, in development. Nothing is built before a browser requests it.
 * From then on each saved file builds it again, and open pages replace it.
 */
export class DevPart {
  readonly bundle: ServerBundle;
  private readonly dir: string;
  private readonly out: string;
  private readonly watch: PartWatch;
  private watching: webpack.Watching | undefined;
  /** Number of the newest build without errors. */
  private build = 0;
  private hash: string | undefined;
  private chunks: Release['chunks'] = {};
  private running: Promise<void> | undefined;
  private finish = () => {};

  constructor(
    readonly name: string,
    private readonly pages: OpenPages,
    types: TypeCheck,
    readonly language: Language,
  ) {
    this.dir = partDir(name);
    this.out = join(siteDir(), 'parts', name);
    const folder = folderOf(language);
    this.bundle = new ServerBundle(this.dir, join(this.out, 'server', folder), language);
    this.watch = new PartWatch({
      dir: this.dir,
      language,
      pages,
      types,
      checkAtStart: false,
      onBuilt: (stats) => this.take(stats),
    });
  }

  get records() {
    return this.watch.records;
  }

  /** Waits for a build that runs, and starts the first one. @throws Fault when none has succeeded */
  async built(): Promise<void> {
    if (!this.watching) this.start();
    await this.running;
    if (this.build === 0) throw new Fault(`${this.name} cannot be built`);
  }

  /** The part as documents and the registry name it. Before its first build it has no chunks. */
  release(): ReleaseIn {
    const { site } = readPart(this.dir);
    const { language } = this;
    const version = `dev${this.build}`;
    const shell = this.name === 'shell';
    return {
      name: this.name,
      version,
      language,
      revision: 'development',
      declaration: site,
      entry: folderOf(language) + (shell ? 'main.js' : 'remoteEntry.js'),
      container: shell ? '' : containerName(this.name, version, language),
      chunks: this.chunks,
      shared: {},
      slices: {},
      types: { exposes: {}, consumes: {} },
      pages: {},
      files: {},
    };
  }

  /**
   * A browser file of the newest build, also for a page that has an older one.
   * @param version as the address names it @throws when there is no such file
   */
  read(version: string, file: string): Buffer {
    const [, record] = /^(?:\w+\/)?records\/(.*)\.json$/.exec(file) ?? [];
    if (record !== undefined) return Buffer.from(JSON.stringify(this.records.read(record)));
    const bytes = readFileSync(join(this.out, 'browser', file));
    if (!/\.(js|css|json)$/.test(file)) return bytes;
    return Buffer.from(bytes.toString('utf8').replaceAll(releaseToken, version));
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.watching) this.watching.close(() => resolve());
      else resolve();
    });
  }

  private start(): void {
    const out = join(this.out, 'browser', folderOf(this.language));
    const compiler = webpack(watchConfig(this.dir, out, this.language));
    if (!compiler) throw new Fault('webpack accepted no configuration');
    this.begin();
    compiler.hooks.invalid.tap('DevPart', () => this.begin());
    this.watch.apply(compiler);
    compiler.hooks.done.tap('DevPart', () => this.finish());
    this.watching = compiler.watch({ aggregateTimeout: settleMs }, (error) => {
      if (error) this.pages.report(`${this.name} build`, [`${this.name}: ${error.message}`]);
    });
  }

  /** Requests that arrive from now on wait for the build. */
  private begin(): void {
    this.running ??= new Promise((resolve) => {
      this.finish = () => {
        this.running = undefined;
        resolve();
      };
    });
  }

  private take(stats: webpack.Stats): void {
    if (stats.hash === this.hash) return;
    this.hash = stats.hash;
    this.chunks = chunksOf(stats.compilation, folderOf(this.language));
    this.build++;
    if (this.build === 1) console.log(`built ${this.name}`);
    const replaceable = this.name !== 'shell';
    this.pages.send(
      replaceable
        ? { part: this.name, language: this.language, entry: entryOf(this.release()) }
        : { reload: true },
    );
  }
}
