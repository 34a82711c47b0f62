import { makeRecords } from './data/make-records';
import { readCatalogue } from './data/read-catalogue';
import { makeIndex } from './search/make-index';

/** Everything that the catalogue's pages fetch; made and checked at build. */
export async function records(): Promise<Record<string, unknown>> {
  const catalogue = readCatalogue();
  return { ...makeRecords(catalogue), search: makeIndex(catalogue) };
}
