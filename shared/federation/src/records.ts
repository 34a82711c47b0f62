import type { RemoteName } from '@site/data-types/contract';
import type { FederatedRecords, RecordId } from '@site/data-types/federated-modules';
import { getLoader } from './loader';

/** Records of one kind, kept as a file each beside the part's release. */
export interface Records<T> {
  /** Loads the record; undefined where the slug names none. */
  warm: (slug: string | undefined) => Promise<T | undefined>;
  /** What {@link Records.warm} has loaded; never asynchronous. */
  read: (slug: string | undefined) => T | undefined;
  /**
   * The same for a record that every release has.
   * @throws Error naming the record where it was not loaded
   */
  get: (slug: string) => T;
  /** Path of the record below the release's `records/`, under which its part emits it. */
  path: (slug: string) => string;
}

/** Given each record that is there, as `part/kind/slug`. */
type Observer = (record: string) => void;

/** By `part/kind/slug`, for all parts of the page. */
const loaded = new Map<string, unknown>();
let observer: Observer | undefined;

/** Tells the prerenderer which records a page needs. @param next undefined ends it */
export function observeRecords(next: Observer | undefined): void {
  observer = next;
}

/** A test's page begins without the records of the one before. */
export const forgetRecords = (): void => loaded.clear();

/**
 * Content that a page shows, fetched one record at a time: the part's own, or those of another part
 * that it lists under `site.consumes`. The owner's `records.ts` emits the files. A slug is
 * allow-listed to lower-case words, so an address can never reach another file.
 * @param id `mf-catalog/issues`
 */
export function defineRecords<Id extends RecordId>(id: Id): Records<FederatedRecords[Id]>;
export function defineRecords<T>(id: `${RemoteName}/${string}`): Records<T>;
export function defineRecords(id: string): Records<unknown> {
  const [part, kind] = id.split('/') as [RemoteName, string];
  const path = (slug: string) => `${kind}/${slug}`;
  return {
    path,
    read: (slug) => loaded.get(`${id}/${slug}`),
    get(slug) {
      const record = loaded.get(`${id}/${slug}`);
      if (record === undefined) throw new Error(`${part} has no record ${path(slug)}`);
      return record;
    },
    async warm(slug) {
      if (slug === undefined || !/^[a-z0-9-]+$/.test(slug)) return undefined;
      const record = `${id}/${slug}`;
      if (!loaded.has(record)) loaded.set(record, await getLoader().record(part, path(slug)));
      const found = loaded.get(record);
      if (found !== undefined) observer?.(record);
      return found;
    },
  };
}
