import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** A run of all tests has less than 3 GB in its temporary folders at a time. */
const neededBytes = 6 * 2 ** 30;

/**
 * Creates a temporary folder in memory. Tests create and remove thousands of files, and a disk makes
 * them wait for each: tests of the backend end in half of the time with this folder as `TMPDIR`. It
 * is removed when this process ends.
 * @param place file system in memory
 * @returns undefined if this machine has no place with enough room in which programs may run
 */
export function memoryFolder(place = '/dev/shm', needed = neededBytes): string | undefined {
  const folder = join(place, `site-tests-${process.pid}`);
  try {
    removeLeftOver(place);
    const { bavail, bsize } = statfsSync(place);
    if (Math.min(bavail * bsize, freemem()) < needed) return undefined;
    mkdirSync(folder, { recursive: true });
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return runsPrograms(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Folders of runs that were ended before they could remove them. */
function removeLeftOver(place: string): void {
  for (const name of readdirSync(place)) {
    const [, pid] = /^site-tests-(\d+)$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(place, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Some containers forbid it. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
