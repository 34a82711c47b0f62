import type { AppointmentRequest } from '@site/data-types/entities';
import { readStored, writeStored } from '@site/store';

/** A request that has not been answered with an appointment. */
export interface Kept {
  request: AppointmentRequest;
  /** ISO 8601 instant; the same as of its entry in `appointments`. */
  createdAt: string;
  /** Why it cannot be booked as it is; absent while it waits to be sent. */
  refusal?: Refusal;
}

export interface Refusal {
  kind: 'full' | 'invalid';
  message: string;
  /** Name of the field in the request. */
  field?: string;
}

/**
 * Each request has a key of its own in localStorage, which begins with this: two tabs that keep and
 * send at the same time never write over each other.
 */
export const keptPrefix = 'site.outbox.';

const keyOf = ({ request }: Kept): string => keptPrefix + request.idempotencyKey;

/** Keys of what is kept; none where storage is blocked. */
function keptKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keptPrefix));
  } catch {
    return [];
  }
}

function accept(value: unknown): Kept | undefined {
  const { request, createdAt } = (value ?? {}) as Partial<Kept>;
  const isKept = typeof createdAt === 'string' && typeof request?.idempotencyKey === 'string';
  return isKept ? (value as Kept) : undefined;
}

/** What this browser has still to send or to tell its visitor, oldest first. */
export const readKept = (): Kept[] =>
  keptKeys()
    .flatMap((key) => readStored<Kept | undefined>(key, undefined, accept) ?? [])
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));

export const isKeptHere = (kept: Kept): boolean => keptKeys().includes(keyOf(kept));

const listeners = new Set<() => void>();
let snapshot: Kept[] | undefined;

function changed(): void {
  snapshot = undefined;
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another has changed what is kept. */
export function subscribeKept(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(keptPrefix)) changed();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** {@link readKept}, the same array until something changes. */
export const keptSnapshot = (): Kept[] => (snapshot ??= readKept());

/** @returns whether the browser has kept it */
export function keep(kept: Kept): boolean {
  const stored = writeStored(keyOf(kept), kept);
  changed();
  return stored;
}

export function release(kept: Kept): void {
  if (!isKeptHere(kept)) return;
  localStorage.removeItem(keyOf(kept));
  changed();
}
