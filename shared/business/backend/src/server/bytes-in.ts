import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Size of all files below a folder. Files that are removed meanwhile count nothing. */
export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  let bytes = 0;
  // One at a time: thousands of photos must not occupy all threads that read files.
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await bytesIn(path);
    else if (entry.isFile())
      bytes += await stat(path).then(
        ({ size }) => size,
        () => 0,
      );
  }
  return bytes;
}
