import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { siteDir } from '../paths';
import { setDir, writeAtomically } from './sets';

/** Another set, for a share of the visitors. */
export interface Canary {
  set: string;
  /** 1 to 99. */
  percent: number;
}

const file = (): string => join(siteDir(), 'canary');

export async function readCanary(): Promise<Canary | undefined> {
  const text = await readFile(file(), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Canary);
}

/** Replaces the canary; undefined ends it. */
export const writeCanary = (canary: Canary | undefined): Promise<void> =>
  canary ? writeAtomically(file(), `${JSON.stringify(canary)}\n`) : rm(file(), { force: true });

/** Whether the canary's set is still in the store. */
export const isKept = ({ set }: Canary): boolean => existsSync(join(setDir(set), 'set.json'));
