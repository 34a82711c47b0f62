import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join, sep } from 'node:path';
import { buildSync } from 'esbuild';

/** They change how a page is rendered and are no secrets. Nothing else of the environment is passed on. */
const passedOn = ['NODE_ENV', 'TZ', 'LANG', 'LC_ALL'];

let built: string | undefined;

/** The child's code as one text: it may read no file of this package, so it can load no loader. */
const code = (): string =>
  (built ??= buildSync({
    entryPoints: [join(import.meta.dirname, 'prerender-child.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    tsconfigRaw: '{}',
  })
    .outputFiles.map(({ text }) => text)
    .join(''));

/** Later versions of Node have dropped "experimental" from the name. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** The database of Node writes files without the permission, on versions that have one. */
const withoutDatabase = process.allowedNodeEnvironmentFlags.has('--experimental-sqlite')
  ? ['--no-experimental-sqlite']
  : [];

/**
 * Starts the process that renders: with an almost empty environment, and with Node's permissions to
 * read the given folders, to write nothing and to start no process. What it prints goes to the
 * terminal, not into the result of the command.
 * @param readable folders, without symbolic links
 */
export function startSandbox(readable: string[]): ChildProcess {
  const env = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]));
  const child = spawn(
    process.execPath,
    [
      permission,
      ...withoutDatabase,
      '--disable-warning=ExperimentalWarning',
      ...readable.map((dir) => `--allow-fs-read=${dir}${sep}*`),
      '--input-type=module',
      '-',
    ],
    { env, stdio: ['pipe', 2, 2, 'ipc'] },
  );
  // The end of the process is reported by its own event.
  child.stdin?.on('error', () => {});
  child.stdin?.end(code());
  return child;
}
