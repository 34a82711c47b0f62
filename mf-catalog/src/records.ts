import { makeRecords } from './data/make-records';
import { readCatalog } from './data/read-catalog';
import { makeIndex } from './search/make-index';

/** Everything that the catalog's pages fetch; made and checked at build. */
export async function records(): Promise<Record<string, unknown>> {
  const catalog = readCatalog();
  return { ...makeRecords(catalog), 'search/all': makeIndex(catalog) };
}
