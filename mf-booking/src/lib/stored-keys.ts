/** `startsWhenStored` of package.json has the same prefix, so that any page sends what is kept. */
export const outboxPrefix = 'site.outbox.';

/** The localStorage keys that begin with `prefix`; none if storage is blocked. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
