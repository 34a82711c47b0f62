import { useEffect, useState } from 'react';

/** Whether an instant has passed. Renders again when it does. @param instant ISO 8601 */
export function useHasPassed(instant: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = Date.parse(instant) - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}
