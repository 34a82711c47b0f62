import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder, tryLockDataFolder } from '@site/database/data-folder';
import { unpackInto } from './archive';
import { databaseName, siteFolder } from './archive-names';
import { BackupError } from './backup-error';
import { fileLines } from './file-lines';
import { importData, openForImport } from './import-data';
import { openArchive } from './open-archive';
import { removeDraft } from './remove-draft';
import { isRestoreName, restoreName } from '../spool/unfinished-restore';
import { asFullDisk } from './write-file';

export interface RestoreOptions {
  file: string;
  dataDir: string;
  /** Folder of releases and sets; without it they stay in the backup. */
  siteDir?: string | undefined;
  /** `postgres://…` of an empty database. Default: the embedded one. */
  databaseUrl?: string | undefined;
  /** File with the private key of age, for an encrypted backup. */
  identityFile?: string | undefined;
}

export interface Restored {
  /** ISO 8601 instant of the state that is restored. */
  at: string;
  rows: number;
}

/**
 * Writes a backup into empty folders.
 * @throws BackupError with one message; the folders are as before then
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { dataDir, siteDir } = options;
  if (!existsSync(options.file)) throw new BackupError(`${options.file} does not exist.`);
  const folders = siteDir ? [dataDir, siteDir] : [dataDir];
  for (const folder of folders) refuseFull(folder, dataDir);
  const before = folders.map((folder) => existsSync(folder));
  const unlock = lockDataFolder(dataDir);
  // In the folder itself: a service may write there and not next to it.
  const name = restoreName();
  try {
    return await restoreInto(options, name);
  } catch (error) {
    throw asFullDisk(error, 'the backup was not restored');
  } finally {
    try {
      for (const folder of folders) await removeDraft(join(folder, name));
      const isEmpty = (await readdir(dataDir)).every((entry) => entry === 'lock');
      if (isEmpty) await rm(join(dataDir, 'lock'), { force: true });
    } finally {
      unlock();
    }
    for (const [i, folder] of folders.entries())
      if (!before[i]) await rmdir(folder).catch(() => undefined);
  }
}

function refuseFull(folder: string, dataDir: string): void {
  const found = existsSync(folder) ? readdirSync(folder) : [];
  const [first] = found.filter((entry) => entry !== 'lock');
  if (first === undefined) return;
  const half = found.some(isRestoreName) ? ` ${fateOfRestore(dataDir)}` : '';
  throw new BackupError(
    `${folder} is not empty (${first}). Restore into an empty folder or one that does not exist.${half}`,
  );
}

function fateOfRestore(dataDir: string): string {
  const unlock = existsSync(dataDir) ? tryLockDataFolder(dataDir) : undefined;
  unlock?.();
  return unlock ? 'A restore was ended there; empty it first.' : 'A restore is running there.';
}

async function restoreInto(
  { file, dataDir, siteDir, databaseUrl, identityFile }: RestoreOptions,
  name: string,
): Promise<Restored> {
  const draft = join(dataDir, name);
  await mkdir(draft, { mode: 0o700 });
  const [bytes, size] = await openArchive(file, identityFile);
  const { at } = await unpackInto(bytes, draft, size);
  const lines = join(draft, databaseName);
  if (!existsSync(lines)) throw new BackupError('The backup has no database.');
  const db = await openForImport({ dataDir: draft, databaseUrl }, () => fileLines(lines));
  const rows = await importData(db, () => fileLines(lines)).finally(() => db.close());
  await rm(lines);
  const site = join(draft, siteFolder);
  if (siteDir && existsSync(site)) await moveSite(site, siteDir, name);
  await rm(site, { recursive: true, force: true });
  // The database last: without it, the folder is not taken for a complete one.
  for (const entry of (await readdir(draft)).sort((a, b) => orderOf(a) - orderOf(b)))
    await rename(join(draft, entry), join(dataDir, entry));
  return { at, rows };
}

const orderOf = (entry: string): number => (entry === 'postgres' ? 1 : 0);

/** Moves releases and sets, then the pointer to the live set. They may go to another file system. */
async function moveSite(from: string, siteDir: string, name: string): Promise<void> {
  const draft = join(siteDir, name);
  await mkdir(siteDir, { recursive: true });
  await rename(from, draft).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await cp(from, draft, { recursive: true });
  });
  const isPointer = (entry: string) => (entry === 'live' ? 1 : 0);
  for (const entry of (await readdir(draft)).sort((a, b) => isPointer(a) - isPointer(b)))
    await rename(join(draft, entry), join(siteDir, entry));
}
