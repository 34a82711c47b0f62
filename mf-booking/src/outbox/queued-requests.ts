import type { AppointmentRequest } from '@site/data-types/entities';
import { StoredQueue } from '@site/store/queue';
import { outboxPrefix } from '../lib/outbox-prefix';
import * as m from '../messages/notify';

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

/** Whether the time is at fault, or another answer. */
export const needsTime = ({ kind, field }: Refusal): boolean =>
  kind === 'full' || field === 'preferredDate' || field === 'preferredTime';

/** Title and next step of a refused request. */
export const refusalWords = (refusal: Refusal) =>
  needsTime(refusal)
    ? { title: m.pleaseChooseAnotherTime, action: m.chooseAnotherTime }
    : { title: m.pleaseCorrectOneAnswer, action: m.correctTheAnswer };

function accept(value: unknown): QueuedRequest | undefined {
  const { request, createdAt } = (value ?? {}) as Partial<QueuedRequest>;
  const isQueued = typeof createdAt === 'string' && typeof request?.idempotencyKey === 'string';
  return isQueued ? (value as QueuedRequest) : undefined;
}

/** Requests to send, and refusals to show. */
export const queuedRequests = new StoredQueue<QueuedRequest>(
  outboxPrefix,
  ({ request }) => request.idempotencyKey,
  accept,
);

/** Whether the request still waits in this browser. */
export const isQueued = ({ request }: QueuedRequest): boolean =>
  queuedRequests.has(request.idempotencyKey);
