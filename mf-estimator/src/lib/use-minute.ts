import { useSyncExternalStore } from 'react';

const minute = 60_000;

function everySoOften(onChange: () => void) {
  const timer = setInterval(onChange, minute / 4);
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** The beginning of the current minute in milliseconds since 1970; 0 in the prerendered document. */
export const useMinute = (): number => useSyncExternalStore(everySoOften, thisMinute, () => 0);
