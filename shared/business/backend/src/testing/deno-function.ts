import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const deno = join(import.meta.dirname, '../../../../../node_modules/.bin/deno');
const builder = join(import.meta.dirname, '../../supabase/build-functions.ts');

/** Whether this machine runs functions as a hosted project does. */
export const hasDeno = spawnSync(deno, ['--version']).status === 0;
if (!hasDeno) console.warn('not run: deno (the npm package has no program for this machine)');

/** A function of a hosted project that runs. */
export interface RunningFunction {
  address: string;
  stop: () => Promise<void>;
}

/**
 * Runs a function of a hosted project in Deno, bundled as for its deployment.
 * @param name `drain-outbox`, `incoming-text`, `photo-upload` or `report` @param secrets its environment
 */
export async function startFunction(
  name: string,
  secrets: Record<string, string>,
): Promise<RunningFunction> {
  const folder = mkdtempSync(join(tmpdir(), 'site-deno-'));
  const bundle = join(folder, 'index.js');
  execFileSync(process.execPath, ['--import', 'tsx', builder, name, bundle]);
  const running = spawn(
    deno,
    ['run', '--no-remote', '--no-config', '--allow-net', '--allow-env', bundle],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        DENO_DIR: join(folder, 'cache'),
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        NO_COLOR: '1',
        ...secrets,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The command is a script that starts the program, so both end as a group.
      detached: true,
    },
  );
  const stop = async () => {
    const closed = once(running, 'close');
    if (running.pid) process.kill(-running.pid);
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  const lines: string[] = [];
  for await (const line of createInterface({ input: running.stderr })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { address, stop };
    lines.push(line);
  }
  throw new Error(`${name} did not start:\n${lines.join('\n')}`);
}
