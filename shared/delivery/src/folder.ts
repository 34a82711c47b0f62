import { randomBytes } from 'node:crypto';
import { renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { canaryFile } from '@site/contract/canary';
import type { Canary } from '@site/contract/canary';
import { pointerFile, pointerLine } from '@site/contract/live';
import type { Switch } from '@site/contract/live';
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
