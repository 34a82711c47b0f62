import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@site/database/database';
import { exportData } from './export-data';
import type { Exported } from './export-data';

/** Names of unfinished backups in a data folder. */
const spool = /^backup-[0-9a-f]{12}\.part$/;

/** A new name in a data folder for what a backup needs meanwhile. */
export const spoolName = (): string => `backup-${randomBytes(6).toString('hex')}.part`;
export const isSpoolName = (name: string): boolean => spool.test(name);

/**
 * Writes an export into a file of the data folder. It goes to the disk first, because the database
 * must not wait for a slow reader.
 * @returns what it contains, and the name of the file, which the caller removes
 */
export async function spoolData(
  db: Database,
  dataDir: string,
): Promise<{ exported: Exported; name: string }> {
  const name = spoolName();
  const path = join(dataDir, name);
  const file = await open(path, 'wx', 0o600);
  try {
    const exported = await exportData(db, (lines) => file.appendFile(lines));
    await file.close();
    return { exported, name };
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}

/** Removes what killed backups have left. Call it only while no other process has the folder. */
export function removeSpools(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (isSpoolName(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
}
