import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A run of all tests has less than 3 GB in its temporary folders at a time. */
const neededBytes = 6 * 2 ** 30;

/** Containers that share the place see only their own processes. */
const prefix = `site-tests-${hostname()}-`;

/**
 * Creates a temporary folder in memory. Tests create and remove thousands of files, and a disk makes
 * them wait for each: tests of the backend end in half of the time with this folder as `TMPDIR`. It
 * is removed when this process ends.
 * @param place file system in memory
 * @returns undefined if this machine has no place with enough room in which programs may run
 */
export function memoryFolder(place = '/dev/shm', needed = neededBytes): string | undefined {
  try {
    removeLeftOver(place);
    const { bavail, bsize } = statfsSync(place);
    if (Math.min(bavail * bsize, process.availableMemory()) < needed) return undefined;
    const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`));
    process.once('exit', () => remove(folder));
    // Tests that run as root start PostgreSQL as another user, who must reach its folder.
    chmodSync(folder, 0o711);
    return runsPrograms(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  } catch {
    // A process still writes into it. The next run removes it.
  }
}

/** Removes the folders of this user's runs that were ended before they could. */
function removeLeftOver(place: string): void {
  for (const name of readdirSync(place)) {
    if (!name.startsWith(prefix)) continue;
    const pid = parseInt(name.slice(prefix.length), 10);
    const folder = join(place, name);
    if (lstatSync(folder).uid === process.getuid?.() && !isRunning(pid)) remove(folder);
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
