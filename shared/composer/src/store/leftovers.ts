import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { siteDir } from '../paths';

/** Ending of temporary files, which are renamed when complete; readers never open this name. */
const unfinished = /\.part$/;

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

/** Removes temporary files of dead processes. Call it only while no other process writes. */
export async function removeLeftovers(): Promise<void> {
  const releases = join(siteDir(), 'releases');
  const parts = (await namesIn(releases)).map((name) => join(releases, name));
  for (const dir of [join(siteDir(), 'sets'), join(siteDir(), 'share'), ...parts]) {
    for (const name of await namesIn(dir)) {
      if (unfinished.test(name)) await rm(join(dir, name), { recursive: true, force: true });
    }
  }
  for (const name of (await namesIn(siteDir())).filter((name) => unfinished.test(name))) {
    // Keep the lock drafts of living processes: they wait for the lock.
    const [, waiting] = /^lock\.(\d+)\./.exec(name) ?? [];
    if (!waiting || !isRunning(Number(waiting))) await rm(join(siteDir(), name), { force: true });
  }
}

/** Whether a process of this machine is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
