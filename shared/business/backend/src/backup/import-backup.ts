import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLockDataFolder } from '@site/database/data-folder';
import { databaseName } from './archive-names';
import { BackupError } from './backup-error';
import { fileLines } from './file-lines';
import { importData, openForImport } from './import-data';
import { openArchive } from './open-archive';
import { removeDraft } from './remove-draft';
import { removeSpools, spoolName } from '../spool/spool';
import { unpackInto } from './archive';
import type { DataPlace } from '@site/contract/backend';
import { asFullDisk } from './write-file';

export interface Imported {
  /** ISO 8601 instant of the state. */
  at: string;
  rows: number;
  /** Photos that the database names and the data folder does not have. */
  missingPhotos: number;
}

/**
 * Writes the data of a backup or an export into the database of a site that is stopped, and its photos
 * into the data folder. Keys, inbox and live set stay as they are.
 * @throws BackupError with one message; the database is as before then
 */
export async function importBackup({
  dataDir,
  databaseUrl,
  file,
}: DataPlace & { file: string }): Promise<Imported> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = tryLockDataFolder(dataDir);
  if (!unlock) throw new BackupError(`${dataDir} is in use. Stop the site first.`);
  // The data of customers that an import left when it was ended.
  removeSpools(dataDir);
  const staging = join(dataDir, spoolName());
  const databases = ['postgres', 'postgres.part'].map((name) => join(dataDir, name));
  const isNew = !existsSync(join(dataDir, 'postgres'));
  try {
    await mkdir(staging, { mode: 0o700 });
    const [bytes, size] = await openArchive(file, undefined);
    const { at } = await unpackInto(bytes, staging, size);
    const lines = join(staging, databaseName);
    if (!existsSync(lines)) throw new BackupError('The file has no database.');
    const db = await openForImport({ dataDir, databaseUrl }, () => fileLines(lines));
    try {
      const rows = await importData(db, () => fileLines(lines));
      await copyPhotos(join(staging, 'photos'), join(dataDir, 'photos'));
      const named = await db.query<{ path: string }>(
        'select path from private.photos where stored_at is not null',
      );
      const missing = named.filter(({ path }) => !existsSync(join(dataDir, 'photos', path)));
      return { at, rows, missingPhotos: missing.length };
    } finally {
      await db.close();
    }
  } catch (error) {
    // An empty database of one release would refuse the data of an older one.
    if (isNew) for (const folder of databases) await removeDraft(folder).catch(() => undefined);
    throw asFullDisk(error, 'the data was not imported');
  } finally {
    await removeDraft(staging).finally(unlock);
  }
}

async function copyPhotos(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await readdir(from)) await copyFile(join(from, name), join(to, name));
}
