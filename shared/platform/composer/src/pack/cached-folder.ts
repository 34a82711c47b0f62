import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a folder that is named by the hash of its content, unless it exists. Two processes may do so
 * at once.
 * @param fill writes the content into the folder that becomes `dir`
 */
export async function writeOnce(dir: string, fill: (half: string) => Promise<void>): Promise<void> {
  if (existsSync(dir)) return;
  const half = `${dir}.${process.pid}.part`;
  await mkdir(half, { recursive: true });
  await fill(half);
  await rename(half, dir).catch(() => rm(half, { recursive: true }));
}

/** Replaces a file that another process may read meanwhile. */
export async function writeRecord(file: string, record: object): Promise<void> {
  const half = `${file}.${process.pid}.part`;
  await writeFile(half, JSON.stringify(record));
  await rename(half, file);
}
