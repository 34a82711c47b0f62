import type { AppointmentState } from '@site/data-types/entities';
import { formatInstant } from '@site/data-types/visit';

/** States as staff read them. */
export const stateWords: Record<AppointmentState | 'moved', string> = {
  held: 'Waits for the customer’s mail',
  requested: 'To confirm',
  confirmed: 'Confirmed',
  on_the_way: 'On the way',
  done: 'Done',
  cancelled: 'Cancelled',
  no_one_home: 'No one home',
  moved: 'Moved',
};

/** What a person did, after the person's name. */
const deeds: Record<string, string> = {
  requested: 'asked for this visit',
  confirmed: 'confirmed this visit',
  on_the_way: 'set out for this visit',
  done: 'finished this visit',
  cancelled: 'cancelled this visit',
  no_one_home: 'found no one home',
  moved: 'moved this visit',
  assigned: 'assigned this visit',
};

/** `Maria moved this visit`. */
export const deedOf = (name: string, what: string): string =>
  `${name} ${deeds[what] ?? 'changed this visit'}`;

const minuteMs = 60_000;

/** `a moment ago`, `12 minutes ago`, or the instant. @param at ISO 8601 */
export function ago(at: string, timeZone: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(at)) / minuteMs);
  if (minutes < 2) return 'a moment ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  return formatInstant(new Date(at), timeZone);
}

export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** The address for a maps app, which opens with the way to it. */
export const mapsLink = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** A link to a visit's page. */
export const visitPath = (id: string): string => `/staff/visit?id=${id}`;

/** `tel:` of ten digits in the United States. */
export const telLink = (digits: string): string => `tel:+1${digits}`;
