import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@site/data-types/contract';
import type { OpenPages } from './open-pages';

type Values = Record<string, unknown>;
type Answer = { records: Values } | { error: string };

/**
 * The records of a part while its sources change. A process reads them and ends: modules that are
 * imported again in this process would stay in its memory.
 */
export class RecordsWatch {
  private reading: Promise<Values> | undefined;
  private child: ChildProcess | undefined;
  private last: Values = {};
  /** Changes with each reading of the sources. */
  generation = 0;

  constructor(
    private readonly dir: string,
    private readonly pages: OpenPages,
    private readonly language: Language = 'en',
  ) {}

  /** The record that was read last at a path. */
  read(path: string): unknown {
    return this.last[path];
  }

  /** The records, as far as the sources are right: with an error, those before it. */
  current(): Promise<Values> {
    this.reading ??= this.readSources();
    return this.reading;
  }

  /**
   * Reads them again and stops a reading of older sources.
   * @returns whether they have changed
   */
  async refresh(): Promise<boolean> {
    const before = this.last;
    const reading = this.readSources();
    this.reading = reading;
    const now = await reading;
    return this.reading === reading && JSON.stringify(now) !== JSON.stringify(before);
  }

  private async readSources(): Promise<Values> {
    if (!existsSync(join(this.dir, 'src/records.ts'))) return this.last;
    this.child?.kill();
    const child = fork(join(import.meta.dirname, 'records-child.js'), [this.dir, this.language], {
      execArgv: [],
    });
    this.child = child;
    const answer = await new Promise<Answer | undefined>((resolve) => {
      child.once('message', (message) => resolve(message as Answer));
      child.once('exit', (code, signal) =>
        resolve(signal ? undefined : { error: `its reader ended with code ${code}` }),
      );
    });
    // Stopped, because the sources have changed: the answer of the next reading counts.
    if (!answer) return this.child === child ? this.last : this.current();
    const failed = 'error' in answer;
    if (!failed) this.last = answer.records;
    this.generation++;
    const name = basename(this.dir);
    const kind = `${nameIn(this.language, this.dir)} content`;
    this.pages.report(kind, failed ? [named(name, answer.error)] : []);
    return this.last;
  }
}

/** A part in a language, as reports name it: `mf-blog`, `mf-blog in es`. */
export const nameIn = (language: Language, dir: string): string =>
  language === 'en' ? basename(dir) : `${basename(dir)} in ${language}`;

/** The message with the part's name, unless it names a file of the part already. */
const named = (part: string, message: string): string =>
  message.includes(`${part}/`) ? message : `${part}: ${message}`;
