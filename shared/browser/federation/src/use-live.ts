import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * False during prerendering and hydration, then true. Components that read the query, storage or the
 * clock wait for it, because the first render must equal the document.
 */
export const useLive = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
