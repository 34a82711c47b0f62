import type { EarliestWindow } from '@site/data-types/entities';
import { loadModule } from '@site/federation';

/** The earliest free window for a ZIP; null if there is none or mf-booking cannot run. Never rejects. */
export async function earliestWindow(zip: string): Promise<EarliestWindow | null> {
  const windows = await loadModule('mf-booking/windows', null);
  try {
    return (await windows?.earliestWindow(zip)) ?? null;
  } catch {
    // The coverage answer does not need the window.
    return null;
  }
}
