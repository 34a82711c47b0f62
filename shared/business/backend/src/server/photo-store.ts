import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@site/database/whole-file';

/** Name of a photo, as the database makes it. Nothing else becomes part of a path. */
export const isPhotoName = (name: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$/.test(name);

export class NoRoomError extends Error {}

/** Writing a photo takes less. */
const unfinishedMs = 600_000;

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** Photos as files in `<dataDir>/photos`, readable only by the owner. */
export class PhotoStore {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'photos');
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
  }

  /** Stores the whole photo or nothing. @throws NoRoomError on a full disk */
  write(name: string, bytes: Uint8Array): void {
    try {
      writeWhole(join(this.folder, name), bytes);
    } catch (error) {
      if (noRoom.has((error as NodeJS.ErrnoException).code ?? ''))
        throw new NoRoomError('There is no room for photos on this disk');
      throw error;
    }
  }

  /** Undefined without such a photo. */
  read(name: string): Promise<Buffer | undefined> {
    return readFile(join(this.folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  remove(name: string): void {
    rmSync(join(this.folder, name), { force: true });
  }

  /** Files that are there now; unfinished ones only when the process that wrote them has ended. */
  list(): string[] {
    return readdirSync(this.folder).filter(
      (name) => !name.endsWith('.part') || this.ageMs(name) > unfinishedMs,
    );
  }

  private ageMs(name: string): number {
    const { mtimeMs = Date.now() } =
      statSync(join(this.folder, name), { throwIfNoEntry: false }) ?? {};
    return Date.now() - mtimeMs;
  }
}
