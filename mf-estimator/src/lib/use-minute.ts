import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, minute / 4);
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** Start of the current minute in milliseconds since 1970; 0 in the prerendered document. */
export const useMinute = (): number => useSyncExternalStore(subscribe, thisMinute, () => 0);
