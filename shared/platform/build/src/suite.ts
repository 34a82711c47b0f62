import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type BrowserReport,
  browserProblems,
  countsOf,
  type JestReport,
  unitProblems,
  unitSkips,
} from './test-reports';

interface RunOptions {
  /**
   * Returns the output instead of printing it, for steps that run next to the browser tests.
   */
  quiet?: boolean;
  /** Folder below the repository's root. */
  cwd?: string;
  env?: Record<string, string>;
}

/** Runs steps of the suite and counts what passed and failed. */
export class Suite {
  #passed = 0;
  #failed = 0;
  /** Lines to print at the end: failed and flaky tests, programs that this machine lacks. */
  #notes = new Set<string>();

  /** @param root of the repository */
  constructor(private readonly root: string) {}

  /** Runs a step that passes or fails as a whole. */
  async check(title: string, ...command: string[]): Promise<void> {
    const { ok, output } = await this.#run(command, { quiet: true });
    this.#heading(title);
    if (output.trim()) console.log(output.trimEnd());
    if (ok) this.#passed++;
    else this.#fail(title);
  }

  /**
   * Runs the unit tests of packages together; prints their output at the end.
   * @param tier `all` with the long ones
   */
  async unit(dirs: string[], tier = process.env.TEST_TIER ?? ''): Promise<void> {
    const report = join(this.root, 'shared/platform/build/test-results/jest.json');
    mkdirSync(dirname(report), { recursive: true });
    // A run that ends early must not be counted by the report of the last one.
    rmSync(report, { force: true });
    const config = 'shared/platform/build/jest-all.js';
    const workers = String(availableParallelism());
    const { ok, output } = await this.#run(
      ['jest', '-c', config, '-w', workers, '--json', '--outputFile', report],
      { quiet: true, env: { TEST_PACKAGES: dirs.join(','), TEST_TIER: tier } },
    );
    this.#heading(`jest ${dirs.join(' ')}`);
    console.log(output.trimEnd());
    if (!existsSync(report)) return this.#fail('jest');
    const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
    const { numPassedTests, numFailedTests, numFailedTestSuites } = result;
    this.#passed += numPassedTests;
    for (const problem of [...unitProblems(result), ...unitSkips(result)])
      this.#notes.add(problem.replace(`${this.root}/`, ''));
    // A file that could not run has no tests that fail, so count it as well.
    if (!ok) this.#fail('jest', Math.max(numFailedTests, numFailedTestSuites, 1));
  }

  /** @param specs default: all @param parts whose pages to visit; default: all */
  async browser(specs: string[] = [], parts: string[] = []): Promise<void> {
    this.#heading('Playwright');
    const report = join(this.root, 'e2e/test-results/report.json');
    rmSync(report, { force: true });
    const { ok } = await this.#run(['playwright', 'test', ...specs], {
      cwd: 'e2e',
      // A part may name long specs, too.
      env: { TEST_PARTS: parts.join(','), ...(specs.length > 0 && { TEST_TIER: 'all' }) },
    });
    if (!existsSync(report)) return this.#fail('Playwright');
    const text = readFileSync(report, 'utf8');
    for (const [, reason = ''] of text.matchAll(/"description": "(not run: [^"]+)"/g)) {
      this.#notes.add(reason);
    }
    const result = JSON.parse(text) as BrowserReport;
    for (const problem of browserProblems(result)) this.#notes.add(problem);
    const { passed, failed } = countsOf(result.stats);
    this.#passed += passed;
    if (!ok || failed > 0) this.#fail('Playwright', Math.max(failed, 1));
  }

  /** Prints the result. @returns the exit code */
  end(): number {
    console.log('');
    for (const note of this.#notes) console.log(note);
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed ? 1 : 0;
  }

  #fail(title: string, count = 1): void {
    this.#failed += count;
    this.#notes.add(`failed: ${title}`);
  }

  #heading(title: string): void {
    console.log(`\n── ${title}`);
  }

  /**
   * Runs a program of the repository's packages.
   * @param command the program and its arguments
   */
  #run(
    [name = '', ...args]: string[],
    { quiet = false, cwd = '.', env = {} }: RunOptions,
  ): Promise<{ ok: boolean; output: string }> {
    const child = spawn(join(this.root, 'node_modules/.bin', name), args, {
      cwd: join(this.root, cwd),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        FORCE_COLOR: '0',
        npm_config_loglevel: 'error',
        ...env,
      },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    return new Promise((done) => child.on('exit', (code) => done({ ok: code === 0, output })));
  }
}
