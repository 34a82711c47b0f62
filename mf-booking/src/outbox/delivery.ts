import { presetIssues } from '@site/data-types/booking-lists';
import type { Appointment } from '@site/data-types/entities';
import { siteStore, track } from '@site/store';
import { withLock } from '@site/store/with-lock';
import { forgetAppointment, recordAppointment, storedAppointment } from './appointment-list';
import { failureOf, loadBackend } from '../lib/backend';
import { queuePhotos } from '../photos/photo-outbox';
import { isQueued, queuedRequests } from './queued-requests';
import type { QueuedRequest, Refusal } from './queued-requests';
import { notifyBooked, notifyRefused } from './notify';
import { toAppointment, isSameRequest } from '../request';
import type { RequestContent } from '../request';

/** The state of a request. */
export type Delivery =
  | {
      state: 'sent';
      id: string;
      /** Opens the appointment's page. */
      key?: string;
      /** ISO 8601 instant until which the visitor can confirm by mail. Absent once booked. */
      heldUntil?: string;
    }
  | { state: 'waiting' }
  | { state: 'refused'; refusal: Refusal };

/** Milliseconds. Then the page shows that the request is queued, while sending goes on. */
const answerTimeoutMs = 8000;

/** Milliseconds. The same answers within this time are the same appointment. */
const duplicateWindowMs = 10 * 60_000;

const inFlight = new Map<string, Promise<Delivery>>();

/** Keys of requests whose form waits for the answer and shows it itself. */
const awaited = new Set<string>();

/**
 * Sends a request. Never rejects. One tab sends it at a time. In browsers without locks two tabs may
 * send it, and the key in the request still makes one appointment.
 */
export function deliver(queued: QueuedRequest): Promise<Delivery> {
  const key = queued.request.idempotencyKey;
  let delivery = inFlight.get(key);
  if (!delivery) {
    // If it is gone when this tab gets the lock, another tab has sent it.
    const stored = isQueued(queued);
    delivery = withLock(`outbox ${key}`, () => attempt(queued, stored)).finally(() =>
      inFlight.delete(key),
    );
    inFlight.set(key, delivery);
  }
  return delivery;
}

async function attempt(queued: QueuedRequest, stored: boolean): Promise<Delivery> {
  const isAwaited = () => awaited.has(queued.request.idempotencyKey);
  if (stored && !isQueued(queued)) {
    const sent = storedAppointment(queued.createdAt);
    if (!sent?.id) return { state: 'waiting' };
    if (!isAwaited()) notifyBooked(queued.request, sent.id, sent.state === 'held');
    return sentBefore(sent);
  }
  try {
    const backend = await loadBackend();
    const { id, key, heldUntil } = await backend.bookAppointment(queued.request);
    // Saved first: if the tab closes in between, the request is sent again and gets the same number.
    const appointment = toAppointment(queued.request, queued.createdAt, heldUntil);
    recordAppointment({ ...appointment, id, ...(key && { key }) });
    if (queued.photos && key) queuePhotos(queued.photos, { id, key });
    queuedRequests.remove(queued.request.idempotencyKey);
    if (!isAwaited()) notifyBooked(queued.request, id, heldUntil !== undefined);
    const sent = { state: 'sent', id, ...(key && { key }) } as const;
    if (heldUntil) return { ...sent, heldUntil };
    const { appliance, issue } = queued.request;
    // A visitor's own words can name a person, so they are not counted.
    const listed = presetIssues(appliance).includes(issue);
    track('appointment', { appliance, issue: listed ? issue : 'Other' });
    return sent;
  } catch (error) {
    const { kind, message, field } = failureOf(error);
    if (kind !== 'full' && kind !== 'invalid') {
      console.warn(`The appointment request has not been sent: ${message}`);
      return { state: 'waiting' };
    }
    const refusal = { kind, message, ...(field ? { field } : {}) };
    if (isQueued(queued)) queuedRequests.put({ ...queued, refusal });
    if (!isAwaited()) notifyRefused(queued, refusal);
    return { state: 'refused', refusal };
  }
}

/** Removes a request that will not be sent from this browser. */
export function discard(queued: QueuedRequest): void {
  queuedRequests.remove(queued.request.idempotencyKey);
  forgetAppointment(queued.createdAt);
}

/** The last request that was neither queued nor sent. It may have arrived, so a repeat uses its key. */
let unanswered: QueuedRequest | undefined;

const sentBefore = ({ id, key }: Appointment): Delivery => ({
  state: 'sent',
  id,
  ...(key && { key }),
});

/** The same request from a double click, a second tab or the back button. */
function findDuplicate(content: RequestContent): { queued?: QueuedRequest; sent?: Appointment } {
  const queued = [...queuedRequests.snapshot(), ...(unanswered ? [unanswered] : [])].find(
    ({ request, refusal }) => !refusal && isSameRequest(request, content),
  );
  if (queued) return { queued };
  const since = new Date(Date.now() - duplicateWindowMs).toISOString();
  const sent = siteStore
    .getState()
    .appointments.find((a) => a.id && a.createdAt > since && isSameRequest(a, content));
  return sent ? { sent } : {};
}

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export interface Submission {
  queued: QueuedRequest;
  /** `failed`: neither queued nor sent. */
  delivery: Delivery | { state: 'failed' };
}

/**
 * Keeps a request in this browser, then sends it. Never rejects. Does not wait for its photos.
 * @param photos the batch of photos that belongs to it, or empty
 */
export async function submitRequest(content: RequestContent, photos = ''): Promise<Submission> {
  const { queued: before, sent } = findDuplicate(content);
  const queued = {
    ...(before ?? {
      request: { ...content, idempotencyKey: newKey() },
      createdAt: new Date().toISOString(),
    }),
    ...(photos && { photos }),
  };
  if (sent) {
    if (photos && sent.key) queuePhotos(photos, { id: sent.id, key: sent.key });
    return { queued, delivery: sentBefore(sent) };
  }
  const { idempotencyKey } = queued.request;
  awaited.add(idempotencyKey);
  return send(queued).finally(() => awaited.delete(idempotencyKey));
}

async function send(queued: QueuedRequest): Promise<Submission> {
  unanswered = undefined;
  recordAppointment(toAppointment(queued.request, queued.createdAt));
  if (!queuedRequests.put(queued)) {
    const delivery = await deliver(queued);
    if (delivery.state !== 'waiting') return { queued, delivery };
    discard(queued);
    unanswered = queued;
    return { queued, delivery: { state: 'failed' } };
  }
  const timeout = new Promise<Delivery>((resolve) => {
    setTimeout(() => resolve({ state: 'waiting' }), answerTimeoutMs);
  });
  return { queued, delivery: await Promise.race([deliver(queued), timeout]) };
}
