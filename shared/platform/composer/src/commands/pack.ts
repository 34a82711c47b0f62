import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { packPart } from '../release/pack-part';
import { exclusively } from '../store/lock';
import { addRelease } from '../store/releases';

/**
 * Stores a release from a folder that was built elsewhere; nothing goes live.
 * @returns `mf-rspack@1.0.0-3f9a1c2b4d`
 */
export async function pack(folder: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'pack-'));
  try {
    const dir = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
    const { name } = await packPart(dir, dist);
    const { release } = await exclusively(() => addRelease(name, dist));
    return `${name}@${release.version}`;
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}
