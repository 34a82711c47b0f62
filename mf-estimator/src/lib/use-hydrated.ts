import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the prerendered document is taken over, true ever after. What stands in the address,
 * the storage or the clock is no part of that document and waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
