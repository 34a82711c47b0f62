import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLockDataFolder } from '@site/database/data-folder';
import { openEmbedded } from '@site/database/embedded';
import { openPostgres } from '@site/database/postgres';
import { encrypt } from './age';
import { packFolder } from './archive';
import { databaseName } from './archive-names';
import { askSite } from './ask-site';
import type { Spooled } from '../spool/spool-request';
import { BackupError } from './backup-error';
import { dataFolderEntries, filesOfDataFolder, gather } from './data-folder-files';
import type { BackupFile, DataPlace } from '@site/contract/backend';
import { removeSpools, spoolData, spoolName } from '../spool/spool';
import { asFullDisk, writeCompleteFile } from './write-file';

export interface BackupOptions extends DataPlace {
  file: string;
  /** Only database and photos, to move them into another database. */
  dataOnly?: boolean;
  /** Files that do not belong to the data folder. */
  others?: BackupFile[];
  /** Public key of age. Default: not encrypted. */
  recipient?: string | undefined;
}

export interface Written {
  /** ISO 8601 instant of the state of the database. */
  at: string;
  /** Mails that were being sent: after a restore they may arrive twice. */
  unsure: number;
}

/**
 * Writes a backup of a site, also while it runs. Every booking that was acknowledged before the call
 * is in it.
 * @throws BackupError with one message; nothing is left then
 */
export async function writeBackup(options: BackupOptions): Promise<Written> {
  const { file, dataDir, others = [], dataOnly = false, recipient } = options;
  if (!existsSync(dataDir))
    throw new BackupError(`${dataDir} does not exist. Set DATA_DIR to the site's data folder.`);
  const staging = join(dataDir, spoolName());
  try {
    const { name, at, unsure } = await spoolFrom(options);
    await mkdir(staging, { mode: 0o700 });
    await rename(join(dataDir, name), join(staging, databaseName));
    // After the database: a photo that it names was complete before.
    const wanted = Object.keys(dataFolderEntries).filter((entry) =>
      dataOnly ? entry === 'photos' : dataFolderEntries[entry],
    );
    await gather([...(await filesOfDataFolder(dataDir, wanted)), ...others], staging);
    const packed = await packFolder(staging, at);
    await writeCompleteFile(file, recipient ? encrypt(packed, recipient) : packed);
    return { at, unsure };
  } catch (error) {
    throw asFullDisk(error, `${file} was not written`);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** An export of the database in the data folder: by the running site, or by this process. */
async function spoolFrom({ dataDir, databaseUrl, siteUrl }: DataPlace): Promise<Spooled> {
  const unlock = tryLockDataFolder(dataDir);
  if (!unlock) return askSite(siteUrl, dataDir);
  try {
    removeSpools(dataDir);
    if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
      throw new BackupError(`${dataDir} has no database. Set DATA_DIR to the site's data folder.`);
    const db = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir);
    try {
      const { exported, name } = await spoolData(db, dataDir);
      return { name, at: exported.header.at, unsure: exported.unsure };
    } finally {
      await db.close();
    }
  } finally {
    unlock();
  }
}
