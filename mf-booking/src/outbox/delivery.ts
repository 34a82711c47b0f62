import { presetIssues } from '@site/data-types/booking-lists';
import { siteStore, track } from '@site/store';
import { forgetAppointment, recordAppointment, storedAppointment } from './appointment-list';
import { failureOf, loadBackend } from '../lib/backend';
import { isKeptHere, keep, keptSnapshot, release } from './kept-requests';
import type { Kept, Refusal } from './kept-requests';
import { appointmentOf, isSameRequest } from './request-content';
import type { RequestContent } from './request-content';

/** What has become of a request so far. */
export type Delivery =
  | {
      state: 'sent';
      id: string;
      /** Until when the visitor can confirm it by mail; ISO 8601 instant. Absent where it is booked. */
      heldUntil?: string;
    }
  | { state: 'waiting' }
  | { state: 'refused'; refusal: Refusal };

/** Time after which a visitor is told that the request is kept, while it is still being sent. ms */
const patience = 8000;

/** A second press within this time means the same appointment. ms */
const doublePress = 10 * 60_000;

const underWay = new Map<string, Promise<Delivery>>();

/**
 * Sends a request. One attempt at a time runs for it, in one tab of the browser; the key in the
 * request makes repeats harmless where a browser has no locks. Never rejects.
 */
export function deliver(kept: Kept): Promise<Delivery> {
  const key = kept.request.idempotencyKey;
  let delivery = underWay.get(key);
  if (!delivery) {
    // What another tab takes out of the list while this one waits for the lock has been sent.
    const stored = isKeptHere(kept);
    delivery = exclusively(`outbox ${key}`, () => attempt(kept, stored)).finally(() =>
      underWay.delete(key),
    );
    underWay.set(key, delivery);
  }
  return delivery;
}

function exclusively<T>(name: string, run: () => Promise<T>): Promise<T> {
  // Absent on pages that are not served securely.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, run) : run();
}

async function attempt(kept: Kept, stored: boolean): Promise<Delivery> {
  if (stored && !isKeptHere(kept)) {
    const id = storedAppointment(kept.createdAt)?.id;
    return id ? { state: 'sent', id } : { state: 'waiting' };
  }
  try {
    const backend = await loadBackend();
    const { id, heldUntil } = await backend.bookAppointment(kept.request);
    // The number first: whatever happens in between, a repeat gets the same one.
    recordAppointment({ ...appointmentOf(kept.request, kept.createdAt, heldUntil), id });
    release(kept);
    if (heldUntil) return { state: 'sent', id, heldUntil };
    const { appliance, issue } = kept.request;
    // What visitors describe in their own words is nobody's statistics.
    const listed = presetIssues(appliance).includes(issue);
    track('appointment', { appliance, issue: listed ? issue : 'Other' });
    return { state: 'sent', id };
  } catch (error) {
    const { kind, message, field } = failureOf(error);
    if (kind !== 'full' && kind !== 'invalid') {
      console.warn(`The appointment request has not been sent: ${message}`);
      return { state: 'waiting' };
    }
    const refusal = { kind, message, ...(field ? { field } : {}) };
    if (isKeptHere(kept)) keep({ ...kept, refusal });
    return { state: 'refused', refusal };
  }
}

/** Takes a request that is not sent out of this browser. */
export function discard(kept: Kept): void {
  release(kept);
  forgetAppointment(kept.createdAt);
}

/** What could be neither kept nor sent may have arrived all the same: its repeat keeps its key. */
let lost: Kept | undefined;

/** The same request, made a moment ago: a double click, a second tab, the back button. */
function twinOf(content: RequestContent): { kept?: Kept; id?: string } {
  const kept = [...keptSnapshot(), ...(lost ? [lost] : [])].find(
    ({ request, refusal }) => !refusal && isSameRequest(request, content),
  );
  if (kept) return { kept };
  const since = new Date(Date.now() - doublePress).toISOString();
  const sent = siteStore
    .getState()
    .appointments.find((a) => a.id && a.createdAt > since && isSameRequest(a, content));
  return sent ? { id: sent.id } : {};
}

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export interface Submission {
  kept: Kept;
  /** `failed`: neither stored nor sent. */
  delivery: Delivery | { state: 'failed' };
}

/** Keeps a request in this browser, then sends it. Never rejects. */
export async function submitRequest(content: RequestContent): Promise<Submission> {
  const twin = twinOf(content);
  const kept = twin.kept ?? {
    request: { ...content, idempotencyKey: newKey() },
    createdAt: new Date().toISOString(),
  };
  if (twin.id) return { kept, delivery: { state: 'sent', id: twin.id } };
  lost = undefined;
  recordAppointment(appointmentOf(content, kept.createdAt));
  if (!keep(kept)) {
    const delivery = await deliver(kept);
    if (delivery.state !== 'waiting') return { kept, delivery };
    discard(kept);
    lost = kept;
    return { kept, delivery: { state: 'failed' } };
  }
  const tooLong = new Promise<Delivery>((resolve) => {
    setTimeout(() => resolve({ state: 'waiting' }), patience);
  });
  return { kept, delivery: await Promise.race([deliver(kept), tooLong]) };
}
