import { freePort } from './free-port';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const installed = '/usr/lib/postgresql';

/**
 * Folder of PostgreSQL's programs: `POSTGRES_BIN`, or the newest installed from 15 on; undefined
 * without one.
 */
function programs(): string | undefined {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  return versions
    .filter((version) => Number(version) >= 15)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(installed, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** Whether this machine can run the tests on a PostgreSQL server. In CI they must run. */
export const hasPostgres = programs() !== undefined || Boolean(process.env.CI);

/** PostgreSQL refuses to run as root, so run it as the user of its package. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (user: string, flag: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  return { uid: idOf('postgres', '-u'), gid: idOf('postgres', '-g') };
}

/** Whether a database takes connections. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Starts this machine's PostgreSQL in a temporary folder.
 * @returns its address, and a function to end and remove it; undefined when none is installed
 * @throws in CI when none is installed, because tests that did not run would count as passed
 */
export async function startPostgres(): Promise<
  { url: string; stop: () => Promise<void> } | undefined
> {
  const bin = programs();
  if (!bin && process.env.CI)
    throw new Error('CI needs PostgreSQL 15 or later: install it, or set POSTGRES_BIN');
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    run,
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
  };
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    run,
  );
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries > 200 || server.exitCode !== null) throw new Error('PostgreSQL does not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      const exited = once(server, 'exit');
      // Fast shutdown: end connections, do not wait for them.
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
