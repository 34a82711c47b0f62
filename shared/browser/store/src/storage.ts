/**
 * Browser storage that never throws. If it is blocked, full or corrupt, the site works with defaults
 * and only loses the visitor's entries.
 */

export type StorageArea = 'local' | 'session';

function area(kind: StorageArea): Storage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    // If storage is forbidden, reading the property throws.
    return undefined;
  }
}

/**
 * The value of a key, or `fallback` if it is missing, corrupt or has another shape.
 * @param accept returns the value in the right shape, or undefined to drop it
 */
export function readStored<T>(
  key: string,
  fallback: T,
  accept: (value: unknown) => T | undefined,
  kind: StorageArea = 'local',
): T {
  try {
    const text = area(kind)?.getItem(key);
    if (text === null || text === undefined) return fallback;
    return accept(JSON.parse(text)) ?? fallback;
  } catch (error) {
    console.warn(`Stored "${key}" could not be read and is ignored.`, error);
    return fallback;
  }
}

/** Writes a value as JSON. @returns whether it was stored */
export function writeStored(key: string, value: unknown, kind: StorageArea = 'local'): boolean {
  try {
    const storage = area(kind);
    if (!storage) return false;
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`"${key}" could not be stored.`, error);
    return false;
  }
}
