import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the prerendered document comes alive, true from then on and after every navigation:
 * what depends on the address's search or on the device is shown only then, so that the first
 * render equals the document.
 */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
