/**
 * Browser storage that never throws: where it is blocked, full or corrupt the site works with
 * defaults and the visitor loses nothing but the memory of it.
 */

export type StorageArea = 'local' | 'session';

function area(kind: StorageArea): Storage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    // Reading the property itself throws where storage is forbidden.
    return undefined;
  }
}

/**
 * The value under a key, or `fallback` where it is missing, corrupt or of another shape.
 * @param accept narrows what was parsed; anything it refuses is dropped
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

/** Writes a value as JSON. @returns whether it was kept */
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
