import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupFile } from '@site/contract/backend';
import { isArchiveName, keyName } from './archive-names';

/** Content of a data folder, by name: whether its files belong to a backup as they are. */
export const dataFolderEntries: Record<string, boolean> = {
  inbox: true,
  lock: false,
  photos: true,
  // The database, which is exported.
  postgres: false,
  [keyName]: true,
};

/** @param names of entries of the data folder that are wanted */
export async function filesOfDataFolder(dataDir: string, names: string[]): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  for (const name of names) {
    const path = join(dataDir, name);
    if (!existsSync(path)) continue;
    if (name === keyName) files.push({ name, path });
    else
      for (const file of await readdir(path)) {
        const inArchive = `${name}/${file}`;
        // Files that are being written have other names.
        if (isArchiveName(inArchive)) files.push({ name: inArchive, path: join(path, file) });
      }
  }
  return files;
}

/**
 * Puts files into a folder without copying them if possible: none of them is ever changed, only
 * replaced or removed. A file that was removed since it was listed is left out.
 */
export async function gather(files: BackupFile[], folder: string): Promise<void> {
  for (const file of files) {
    const target = join(folder, file.name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    if ('content' in file) {
      await writeFile(target, file.content);
      continue;
    }
    const { path } = file;
    try {
      await link(path, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw error;
        // Another file system, or one without links.
        return copyFile(path, target);
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
