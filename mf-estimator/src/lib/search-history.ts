import { readStored, writeStored } from '@site/store';
import { useSyncExternalStore } from 'react';

/** A plain array of texts, newest first. Earlier releases stored this format. */
const key = 'partsSearchHistory';
const maxStored = 5;

const none: readonly string[] = [];

/** The value that was read or written last; undefined before the first read. */
let history: readonly string[] | undefined;
const listeners = new Set<() => void>();

const accept = (value: unknown): string[] | undefined =>
  Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string').slice(0, maxStored)
    : undefined;

const read = () => (history ??= readStored<readonly string[]>(key, none, accept));

function subscribe(onChange: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    history = undefined;
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
    // Other tabs may change the history while nothing listens, so the next reader loads it again.
    if (listeners.size === 0) history = undefined;
  };
}

/** The last five searches of this browser, newest first; none in the prerendered document. */
export const useSearchHistory = (): readonly string[] =>
  useSyncExternalStore(subscribe, read, () => none);

/** Puts a search first and removes its duplicate. With blocked storage it is stored for the visit. */
export function rememberSearch(query: string): void {
  history = [query, ...read().filter((other) => other !== query)].slice(0, maxStored);
  writeStored(key, history);
  for (const onChange of listeners) onChange();
}
