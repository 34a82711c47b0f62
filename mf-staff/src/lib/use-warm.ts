import { useEffect } from 'react';

/** Milliseconds after the page is live, so that its own requests come first. */
const delayMs = 2000;

/**
 * Loads the code of a page that may be opened when the network is gone.
 * @param load keep it between renders
 */
export function useWarm(load: () => Promise<unknown>): void {
  useEffect(() => {
    // If it fails, opening the page tries again.
    const timer = setTimeout(() => void load().catch(() => undefined), delayMs);
    return () => clearTimeout(timer);
  }, [load]);
}
