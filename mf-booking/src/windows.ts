import type { CoverageModule, TimeSlot } from '@site/data-types/entities';
import { loadModule } from '@site/federation';
import { loadBackend } from './lib/backend';

/** A window that a technician can still take. */
export interface EarliestWindow {
  /** `YYYY-MM-DD` in the business's time zone. */
  date: string;
  slot: TimeSlot;
}

/** Days that are looked at; a business booked out for longer is called, not promised for. */
const days = 14;

/**
 * The earliest free window for a ZIP; null where there is none in two weeks, where the ZIP is known
 * to be out of area, or where nobody can say. Never rejects. Loads the database client with the
 * first call, so call it when a visitor asks, not with every page.
 * @param zip five digits
 */
export async function earliestWindow(zip: string): Promise<EarliestWindow | null> {
  if (!/^\d{5}$/.test(zip)) return null;
  const coverage = await loadModule<CoverageModule, null>('mf-service-areas/coverage', null);
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
}
