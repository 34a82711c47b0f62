import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { filesBelow } from '@site/contract/files-below';
import { writePack } from './write-pack';
import type { Packed } from './write-pack';

/**
 * Writes a pack as one file, without owners and times of this machine: the same set and sources give
 * the same bytes, except the empty database, which each machine makes once. Everything in it is in the
 * folder `site-<set>`.
 * @param file is replaced
 */
export async function writeArchive(file: string): Promise<Packed> {
  const dir = await mkdtemp(join(dirname(file), '.pack-'));
  try {
    const packed = await writePack(join(dir, 'pack'));
    const name = `site-${packed.set}`;
    await rename(join(dir, 'pack'), join(dir, name));
    const files = (await filesBelow(join(dir, name))).map((path) => `${name}/${path}`);
    const half = join(dir, 'archive.tgz');
    await create(
      { cwd: dir, file: half, gzip: { level: 6 }, portable: true, mtime: new Date(0) },
      files,
    );
    await rename(half, file);
    return packed;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
