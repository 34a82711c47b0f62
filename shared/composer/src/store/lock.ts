import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../fault';
import { isRunning, removeLeftovers } from './leftovers';
import { siteDir } from '../paths';

/** A holder shows this often that it lives; after the silence it is taken for dead. Milliseconds. */
const beat = 5_000;
const silence = 60_000;

/** How often the lock is looked at, and how long a living holder is waited for. Milliseconds. */
const look = 100;
const patience = 900_000;

const lockFile = (): string => join(siteDir(), 'lock');

let held: string | undefined;

/**
 * Runs what changes the store or the pointer, one at a time: of two releases at the same moment the
 * second is composed onto the first. The lock of a process that has died is taken over at once.
 * @throws Fault where a living process holds the site for a quarter of an hour
 */
export async function exclusively<T>(action: () => Promise<T>): Promise<T> {
  await mkdir(siteDir(), { recursive: true });
  return alone(lockFile(), async (own) => {
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
 * Runs the build of a part, one at a time for a folder of sources: two would write into one `dist`.
 * @param action builds, and takes what it needs of `dist`
 */
export function buildingAlone<T>(dir: string, action: () => Promise<T>): Promise<T> {
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 16);
  return alone(join(tmpdir(), `site-build-${name}.lock`), action);
}

async function alone<T>(file: string, action: (own: string) => Promise<T>): Promise<T> {
  const own = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    command: process.argv.slice(2).join(' '),
    token: randomBytes(8).toString('hex'),
  });
  await acquire(file, own);
  const heart = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), beat);
  try {
    return await action(own);
  } finally {
    clearInterval(heart);
    if ((await readFile(file, 'utf8').catch(() => '')) === own) await rm(file, { force: true });
  }
}

/**
 * Called right before the switch, without a pause between: a process that was asleep for so long
 * that another took its place must not undo what the other did.
 * @throws Fault where this process does not hold the site, or no longer
 */
export function assertExclusive(): void {
  if (!held) throw new Error('The pointer is moved inside exclusively() alone.');
  let now = '';
  try {
    now = readFileSync(lockFile(), 'utf8');
  } catch {
    // Gone: the same as another's.
  }
  if (now !== held)
    throw new Fault(`${siteDir()}: another release took over meanwhile; run the command again`);
}

async function acquire(file: string, own: string): Promise<void> {
  const begun = Date.now();
  let told = false;
  while (!(await place(file, own))) {
    const holder = await readFile(file, 'utf8').catch(() => '');
    if (holder && (await isDead(file, holder))) {
      await takeAway(file, holder);
      continue;
    }
    const waited = Date.now() - begun;
    if (waited > patience) {
      throw new Fault(
        `${file}: ${holder} has not finished; if that is no release, remove the file`,
      );
    }
    if (waited > 2_000 && !told) {
      told = true;
      console.error(`Waiting for another release to finish: ${holder}`);
    }
    await pause(look);
  }
}

/** Names the process, so that what a dead one left can be told from what a waiting one writes. */
const draftOf = (file: string): string =>
  `${file}.${process.pid}.${randomBytes(4).toString('hex')}.part`;

/** Puts the lock in place with its content, or leaves another's. @returns whether it is ours */
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
  if (Date.now() - mtimeMs > silence) return true;
  try {
    const { pid, host } = JSON.parse(holder) as { pid: number; host: string };
    return host === hostname() && !isRunning(pid);
  } catch {
    return false;
  }
}

/** Removes a dead holder's lock; one that somebody has placed since is put back. */
async function takeAway(file: string, dead: string): Promise<void> {
  const aside = draftOf(file);
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) !== dead) await link(aside, file);
  } catch {
    // Somebody else was first.
  } finally {
    await rm(aside, { force: true });
  }
}
