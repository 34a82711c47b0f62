import type { FederatedModules } from '@site/data-types/federated-modules';
import { isZip } from '@site/data-types/zip';
import { loadModule } from '@site/federation';
import { loadBackend } from './lib/backend';

type WindowsModule = FederatedModules['mf-booking/windows'];

/** After two full weeks visitors call us, so a later window is not promised. */
const searchDays = 14;

/**
 * The earliest free window for a ZIP. Null if there is none in two weeks, if the ZIP is out of
 * area, or if the database does not answer. Never rejects. The first call loads the database
 * client, so call it when a visitor asks, not on every page.
 * @param zip five digits
 */
export const earliestWindow: WindowsModule['earliestWindow'] = async (zip) => {
  if (!isZip(zip)) return null;
  const coverage = await loadModule('mf-service-areas/coverage', null);
  if (coverage && !coverage.isServed(zip)) return null;
  try {
    const backend = await loadBackend();
    for (const { date, windows } of await backend.openWindows({ days: searchDays })) {
      const [first] = windows;
      if (first) return { date, time: first.time };
    }
  } catch (error) {
    console.warn('Free windows could not be loaded.', error);
  }
  return null;
};
