import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ChildSite {
  url: string;
  process: ChildProcess;
  /** Ends it with SIGKILL. */
  kill: () => Promise<void>;
  /** Ends it with SIGTERM. @returns its exit code */
  stop: () => Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends processes that a failed test left, which would keep the run alive. */
export function killChildSites(): void {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Starts a site in its own process, from `serve.ts`.
 * @throws Error with its last line when it does not start
 */
export async function startChildSite(env: Record<string, string>): Promise<ChildSite> {
  const child = spawn(
    process.execPath,
    // `compile-once.ts` sets this for sites of this process.
    ['--liftoff-only', '--import', 'tsx', join(import.meta.dirname, 'serve.ts')],
    {
      cwd: join(import.meta.dirname, '../..'),
      // Without jest's own NODE_OPTIONS and NODE_ENV.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.add(child);
  const exited = once(child, 'exit').then(() => running.delete(child));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([
    once(lines, 'line').then(([line]: string[]) => line),
    exited.then(() => undefined),
  ]);
  if (first === undefined) throw new Error(errors.trim());
  const { port } = JSON.parse(first) as { port: number };
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
