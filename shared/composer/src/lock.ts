import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from './fault';
import { siteDir } from './paths';

/** How long to wait for another release to finish. Milliseconds. */
const patience = 120_000;
const pause = 100;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Runs what moves the pointer to the live set, one at a time on this machine: of two releases at
 * the same moment the second is composed onto the first.
 * @throws Fault where another process holds the site for too long
 */
export async function exclusively<T>(action: () => Promise<T>): Promise<T> {
  const lock = join(siteDir(), 'lock');
  await mkdir(siteDir(), { recursive: true });
  const until = Date.now() + patience;
  for (;;) {
    if (await take(lock)) break;
    if (Date.now() > until) throw new Fault(`${lock}: another release has not finished`);
    await new Promise((done) => setTimeout(done, pause));
  }
  try {
    return await action();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** A folder is made by one process only; what a dead one left is taken away first. */
async function take(lock: string): Promise<boolean> {
  const own = `${lock}.${process.pid}`;
  await mkdir(own, { recursive: true });
  await writeFile(join(own, 'pid'), String(process.pid));
  try {
    // Renaming onto a folder that has files fails, so the lock never exists without its owner.
    await rename(own, lock);
    return true;
  } catch {
    await rm(own, { recursive: true, force: true });
  }
  const holder = Number(await readFile(join(lock, 'pid'), 'utf8').catch(() => '0'));
  if (holder && holder !== process.pid && !isAlive(holder)) {
    const stale = `${lock}.stale.${process.pid}`;
    // Of several who find it, one moves it away.
    await rename(lock, stale).catch(() => undefined);
    await rm(stale, { recursive: true, force: true });
  }
  return false;
}
