import { useSyncExternalStore } from 'react';
import { keptSnapshot, subscribeKept } from '../outbox/kept-requests';
import type { Kept } from '../outbox/kept-requests';

const none: Kept[] = [];

/** Requests that this browser keeps; none in the prerendered document. */
export const useKeptRequests = (): Kept[] =>
  useSyncExternalStore(subscribeKept, keptSnapshot, () => none);
