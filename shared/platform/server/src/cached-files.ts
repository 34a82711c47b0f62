import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** A file in memory. */
export interface CachedFile {
  body: Buffer;
  /** Of its answer with status 200. */
  headers: Record<string, string>;
}

interface Entry extends CachedFile {
  path: string;
  state: string;
  /** Bytes of memory, about: one file has many names, e.g. with doubled slashes, and each is an entry. */
  cost: number;
}

/** Of an entry besides its body and names: headers, state and places in the map. */
const costOfEntry = 1000;

/** Differs when the file was written again or replaced, also with the same time of change. */
const stateOf = ({ ino, size, ctimeMs }: Stats): string => `${ino} ${size} ${ctimeMs}`;

/**
 * Small files that were requested, in a fixed amount of memory. To open, read and close a file takes
 * longer than all other work for a request; a look whether it has changed takes microseconds.
 */
export class CachedFiles {
  private readonly entries: LRUCache<string, Entry>;
  private readonly reading = new Map<string, Promise<CachedFile | undefined>>();

  constructor(
    maxBytes = 8_000_000,
    private readonly maxFileBytes = 200_000,
  ) {
    this.entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ cost }) => cost });
  }

  /** @returns undefined for a file that is not in memory, or has changed since */
  get(name: string): CachedFile | undefined {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    const now = statSync(entry.path, { throwIfNoEntry: false });
    if (now && stateOf(now) === entry.state) return entry;
    this.entries.delete(name);
    return undefined;
  }

  /**
   * Reads a file and caches it. Requests that come meanwhile get the same bytes.
   * @returns undefined for one that is too large or was just replaced
   */
  read(
    name: string,
    file: { path: string; stat: Stats },
    headers: Record<string, string>,
  ): Promise<CachedFile | undefined> {
    if (file.stat.size > this.maxFileBytes) return Promise.resolve(undefined);
    const key = `${name} ${stateOf(file.stat)}`;
    let read = this.reading.get(key);
    if (!read) {
      read = this.readNow(name, file, headers).finally(() => this.reading.delete(key));
      this.reading.set(key, read);
    }
    return read;
  }

  private async readNow(
    name: string,
    { path, stat }: { path: string; stat: Stats },
    headers: Record<string, string>,
  ): Promise<CachedFile | undefined> {
    const body = await readFile(path);
    // It was replaced meanwhile, so its headers are of another file.
    if (body.length !== stat.size) return undefined;
    const cost = body.length + name.length + path.length + costOfEntry;
    const entry = { body, headers, path, state: stateOf(stat), cost };
    this.entries.set(name, entry);
    return entry;
  }
}
