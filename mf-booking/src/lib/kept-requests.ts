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

/** Key in localStorage; an empty array while nothing is kept. */
export const keptKey = 'site.outbox';

function isKept(value: unknown): value is Kept {
  const { request, createdAt } = (value ?? {}) as Partial<Kept>;
  return typeof createdAt === 'string' && typeof request?.idempotencyKey === 'string';
}

const accept = (stored: unknown) => (Array.isArray(stored) ? stored.filter(isKept) : undefined);

/** What this browser has still to send or to tell its visitor, oldest first. */
export const readKept = (): Kept[] => readStored<Kept[]>(keptKey, [], accept);

const isSame = (a: Kept, b: Kept): boolean => a.request.idempotencyKey === b.request.idempotencyKey;

export const isKeptHere = (kept: Kept): boolean => readKept().some((k) => isSame(k, kept));

const listeners = new Set<() => void>();
let snapshot: Kept[] | undefined;

function changed(): void {
  snapshot = undefined;
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another has changed the list. */
export function subscribeKept(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keptKey || key === null) changed();
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

function write(list: Kept[]): boolean {
  const stored = writeStored(keptKey, list);
  changed();
  return stored;
}

/** @returns whether the browser has kept it */
export const keep = (kept: Kept): boolean =>
  write([...readKept().filter((k) => !isSame(k, kept)), kept]);

export function release(kept: Kept): void {
  if (isKeptHere(kept)) write(readKept().filter((k) => !isSame(k, kept)));
}
