import type { RemoteName } from '@site/data-types/contract';
import type { FederatedRecords, RecordId } from '@site/data-types/federated-modules';
import { getLoader } from './loader';

/** Records of one kind. Each is a JSON file in the part's release. */
export interface Records<T> {
  /** Loads the record; undefined if it does not exist. */
  warm: (slug: string | undefined) => Promise<T | undefined>;
  /** The record that {@link Records.warm} has loaded; synchronous. */
  read: (slug: string | undefined) => T | undefined;
  /**
   * Like `read`, for a record that must exist.
   * @throws Error with the record's name if it was not loaded
   */
  get: (slug: string) => T;
  /** Path of the record below the release's `records/`. */
  path: (slug: string) => string;
}

/** Called with each loaded record as `part/kind/slug`. */
type Observer = (record: string) => void;

/** By `part/kind/slug`. */
const loaded = new Map<string, unknown>();
let observer: Observer | undefined;

/** Lets the prerenderer collect the records of a page. @param next undefined stops it */
export function observeRecords(next: Observer | undefined): void {
  observer = next;
}

/** For tests: each starts without the records of the previous one. */
export const forgetRecords = (): void => loaded.clear();

/**
 * Content of pages, fetched one record at a time. The records are the part's own, or those of
 * another part that it lists in `site.consumes`. The owner's `records.ts` writes the files. A slug
 * must match a strict pattern, so an address cannot reach another file.
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
      const found = loaded.get(record) ?? (await getLoader().record(part, path(slug)));
      // A missing one is not stored: the server may get the release a moment later.
      if (found === undefined) return undefined;
      loaded.set(record, found);
      observer?.(record);
      return found;
    },
  };
}
