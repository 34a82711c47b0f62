import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileName } from '@site/contract/file-name';
import { isCompressible } from '@site/contract/media-types';
import { setLevel, writeCompressed } from '@site/delivery/compress';

/** Files whose compression may wait at once, so a large set does not fill the memory. */
const maxWaiting = 32;

/**
 * The files that a set publishes. Each is stored plain and, if that helps, compressed: a server
 * only picks one. Compression runs on other threads while the next page is rendered.
 */
export class PublicFolder {
  private readonly waiting = new Set<Promise<void>>();
  private readonly folders = new Set<string>();
  private failure: unknown;

  constructor(readonly dir: string) {}

  /** @param file path below the site's root @throws Fault if it leads out of that */
  async put(file: string, content: string | Buffer): Promise<void> {
    const path = join(this.dir, fileName(file));
    const folder = dirname(path);
    if (!this.folders.has(folder)) await mkdir(folder, { recursive: true });
    this.folders.add(folder);
    await writeFile(path, content);
    if (!isCompressible(file)) return;
    if (this.waiting.size >= maxWaiting) await Promise.race(this.waiting);
    const work = writeCompressed(path, Buffer.from(content), setLevel)
      .catch((error: unknown) => (this.failure ??= error))
      .then(() => void this.waiting.delete(work));
    this.waiting.add(work);
  }

  /** Resolves when every file is complete. @throws the first error of a compression */
  async complete(): Promise<void> {
    await Promise.all(this.waiting);
    if (this.failure) throw this.failure;
  }
}
