import { useEffect, useState } from 'react';

/** Milliseconds. A browser ends a timer of more than 24 days at once. */
const longestWaitMs = 24 * 3_600_000;

/** Whether an instant has passed. Renders again when it does. @param instant ISO 8601 */
export function useHasPassed(instant: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = Date.parse(instant) - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, longestWaitMs));
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}
