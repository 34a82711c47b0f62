import { randomBytes } from 'node:crypto';
import { renameSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canaryFile } from '@site/contract/canary';
import type { Canary } from '@site/contract/canary';
import { pointerFile, pointerLine } from '@site/contract/live';
import type { Switch } from '@site/contract/live';
import { siteDir } from '@site/contract/paths';
import { lockFile } from '@site/file-lock';
import { writeAtomically } from './write-atomically';

/**
 * Replaces the pointer of the folder. Readers see the old set or the new one, nothing between.
 * @param history the last one is live
 */
export async function writeHistory(history: Switch[]): Promise<void> {
  const half = `${pointerFile()}.${randomBytes(4).toString('hex')}.part`;
  await mkdir(dirname(half), { recursive: true });
  await writeFile(half, history.map(pointerLine).join(''));
  renameSync(half, pointerFile());
}

/** Replaces the canary of the folder; undefined ends it. */
export const writeCanary = (canary: Canary | undefined): Promise<void> =>
  canary
    ? writeAtomically(canaryFile(), `${JSON.stringify(canary)}\n`)
    : rm(canaryFile(), { force: true });

/** The state of a shared store at one moment. */
export interface Answered {
  /** Counts the changes of the store. */
  revision: number;
  /** ISO instant of the answer, by the store's clock. */
  now: string;
  history: Switch[];
  canary: Canary | undefined;
}

const revisionFile = (): string => join(siteDir(), 'revision');

/** A database that was restored from a backup has a lower revision and a later clock. */
const restoredAfterMs = 60_000;
const lockPollMs = 5;

/** The revision of the shared store that the folder has; undefined without one. */
export async function revisionOfFolder(): Promise<number | undefined> {
  return (await readRevision())?.revision;
}

async function readRevision(): Promise<Pick<Answered, 'revision' | 'now'> | undefined> {
  const text = await readFile(revisionFile(), 'utf8').catch(() => '');
  const [revision = '', now = ''] = text.trim().split(' ');
  return /^\d+$/.test(revision) ? { revision: Number(revision), now } : undefined;
}

/**
 * Writes what a shared store answered, unless the folder has a newer answer: the server that follows
 * and a command fetch in the same folder, and the slower one would take back a switch.
 * @returns whether the folder has this revision now
 */
export async function writeAnswer({ revision, now, history, canary }: Answered): Promise<boolean> {
  await mkdir(siteDir(), { recursive: true });
  const unlock = await lockPointer();
  try {
    const known = await readRevision();
    const isOlder =
      known !== undefined &&
      revision < known.revision &&
      Date.parse(now) < Date.parse(known.now) + restoredAfterMs;
    if (isOlder) return false;
    await writeCanary(canary);
    await writeHistory(history);
    await writeAtomically(revisionFile(), `${revision} ${now}\n`);
    return true;
  } finally {
    unlock();
  }
}

/** It is held for three small files. */
const lockPointer = (): Promise<() => void> =>
  lockFile(join(siteDir(), 'pointer.lock'), `process ${process.pid}`, lockPollMs);
