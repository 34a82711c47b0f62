import { useSyncExternalStore } from 'react';
import { keptSnapshot, subscribeKept } from '../outbox/kept-requests';
import type { KeptRequest } from '../outbox/kept-requests';

const none: KeptRequest[] = [];

/** Requests that this browser keeps. The prerendered document has none. */
export const useKeptRequests = (): KeptRequest[] =>
  useSyncExternalStore(subscribeKept, keptSnapshot, () => none);
