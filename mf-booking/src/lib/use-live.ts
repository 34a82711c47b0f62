import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered document, true as soon as the page answers. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
