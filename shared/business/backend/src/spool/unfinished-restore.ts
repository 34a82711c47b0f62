import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';

/** Folder, in the folders that are restored, for what is not complete. */
export const restoreName = (): string => `restore-${randomBytes(6).toString('hex')}.part`;
export const isRestoreName = (name: string): boolean => /^restore-[0-9a-f]{12}\.part$/.test(name);

/** @throws Error when a restore was killed in the folder: a site would begin with half of the data */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (readdirSync(dataDir).some(isRestoreName))
    throw new Error(
      `A restore into ${dataDir} was ended before it was complete. Empty the folder and restore the backup again.`,
    );
}
