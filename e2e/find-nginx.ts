import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const installed = (): string | undefined =>
  [process.env.NGINX ?? '', ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((place) => (place.endsWith('nginx') ? place : join(place, 'nginx')))
    .find((file) => existsSync(file));

/**
 * Unpacks the distribution's package without installing it, so the machine does not change. It stays
 * for the next run.
 */
function unpacked(): string | undefined {
  const dir = join(import.meta.dirname, 'test-results/nginx');
  const file = join(dir, 'usr/sbin/nginx');
  if (existsSync(file)) return file;
  mkdirSync(dir, { recursive: true });
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, { cwd: dir, stdio: 'ignore', timeout: 60_000 });
  try {
    try {
      run('apt-get', 'download', 'nginx');
    } catch {
      // The package lists were never loaded.
      run('apt-get', 'update');
      run('apt-get', 'download', 'nginx');
    }
    const [archive = ''] = readdirSync(dir).filter((name) => name.endsWith('.deb'));
    run('dpkg', '-x', archive, '.');
    run(file, '-v');
    return file;
  } catch {
    return undefined;
  }
}

/**
 * Finds nginx for the tests: the one that NGINX names, one on the machine, or Debian's package.
 * @returns path of the executable; undefined when there is none
 */
export const findNginx = (): string | undefined => installed() ?? unpacked();
