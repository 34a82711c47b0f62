import { useCallback, useEffect, useState } from 'react';

/** Milliseconds: after the page's own requests, before the network may be gone. */
const idleMs = 1500;

/**
 * Whether to fetch code that a page does not need to hydrate: from the first focus in its form, or
 * 1.5 seconds after hydration.
 * @returns the answer, and the handler of the first focus
 */
export function useWarm(): [boolean, () => void] {
  const [warm, setWarm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWarm(true), idleMs);
    return () => clearTimeout(timer);
  }, []);
  return [warm, useCallback(() => setWarm(true), [])];
}
