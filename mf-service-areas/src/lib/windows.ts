import type { EarliestWindow } from '@site/data-types/entities';
import { loadModule } from '@site/federation';

/** The earliest free window for a ZIP; null where there is none or nobody can say. Never rejects. */
export async function earliestWindow(zip: string): Promise<EarliestWindow | null> {
  const windows = await loadModule('mf-booking/windows', null);
  try {
    return (await windows?.earliestWindow(zip)) ?? null;
  } catch {
    // Whether we serve the ZIP stands without it.
    return null;
  }
}
