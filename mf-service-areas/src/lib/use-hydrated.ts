import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the prerendered document is taken over, true from then on and after a navigation: the
 * document was made without a query, so what the query says must wait for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
