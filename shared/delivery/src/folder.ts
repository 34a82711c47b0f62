import { rm } from 'node:fs/promises';
import { canaryFile } from '@site/contract/canary';
import type { Canary } from '@site/contract/canary';
import { pointerFile, pointerLine } from '@site/contract/live';
import type { Switch } from '@site/contract/live';
import { writeAtomically } from './write-atomically';

/** Replaces the pointer of the folder. @param history the last one is live */
export const writeHistory = (history: Switch[]): Promise<void> =>
  writeAtomically(pointerFile(), history.map(pointerLine).join(''));

/** Replaces the canary of the folder; undefined ends it. */
export const writeCanary = (canary: Canary | undefined): Promise<void> =>
  canary
    ? writeAtomically(canaryFile(), `${JSON.stringify(canary)}\n`)
    : rm(canaryFile(), { force: true });
