import { readStored, writeStored } from './storage';

/** The localStorage keys that begin with `prefix`; none if storage is blocked. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/**
 * Items that wait in localStorage until the server has them. Each has a key of its own, so that two
 * tabs do not overwrite each other.
 */
export class StoredQueue<Item extends { createdAt?: string }> {
  private readonly listeners = new Set<() => void>();
  private cached: Item[] | undefined;

  /**
   * @param prefix of the keys
   * @param idOf the rest of an item's key
   * @param accept returns a stored value in the right shape, or undefined to drop it
   */
  constructor(
    private readonly prefix: string,
    private readonly idOf: (item: Item) => string,
    private readonly accept: (value: unknown) => Item | undefined,
  ) {}

  /** The items, oldest first, also those of other tabs. */
  read(): Item[] {
    return storedKeys(this.prefix)
      .flatMap((key) => readStored<Item | undefined>(key, undefined, this.accept) ?? [])
      .sort((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''));
  }

  /** {@link read}, the same array until something changes; for `useSyncExternalStore`. */
  snapshot = (): Item[] => (this.cached ??= this.read());

  /** Whether an item waits, also if another tab has just sent it. */
  has(id: string): boolean {
    return storedKeys(this.prefix).includes(this.prefix + id);
  }

  /** Adds or replaces an item. @returns whether the browser has stored it */
  put(item: Item): boolean {
    const stored = writeStored(this.prefix + this.idOf(item), item);
    this.changed();
    return stored;
  }

  remove(id: string): void {
    // If storage is blocked, nothing is stored.
    if (this.has(id)) localStorage.removeItem(this.prefix + id);
    this.changed();
  }

  /** Calls back when this tab or another has changed the items. @returns ends it */
  subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(this.prefix)) this.changed();
    };
    // Another tab may have changed them while nothing listened.
    if (this.listeners.size === 0) this.cached = undefined;
    this.listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };

  private changed(): void {
    this.cached = undefined;
    for (const listener of this.listeners) listener();
  }
}

/** Milliseconds between two attempts while a page is open; doubled after each. */
const minDelayMs = 5000;
const maxDelayMs = 5 * 60_000;

interface Sending {
  /** An item that cannot be sent stays. */
  send: () => Promise<void>;
  isDone: () => boolean;
  /** Calls back when items are added. @returns ends it */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Sends now, then with growing delays until all is sent, and at once when the network or the visitor
 * comes back.
 * @returns `now` sends without waiting for the next attempt; `stop` ends it
 */
export function keepSending({ send, isDone, subscribe }: Sending): {
  now: () => Promise<void>;
  stop: () => void;
} {
  let delayMs = minDelayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const attempt = async () => {
    clearTimeout(timer);
    timer = undefined;
    await send().catch((error: unknown) => console.warn('Sending failed.', error));
    schedule();
  };
  const schedule = () => {
    if (stopped) return;
    if (isDone()) delayMs = minDelayMs;
    else if (timer === undefined) {
      timer = setTimeout(() => void attempt(), delayMs);
      delayMs = Math.min(delayMs * 2, maxDelayMs);
    }
  };
  const now = () => {
    delayMs = minDelayMs;
    return attempt();
  };
  const onOnline = () => void now();
  const onVisible = () => {
    if (document.visibilityState === 'visible') void now();
  };
  const unsubscribe = subscribe(schedule);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  return {
    now,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
