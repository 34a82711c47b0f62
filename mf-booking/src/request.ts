import type { Appointment, AppointmentRequest } from '@site/data-types/entities';

/** A request before it has a key. */
export type RequestContent = Omit<AppointmentRequest, 'idempotencyKey'>;

/** Address of the ticket of a booked visit. @param id `APT-` + 6 digits */
export const confirmedPath = (id: string): string => `/book-online?confirmed=${id}`;

/** Address that opens the form with the answers of a refused request. @param createdAt of the request */
export const reopenPath = (createdAt: string): string =>
  `/book-online?${new URLSearchParams({ reopen: createdAt })}`;

const comparedFields = [
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
type Compared = Pick<Appointment, (typeof comparedFields)[number]>;

/** Whether two requests have the same answers. */
export const isSameRequest = (a: Compared, b: Compared): boolean =>
  comparedFields.every((name) => a[name] === b[name]);

/**
 * The request as an entry of the browser's `appointments`.
 * @param createdAt ISO 8601 instant
 * @param heldUntil ISO 8601 instant until which a held request can be confirmed by mail
 */
export function toAppointment(
  request: RequestContent & { idempotencyKey?: string },
  createdAt: string,
  heldUntil?: string,
): Appointment {
  const { idempotencyKey: _key, ...fields } = request;
  const state = heldUntil
    ? ({ state: 'held', heldUntil } as const)
    : ({ state: 'requested' } as const);
  return { ...fields, id: '', ...state, createdAt };
}
