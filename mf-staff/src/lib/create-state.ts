import { useSyncExternalStore } from 'react';

/** State of the part that outlives a page: the session, the kept jobs. */
interface PartState<Value> {
  get: () => Value;
  set: (value: Value) => void;
  use: () => Value;
}

export function createState<Value>(first: Value): PartState<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => value;
  return {
    get,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => first),
  };
}
