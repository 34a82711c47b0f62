/** Where supabase-js stores the session in this browser. */
export const sessionKey = 'staff-session';

const inMemory = new Map<string, string>();

/** The browser's storage; a browser that blocks it keeps the session until the page is closed. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    // If storage is forbidden, reading the property throws.
    if (globalThis.localStorage) return globalThis.localStorage;
  } catch {
    // The memory is left.
  }
  return {
    getItem: (key) => inMemory.get(key) ?? null,
    setItem: (key, value) => void inMemory.set(key, value),
    removeItem: (key) => void inMemory.delete(key),
  };
}

/** For supabase-js. */
export const sessionStorage = {
  getItem: (key: string): string | null => storage().getItem(key),
  setItem: (key: string, value: string): void => storage().setItem(key, value),
  removeItem: (key: string): void => storage().removeItem(key),
};

/** Address of the person whose session is stored, also when its token has expired. */
export function storedEmail(): string | undefined {
  try {
    const { user } = JSON.parse(sessionStorage.getItem(sessionKey) ?? '{}') as {
      user?: { email?: string };
    };
    return user?.email;
  } catch {
    return undefined;
  }
}
