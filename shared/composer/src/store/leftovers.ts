import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { siteDir } from '../paths';

/** What is written beside and renamed ends so; nobody reads it under this name. */
const unfinished = /\.part$/;

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

/** Removes what a process that died had begun to write. Nobody else may be writing. */
export async function removeLeftovers(): Promise<void> {
  const releases = join(siteDir(), 'releases');
  const parts = (await namesIn(releases)).map((name) => join(releases, name));
  for (const dir of [join(siteDir(), 'sets'), join(siteDir(), 'share'), ...parts]) {
    for (const name of await namesIn(dir)) {
      if (unfinished.test(name)) await rm(join(dir, name), { recursive: true, force: true });
    }
  }
  for (const name of (await namesIn(siteDir())).filter((name) => unfinished.test(name))) {
    // Drafts of the lock belong to those who wait for it, as long as they live.
    const [, waiting] = /^lock\.(\d+)\./.exec(name) ?? [];
    if (!waiting || !isRunning(Number(waiting))) await rm(join(siteDir(), name), { force: true });
  }
}

/** Whether a process of this machine lives. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
