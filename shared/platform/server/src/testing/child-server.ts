import { freePort } from '@site/database/testing/free-port';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the log. */
export type LogLine = { msg: string; level: string } & Record<string, unknown>;

export interface ChildServer {
  url: string;
  port: number;
  process: ChildProcess;
  /** Everything it has printed. */
  output: () => string;
  lines: () => LogLine[];
  /** @returns its exit code */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends processes that a failed test left, which would keep the run alive. */
export function killChildServers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Makes a set of two pages live. */
export function writeSite(dir: string, id = 'a1'): void {
  const page = (file: string) => ({ file, owner: 'shell', kind: 'content', indexed: true });
  const set = {
    id,
    createdAt: '2026-11-22T10:00:00.000Z',
    versions: { shell: '1.0.0-0123456789' },
    previous: {},
    pages: { '/': page('index.html'), '/blog': page('blog.html') },
    notFound: [{ pattern: '*', file: '404.html' }],
    rendered: 2,
  };
  const files = join(dir, 'sets', id, 'public');
  mkdirSync(files, { recursive: true });
  for (const file of ['index.html', 'blog.html', '404.html'])
    writeFileSync(join(files, file), `<!doctype html><p>${file}`);
  writeFileSync(join(dir, 'sets', id, 'set.json'), JSON.stringify(set));
  writeFileSync(join(dir, 'live'), `${id} 2026-11-22T10:00:00.000Z\n`);
}

/**
 * Starts the site's server in a process of its own.
 * @param command program and arguments before Node's, e.g. to run it in another namespace
 * @throws Error with what it printed when it does not start
 */
export async function startChildServer(
  env: Record<string, string>,
  command: string[] = [],
): Promise<ChildServer> {
  const port = await freePort();
  const script = join(import.meta.dirname, 'serve-child.ts');
  const [file = '', ...args] = [...command, process.execPath, '--import', 'tsx', script];
  const child = spawn(file, args, {
    cwd: join(import.meta.dirname, '../..'),
    // Without jest's own NODE_OPTIONS and NODE_ENV.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const exited = once(child, 'exit').then(() => running.delete(child));
  let output = '';
  const read = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  while (!/ {2}Set {5}|"set":/.test(output)) {
    if (child.exitCode !== null) throw new Error(output.trim());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    process: child,
    output: () => output,
    lines: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as LogLine),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
