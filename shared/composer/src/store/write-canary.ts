import { rm } from 'node:fs/promises';
import { canaryFile } from '@site/contract/canary';
import type { Canary } from '@site/contract/canary';
import { writeAtomically } from './write-atomically';

/** Replaces the canary; undefined ends it. */
export const writeCanary = (canary: Canary | undefined): Promise<void> =>
  canary
    ? writeAtomically(canaryFile(), `${JSON.stringify(canary)}\n`)
    : rm(canaryFile(), { force: true });
