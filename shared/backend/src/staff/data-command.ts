import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupError } from '../backup/backup-error';
import { importBackup } from '../backup/import-backup';
import { writeBackup } from '../backup/write-backup';
import type { DataPlace } from '../backup/write-backup';
import { UsageError } from './command';

export const dataUsage = ['data export FILE', 'data import FILE'];

/**
 * Moves all data between databases: `data export FILE`, `data import FILE`. The other commands need a
 * running site; an import needs one that is stopped.
 * @returns a line to print
 * @throws UsageError with one sentence
 */
export async function runDataCommand(
  [action, file, ...more]: string[],
  place: DataPlace,
): Promise<string> {
  if (!file || more.length > 0 || (action !== 'export' && action !== 'import'))
    throw new UsageError(`Name a file: ${dataUsage.join(', or ')}`);
  // npm runs this in the package's folder; resolve paths from where the owner typed.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  try {
    if (action === 'export') {
      if (existsSync(path)) throw new UsageError(`${path} exists already; name a new file`);
      const { at } = await writeBackup({ ...place, file: path, dataOnly: true });
      return `${path}: all data as of ${at}. Stop this site before you import it elsewhere.`;
    }
    const { at, rows, missingPhotos } = await importBackup({ ...place, file: path });
    const missing =
      missingPhotos > 0 ? ` ${missingPhotos} photos are not in the file: copy them.` : '';
    return `All data as of ${at} is in the database: ${rows} rows.${missing}`;
  } catch (error) {
    if (error instanceof BackupError) throw new UsageError(error.message);
    throw error;
  }
}
