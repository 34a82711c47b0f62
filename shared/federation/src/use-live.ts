import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the prerendered document and while it comes alive, true from then on and after every
 * navigation: what depends on the address's query, on storage or on the clock waits for it, so that
 * the first render equals the document.
 */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
