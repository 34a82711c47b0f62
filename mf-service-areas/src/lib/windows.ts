import { loadModule } from '@site/federation';

/** What this part uses of `mf-booking/windows`. */
export interface WindowsModule {
  /** The first window that is really free, or null where there is none. */
  earliestWindow: (zip: string) => Promise<FreeWindow | null>;
}

export interface FreeWindow {
  /** `YYYY-MM-DD` in the business's time zone. */
  date: string;
  /** As the booking form names it: `8-10 AM`. */
  slot: string;
}

/** The earliest free window for a ZIP; null where there is none or nobody can say. Never rejects. */
export async function earliestWindow(zip: string): Promise<FreeWindow | null> {
  const windows = await loadModule<WindowsModule, null>('mf-booking/windows', null);
  try {
    return (await windows?.earliestWindow(zip)) ?? null;
  } catch {
    // Whether we serve the ZIP stands without it.
    return null;
  }
}
