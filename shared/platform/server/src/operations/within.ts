/** @throws Error when the promise takes longer; what it waits for goes on */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), ms);
  });
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a value at most once in a time, for any number of callers. A clock that is set does not matter. */
export function freshFor<T>(ms: number, read: () => T): () => T {
  let value: { is: T; at: number } | undefined;
  return () => {
    if (!value || performance.now() - value.at > ms) value = { is: read(), at: performance.now() };
    return value.is;
  };
}
