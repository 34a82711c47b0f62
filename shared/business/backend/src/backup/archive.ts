import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { filesBelow } from '@site/contract/files-below';
import { isArchiveName, manifestName } from './archive-names';
import { BackupError } from './backup-error';
import { hashFiles, parseManifest, sameFiles } from './manifest';
import type { Manifest } from './manifest';

/** Loaded when it is used: the server and most commands archive nothing. */
const tar = () => import('tar');

/**
 * The files of a folder as a compressed tar, which any `tar` reads, with a manifest of their hashes.
 * @param at ISO 8601 instant of the state of the database
 */
export async function packFolder(folder: string, at: string): Promise<AsyncIterable<Buffer>> {
  const { create } = await tar();
  const manifest: Manifest = {
    format: 'site-backup',
    version: 1,
    at,
    files: await hashFiles(folder),
  };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`);
  return create(
    { cwd: folder, gzip: true, portable: true, strict: true },
    await filesBelow(folder),
  );
}

/** A year of a busy site has some ten thousand files. */
const maxFiles = 500_000;

/** Lines of a database shrink to a tenth; what a small archive may unpack to, and how many times its size. */
const freeBytes = 256 * 2 ** 20;
const maxRatio = 30;

/**
 * Unpacks an archive into a folder and compares every file with the manifest. Before a file is
 * written, its size is compared with the archive's: one of some kilobytes could fill the disk.
 * @param archiveBytes size of the archive as it is stored
 * @throws BackupError with one message when it is foreign, damaged, cut off, or has a name that
 *   leads out of the folder
 */
export async function unpackInto(
  archive: AsyncIterable<Buffer>,
  folder: string,
  archiveBytes: number,
): Promise<Manifest> {
  const { extract } = await tar();
  let refused: string | undefined;
  let bytes = 0;
  let count = 0;
  const files = extract({
    cwd: folder,
    strict: true,
    filter: (path, entry) => {
      const isFile = 'type' in entry && (entry.type === 'File' || entry.type === 'OldFile');
      bytes += entry.size;
      count += 1;
      if (count > maxFiles || bytes > freeBytes + maxRatio * archiveBytes) {
        refused ??= `The backup would unpack to more than a backup of its size can have, at ${JSON.stringify(path)}.`;
        return false;
      }
      if (isFile && isArchiveName(path)) return true;
      refused ??= `The backup has an entry that is not allowed: ${JSON.stringify(path)}.`;
      return false;
    },
  });
  // A second error, e.g. of the next file on a full disk, would end the process.
  files.on('error', () => undefined);
  try {
    // From an iterable, pipeline waits forever for a `finish` that tar emits within `end()`.
    await pipeline(Readable.from(archive), files);
  } catch (error) {
    if (error instanceof BackupError || isOfDisk(error)) throw error;
    throw new BackupError(refused ?? 'This file is no backup of the site, or it is damaged.');
  }
  if (refused !== undefined) throw new BackupError(refused);
  const list = join(folder, manifestName);
  const text = await readFile(list, 'utf8').catch(() => '');
  const manifest = parseManifest(text);
  await rm(list);
  if (!sameFiles(await hashFiles(folder), manifest.files))
    throw new BackupError('The backup is damaged: a file differs from its manifest.');
  return manifest;
}

/** Whether an error is about the disk that is written, not about the archive. */
const isOfDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
