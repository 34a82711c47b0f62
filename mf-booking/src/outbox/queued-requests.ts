import type { AppointmentRequest } from '@site/data-types/entities';
import { readStored, writeStored } from '@site/store';
import { storedKeys } from '@site/store/stored-keys';
import { outboxPrefix } from '../lib/outbox-prefix';

/** A request that has no appointment yet. */
export interface QueuedRequest {
  request: AppointmentRequest;
  /** ISO 8601 instant; its entry in `appointments` has the same. */
  createdAt: string;
  /** Batch of photos to send when the request has its number. */
  photos?: string;
  /** Why it cannot be booked. Absent while it waits to be sent. */
  refusal?: Refusal;
}

export interface Refusal {
  kind: 'full' | 'invalid';
  message: string;
  /** Name of the field in the request. */
  field?: string;
}

/** Each request has its own localStorage key, so that two tabs do not overwrite each other. */
const keyOf = ({ request }: QueuedRequest): string => outboxPrefix + request.idempotencyKey;

const keptKeys = (): string[] => storedKeys(outboxPrefix);

function accept(value: unknown): QueuedRequest | undefined {
  const { request, createdAt } = (value ?? {}) as Partial<QueuedRequest>;
  const isKept = typeof createdAt === 'string' && typeof request?.idempotencyKey === 'string';
  return isKept ? (value as QueuedRequest) : undefined;
}

/** Requests to send, and refusals to show, oldest first. */
export const readQueued = (): QueuedRequest[] =>
  keptKeys()
    .flatMap((key) => readStored<QueuedRequest | undefined>(key, undefined, accept) ?? [])
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));

export const isQueuedHere = (kept: QueuedRequest): boolean => keptKeys().includes(keyOf(kept));

const listeners = new Set<() => void>();
let snapshot: QueuedRequest[] | undefined;

function notify(): void {
  snapshot = undefined;
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another has changed the kept requests. */
export function subscribeQueued(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(outboxPrefix)) notify();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** {@link readQueued}, the same array until something changes. */
export const queuedSnapshot = (): QueuedRequest[] => (snapshot ??= readQueued());

/** @returns whether the browser has stored it */
export function keep(kept: QueuedRequest): boolean {
  const stored = writeStored(keyOf(kept), kept);
  notify();
  return stored;
}

export function removeQueued(kept: QueuedRequest): void {
  if (!isQueuedHere(kept)) return;
  localStorage.removeItem(keyOf(kept));
  notify();
}
