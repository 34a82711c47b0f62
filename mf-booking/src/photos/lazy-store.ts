import { createStore } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/**
 * An object store of IndexedDB, opened at its first use.
 * @returns runs a job on it; rejects if there is no IndexedDB, also if a library throws
 */
export function lazyStore(database: string, name: string) {
  let opened: UseStore | undefined;
  return async <T>(run: (store: UseStore) => Promise<T>): Promise<T> =>
    run((opened ??= createStore(database, name)));
}
