import type { Appointment, AppointmentRequest } from '@site/data-types/entities';

/** A request as the visitor made it, before it has a key. */
export type RequestContent = Omit<AppointmentRequest, 'idempotencyKey'>;

const said = [
  'name',
  'phone',
  'email',
  'address',
  'zipCode',
  'appliance',
  'issue',
  'description',
  'preferredDate',
  'preferredTime',
] as const;
type Said = Pick<Appointment, (typeof said)[number]>;

/** Whether two requests ask for the same visit, word for word. */
export const isSameRequest = (a: Said, b: Said): boolean =>
  said.every((name) => a[name] === b[name]);

/**
 * The request as the browser's list of appointments holds it.
 * @param createdAt ISO 8601 instant
 * @param heldUntil ISO 8601 instant until which it waits for a confirmation by mail, if it does
 */
export function appointmentOf(
  request: RequestContent & { idempotencyKey?: string },
  createdAt: string,
  heldUntil?: string,
): Appointment {
  const { idempotencyKey: _key, ...fields } = request;
  const state = heldUntil
    ? ({ status: 'held', heldUntil } as const)
    : ({ status: 'pending' } as const);
  return { ...fields, id: '', ...state, createdAt };
}
