/** Reads a value at most once in a time, for any number of callers. A clock that is set does not matter. */
export function freshFor<T>(ms: number, read: () => T): () => T {
  let value: { is: T; at: number } | undefined;
  return () => {
    if (!value || performance.now() - value.at > ms) value = { is: read(), at: performance.now() };
    return value.is;
  };
}
