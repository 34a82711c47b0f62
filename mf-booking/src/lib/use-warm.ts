import { useCallback, useEffect, useState } from 'react';

/** Milliseconds. Later the network may be gone, and the form could not be checked or kept. */
const idleMs = 1500;

/**
 * Whether to fetch the code that a page does not need to hydrate: from the first focus in its
 * form, or 1.5 seconds after hydration.
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
