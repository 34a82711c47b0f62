import { useEffect, useRef } from 'react';

/** Milliseconds. A change of another person appears within this time. */
const pollMs = 5000;

/**
 * Calls a function now, then every five seconds while the page is visible, and at once when the
 * person or the network comes back. A call ends before the next one begins.
 */
export function usePoll(ask: () => Promise<void>): void {
  const running = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const tick = async () => {
      if (running.current || stopped) return;
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        running.current = true;
        // The next request may succeed; a list that is no longer requested would look current.
        await ask().catch((error: unknown) => console.warn('A question failed.', error));
        running.current = false;
      }
      if (!stopped) timer = setTimeout(again, pollMs);
    };
    const again = () => void tick();
    running.current = false;
    again();
    window.addEventListener('online', again);
    window.addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [ask]);
}
