import type { FederatedModules } from '@site/data-types/federated-modules';
import { loadModule } from '@site/federation';
import { loadBackend } from './lib/backend';

type WindowsModule = FederatedModules['mf-booking/windows'];

/** Days that are looked at; a business booked out for longer is called, not promised for. */
const days = 14;

/**
 * The earliest free window for a ZIP; null where there is none in two weeks, where the ZIP is known
 * to be out of area, or where nobody can say. Never rejects. Loads the database client with the
 * first call, so call it when a visitor asks, not with every page.
 * @param zip five digits
 */
export const earliestWindow: WindowsModule['earliestWindow'] = async (zip) => {
  if (!/^\d{5}$/.test(zip)) return null;
  const coverage = await loadModule('mf-service-areas/coverage', null);
  if (coverage && !coverage.isServed(zip)) return null;
  try {
    const backend = await loadBackend();
    for (const { date, slots } of await backend.openWindows({ days })) {
      const [first] = slots;
      if (first) return { date, slot: first.slot };
    }
  } catch (error) {
    console.warn('Free windows could not be loaded.', error);
  }
  return null;
};
