import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '@site/contract/fault';
import { root, siteDir } from '@site/contract/paths';
import { holderOf, tryLockFile } from '@site/file-lock';

/** Ending of temporary files, which are renamed when complete; readers never open this name. */
const unfinished = /\.part$/;

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

/** Removes temporary files of dead processes. Call it only while no other process writes. */
async function removeLeftovers(): Promise<void> {
  const site = siteDir();
  const releases = join(site, 'releases');
  const parts = (await namesIn(releases)).map((name) => join(releases, name));
  for (const dir of [site, join(site, 'sets'), join(site, 'share'), ...parts]) {
    for (const name of await namesIn(dir)) {
      if (unfinished.test(name)) await rm(join(dir, name), { recursive: true, force: true });
    }
  }
}

/** How often to try a lock, when to report the holder, and how long to wait for it. */
const pollMs = 100;
const reportAfterMs = 2_000;
const giveUpAfterMs = 900_000;

/**
 * Runs an action that changes the store or the pointer, one at a time, so the second of two
 * releases is composed onto the first. The lock of a dead process is free at once.
 * @throws Fault when another process holds the site for a quarter of an hour
 */
export async function exclusively<T>(action: () => Promise<T>): Promise<T> {
  await mkdir(siteDir(), { recursive: true });
  return withLock(join(siteDir(), 'lock'), async () => {
    await removeLeftovers();
    return action();
  });
}

/**
 * Runs the build of a part, one at a time per source folder, since two would write into one `dist`.
 * @param action builds, and reads what it needs from `dist`
 */
export async function withBuildLock<T>(dir: string, action: () => Promise<T>): Promise<T> {
  // Not in the temporary folder: that of the tests is another one.
  const locks = join(root, 'node_modules/.cache/site-locks');
  await mkdir(locks, { recursive: true });
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 16);
  return withLock(join(locks, `${name}.lock`), action);
}

async function withLock<T>(file: string, action: () => Promise<T>): Promise<T> {
  const unlock = await lock(file);
  try {
    return await action();
  } finally {
    unlock();
  }
}

/** Polls: a waiting native call would take a thread that the holder may need for its files. */
async function lock(file: string): Promise<() => void> {
  const own = `process ${process.pid} (site ${process.argv.slice(2).join(' ')})`;
  const startedAt = Date.now();
  let reported = false;
  for (;;) {
    const unlock = tryLockFile(file, own);
    if (unlock) return unlock;
    const waited = Date.now() - startedAt;
    if (waited > giveUpAfterMs)
      throw new Fault(`${file}: ${holderOf(file)} has not finished; end that process`);
    if (waited > reportAfterMs && !reported) {
      reported = true;
      console.error(`Waiting for another release to finish: ${holderOf(file)}`);
    }
    await pause(pollMs);
  }
}
