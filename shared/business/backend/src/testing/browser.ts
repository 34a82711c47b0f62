/**
 * Adds the browser features that @emailjs/browser needs besides fetch.
 * @returns the stored values
 */
export function pretendBrowser(): Map<string, string> {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    location: { pathname: '/book-online' },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
  return stored;
}
