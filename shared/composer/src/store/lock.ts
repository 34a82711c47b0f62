import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../fault';
import { isRunning, removeLeftovers } from './leftovers';
import { siteDir } from '../paths';

/** The holder touches the lock this often; an older lock counts as abandoned. */
const heartbeatMs = 5_000;
const staleAfterMs = 60_000;

/** How often to check a lock, and how long to wait for a living holder. */
const pollMs = 100;
const giveUpAfterMs = 900_000;

const lockFile = (): string => join(siteDir(), 'lock');

let held: string | undefined;

/**
 * Runs an action that changes the store or the pointer, one at a time, so the second of two
 * releases is composed onto the first. The lock of a dead process is taken over at once.
 * @throws Fault when a living process holds the site for a quarter of an hour
 */
export async function exclusively<T>(action: () => Promise<T>): Promise<T> {
  await mkdir(siteDir(), { recursive: true });
  return withLock(lockFile(), async (own) => {
    held = own;
    try {
      await removeLeftovers();
      return await action();
    } finally {
      held = undefined;
    }
  });
}

/**
 * Runs the build of a part, one at a time per source folder, since two would write into one `dist`.
 * @param action builds, and reads what it needs from `dist`
 */
export function withBuildLock<T>(dir: string, action: () => Promise<T>): Promise<T> {
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 16);
  return withLock(join(tmpdir(), `site-build-${name}.lock`), action);
}

async function withLock<T>(file: string, action: (own: string) => Promise<T>): Promise<T> {
  const own = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    command: process.argv.slice(2).join(' '),
    token: randomBytes(8).toString('hex'),
  });
  await acquire(file, own);
  const heartbeat = setInterval(
    () => void utimes(file, new Date(), new Date()).catch(() => {}),
    heartbeatMs,
  );
  try {
    return await action(own);
  } finally {
    clearInterval(heartbeat);
    if ((await readFile(file, 'utf8').catch(() => '')) === own) await rm(file, { force: true });
  }
}

/**
 * Call it right before the switch, without an await between. A process that was suspended may have
 * lost its lock, and must not undo what the next holder did.
 * @throws Fault when this process does not hold the site
 */
export function assertExclusive(): void {
  if (!held) throw new Error('Move the pointer only inside exclusively().');
  let now = '';
  try {
    now = readFileSync(lockFile(), 'utf8');
  } catch {
    // No lock file: same as another holder's.
  }
  if (now !== held)
    throw new Fault(`${siteDir()}: another release took over meanwhile; run the command again`);
}

async function acquire(file: string, own: string): Promise<void> {
  const startedAt = Date.now();
  let reported = false;
  while (!(await place(file, own))) {
    const holder = await readFile(file, 'utf8').catch(() => '');
    if (holder && (await isDead(file, holder))) {
      await removeLock(file, holder);
      continue;
    }
    const waited = Date.now() - startedAt;
    if (waited > giveUpAfterMs) {
      throw new Fault(
        `${file}: ${holder} has not finished; if that is no release, remove the file`,
      );
    }
    if (waited > 2_000 && !reported) {
      reported = true;
      console.error(`Waiting for another release to finish: ${holder}`);
    }
    await pause(pollMs);
  }
}

/** Contains the process id, to tell drafts of a dead process from those of a waiting one. */
const draftOf = (file: string): string =>
  `${file}.${process.pid}.${randomBytes(4).toString('hex')}.part`;

/** Writes the lock file, unless there is one. @returns whether it is ours */
async function place(file: string, own: string): Promise<boolean> {
  const draft = draftOf(file);
  await writeFile(draft, own);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function isDead(file: string, holder: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  if (Date.now() - mtimeMs > staleAfterMs) return true;
  try {
    const { pid, host } = JSON.parse(holder) as { pid: number; host: string };
    return host === hostname() && !isRunning(pid);
  } catch {
    return false;
  }
}

/** Removes a dead holder's lock; puts back one that another process has placed since. */
async function removeLock(file: string, dead: string): Promise<void> {
  const aside = draftOf(file);
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) !== dead) await link(aside, file);
  } catch {
    // Another process was first.
  } finally {
    await rm(aside, { force: true });
  }
}
