import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { OpenPages } from './open-pages';

/**
 * Checks the types of parts next to their builds, one part at a time. The compiler's process ends
 * after each check: a program that stays in memory would cost 300 MB for every part.
 */
export class TypeCheck {
  private readonly waiting = new Set<string>();
  private running: { dir: string; child: ChildProcess } | undefined;

  constructor(private readonly pages: OpenPages) {
    process.once('exit', () => this.running?.child.kill());
  }

  /** Checks a part soon. Stops a check of this part that still runs on older sources. */
  check(dir: string): void {
    this.waiting.add(dir);
    if (this.running?.dir === dir) this.running.child.kill();
    this.next();
  }

  private next(): void {
    if (this.running) return;
    const [dir] = this.waiting;
    if (dir === undefined) return;
    this.waiting.delete(dir);
    let child: ChildProcess;
    try {
      child = startCompiler(dir);
    } catch (error) {
      // npm can leave out the program of a platform.
      const reason = error instanceof Error ? error.message : String(error);
      this.pages.report(`${basename(dir)} types`, [`TypeScript 7 cannot be started: ${reason}`]);
      return this.next();
    }
    this.running = { dir, child };
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', ({ message }) => (output = message));
    child.on('close', (code) => {
      this.running = undefined;
      const stopped = this.waiting.has(dir);
      if (!stopped) this.pages.report(`${basename(dir)} types`, typeErrors(dir, output, code));
      this.next();
    });
  }
}

function startCompiler(dir: string): ChildProcess {
  const require = createRequire(import.meta.url);
  const compiler = require.resolve('typescript-7/package.json');
  // Its command would start the program as a child, and a kill would not reach that.
  const own = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
  const program = join(dirname(createRequire(compiler).resolve(own)), 'lib/tsc');
  const key = createHash('sha256').update(dir).digest('hex').slice(0, 16);
  const info = join(compiler, '../../.cache/site-types', `${key}.tsbuildinfo`);
  const print = ['--noEmit', '--pretty', 'false', '--checkers', '1'];
  const keep = ['--incremental', '--tsBuildInfoFile', info];
  return spawn(program, ['-p', dir, ...print, ...keep], {
    cwd: join(dir, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * The compiler's errors, each as `mf-blog/src/routes.tsx:31:5 message`.
 * @param output of the compiler, run in the folder above the part
 */
export function typeErrors(dir: string, output: string, code: number | null): string[] {
  const errors: string[] = [];
  for (const line of output.split('\n')) {
    const [, file, row, column, text] = /^(.+?)\((\d+),(\d+)\): error (.*)$/.exec(line) ?? [];
    if (file) errors.push(`${file}:${row}:${column} ${text}`);
    else if (/^\s/.test(line) && errors.length > 0) errors.push(`${errors.pop()}\n${line}`);
    else if (/^error /.test(line)) errors.push(`${basename(dir)}: ${line}`);
  }
  if (errors.length === 0 && code !== 0)
    return [`${basename(dir)}: the types could not be checked\n${output}`];
  return errors;
}
