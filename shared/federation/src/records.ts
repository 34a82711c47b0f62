import type { RemoteName } from '@site/data-types/contract';
import { getLoader } from './loader';

/** Records of one kind, kept as a file each beside the part's release. */
export interface Records<T> {
  /** Loads the record; undefined where the slug names none. */
  warm: (slug: string | undefined) => Promise<T | undefined>;
  /** What {@link Records.warm} has loaded; never asynchronous. */
  read: (slug: string | undefined) => T | undefined;
  /** Path of the record's file below the release, for preloading. */
  path: (slug: string) => string;
}

/**
 * Content that a page shows, fetched one record at a time: `defineRecords<Issue>('mf-catalog',
 * 'issues')`. The files are emitted by the part's `records.ts`. A slug is allow-listed to
 * lower-case words, so an address can never reach another file.
 */
export function defineRecords<T>(part: RemoteName, kind: string): Records<T> {
  const loaded = new Map<string, T | undefined>();
  const path = (slug: string) => `${kind}/${slug}`;
  return {
    path,
    read: (slug) => (slug === undefined ? undefined : loaded.get(slug)),
    async warm(slug) {
      if (slug === undefined || !/^[a-z0-9-]+$/.test(slug)) return undefined;
      if (!loaded.has(slug)) {
        loaded.set(slug, (await getLoader().record(part, path(slug))) as T | undefined);
      }
      return loaded.get(slug);
    },
  };
}
