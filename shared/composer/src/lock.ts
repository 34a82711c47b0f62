import { mkdir } from 'node:fs/promises';
import { lock } from 'proper-lockfile';
import { Fault } from './fault';
import { siteDir } from './paths';

/** How often another release's lock is looked at, and for how long: two minutes in all. */
const retries = { retries: 600, factor: 1, minTimeout: 200, maxTimeout: 200 };

/**
 * Runs what moves the pointer to the live set, one at a time on this machine: of two releases at
 * the same moment the second is composed onto the first. What a dead process left is taken over.
 * @throws Fault where another process holds the site for too long
 */
export async function exclusively<T>(action: () => Promise<T>): Promise<T> {
  const dir = siteDir();
  await mkdir(dir, { recursive: true });
  const release = await lock(dir, { stale: 20_000, retries }).catch((error: Error) => {
    throw new Fault(`${dir}: another release has not finished (${error.message})`);
  });
  try {
    return await action();
  } finally {
    await release();
  }
}
