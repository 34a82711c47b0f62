import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** A file in memory. */
export interface KeptFile {
  body: Buffer;
  /** Of its answer with status 200. */
  headers: Record<string, string>;
}

interface Entry extends KeptFile {
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
export class KeptFiles {
  /** The least recently used first. */
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(
    private readonly maxBytes = 8_000_000,
    private readonly maxFileBytes = 200_000,
  ) {}

  /** @returns undefined for a file that is not in memory, or has changed since */
  get(name: string): KeptFile | undefined {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    this.remove(name, entry);
    const now = statSync(entry.path, { throwIfNoEntry: false });
    if (!now || stateOf(now) !== entry.state) return undefined;
    this.add(name, entry);
    return entry;
  }

  /** Reads a file and keeps it. @returns undefined for one that is too large or was just replaced */
  async read(
    name: string,
    { path, stat }: { path: string; stat: Stats },
    headers: Record<string, string>,
  ): Promise<KeptFile | undefined> {
    if (stat.size > this.maxFileBytes) return undefined;
    const body = await readFile(path);
    // It was replaced meanwhile, so its headers are of another file.
    if (body.length !== stat.size) return undefined;
    const cost = body.length + name.length + path.length + costOfEntry;
    const entry = { body, headers, path, state: stateOf(stat), cost };
    // Two first requests may have read it at the same time.
    const before = this.entries.get(name);
    if (before) this.remove(name, before);
    this.add(name, entry);
    for (const [oldest, old] of this.entries) {
      if (this.bytes <= this.maxBytes) break;
      this.remove(oldest, old);
    }
    return entry;
  }

  private add(name: string, entry: Entry): void {
    this.entries.set(name, entry);
    this.bytes += entry.cost;
  }

  private remove(name: string, entry: Entry): void {
    this.entries.delete(name);
    this.bytes -= entry.cost;
  }
}
