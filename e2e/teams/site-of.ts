import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A team's clone of the repository. */
export interface Clone {
  dir: string;
  env: Record<string, string>;
}

/** A command of the clone's own `site`. @throws with its output */
export function siteOf({ dir, env }: Clone, ...args: string[]): Promise<string> {
  const command = join(dir, 'shared/platform/composer/bin/site.js');
  const child = spawn(process.execPath, [command, ...args], {
    cwd: dir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, fail) =>
    child.on('exit', (code) => (code === 0 ? done(output) : fail(new Error(output.trim())))),
  );
}
