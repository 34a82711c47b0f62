import type { AppointmentRequest } from '@site/data-types/entities';
import { readStored, writeStored } from '@site/store';
import { storedKeys } from '@site/store/stored-keys';
import { outboxPrefix } from '../lib/outbox-prefix';

/** A request that has no appointment yet. */
export interface KeptRequest {
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
const keyOf = ({ request }: KeptRequest): string => outboxPrefix + request.idempotencyKey;

const keptKeys = (): string[] => storedKeys(outboxPrefix);

function accept(value: unknown): KeptRequest | undefined {
  const { request, createdAt } = (value ?? {}) as Partial<KeptRequest>;
  const isKept = typeof createdAt === 'string' && typeof request?.idempotencyKey === 'string';
  return isKept ? (value as KeptRequest) : undefined;
}

/** Requests to send, and refusals to show, oldest first. */
export const readKept = (): KeptRequest[] =>
  keptKeys()
    .flatMap((key) => readStored<KeptRequest | undefined>(key, undefined, accept) ?? [])
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));

export const isKeptHere = (kept: KeptRequest): boolean => keptKeys().includes(keyOf(kept));

const listeners = new Set<() => void>();
let snapshot: KeptRequest[] | undefined;

function notify(): void {
  snapshot = undefined;
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another has changed the kept requests. */
export function subscribeKept(listener: () => void): () => void {
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

/** {@link readKept}, the same array until something changes. */
export const keptSnapshot = (): KeptRequest[] => (snapshot ??= readKept());

/** @returns whether the browser has stored it */
export function keep(kept: KeptRequest): boolean {
  const stored = writeStored(keyOf(kept), kept);
  notify();
  return stored;
}

export function removeKept(kept: KeptRequest): void {
  if (!isKeptHere(kept)) return;
  localStorage.removeItem(keyOf(kept));
  notify();
}
