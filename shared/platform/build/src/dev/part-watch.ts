import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '@site/data-types/contract';
import type { Compiler, Stats } from 'webpack';
import { writeMessages } from '../messages';
import { buildErrors } from './build-errors';
import type { OpenPages } from './open-pages';
import { nameIn, RecordsWatch } from './records-watch';
import type { TypeCheck } from './type-check';

export interface PartWatchOptions {
  /** Folder of the part. */
  dir: string;
  /** Default: English. */
  language?: Language;
  pages: OpenPages;
  types: TypeCheck;
  /** Whether to check the types before the first save, too. */
  checkAtStart: boolean;
  /** Called with each build that has no error. */
  onBuilt?: (stats: Stats) => void;
}

/**
 * Follows a part in development: reports errors of syntax, types and content after each save, and
 * goes on with the next one. Open pages load again when the records have changed. A plugin of the
 * part's webpack.
 */
export class PartWatch {
  readonly records: RecordsWatch;

  constructor(private readonly options: PartWatchOptions) {
    this.records = new RecordsWatch(options.dir, options.pages, options.language);
  }

  apply(compiler: Compiler): void {
    const { dir, language = 'en', pages, types, checkAtStart, onBuilt } = this.options;
    const kind = `${nameIn(language, dir)} syntax`;
    let first = true;
    compiler.hooks.afterCompile.tap('PartWatch', ({ contextDependencies }) => {
      // Content and code that only runs at build time are no modules of the part.
      for (const folder of foldersBelow(dir)) contextDependencies.add(folder);
    });
    let messageError: Error | undefined;
    compiler.hooks.watchRun.tap('PartWatch', () => {
      try {
        messageError = undefined;
        writeMessages(dir);
      } catch (error) {
        messageError = error as Error;
      }
    });
    compiler.hooks.thisCompilation.tap('PartWatch', ({ errors }) => {
      if (messageError) errors.push(new compiler.webpack.WebpackError(messageError.message));
    });
    compiler.hooks.done.tap('PartWatch', (stats) => {
      pages.report(kind, buildErrors(stats, dirname(dir)));
      if (!stats.hasErrors()) onBuilt?.(stats);
      if (!first || checkAtStart) types.check(dir);
      if (!first) void this.readAgain();
      first = false;
    });
  }

  private async readAgain(): Promise<void> {
    if (await this.records.refresh()) this.options.pages.send({ reload: true });
  }
}

/**
 * The folders of a part's sources, each by itself: of a folder inside a watched one, webpack misses
 * what is saved while it builds. One that does not exist would count as removed.
 */
const foldersBelow = (dir: string): string[] =>
  ['src', 'content']
    .map((name) => join(dir, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [
      folder,
      ...readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isDirectory())
        .map(({ parentPath, name }) => join(parentPath, name)),
    ]);
