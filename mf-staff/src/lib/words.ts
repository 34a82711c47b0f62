import type { ChangeWord, StaffVisit } from '@site/backend/staff';
import { formatAddress, formatInstant } from '@site/data-types/visit';

/** States as staff read them. */
export const stateWords: Record<ChangeWord, string> = {
  held: 'Waits for the customer',
  requested: 'To confirm',
  confirmed: 'Confirmed',
  on_the_way: 'On the way',
  done: 'Done',
  cancelled: 'Cancelled',
  no_one_home: 'No one home',
  moved: 'Moved',
  assigned: 'Assigned',
};

/** What was done, between the person's name and the visit. */
const deeds: Record<ChangeWord, string> = {
  held: 'asked for',
  requested: 'asked for',
  confirmed: 'confirmed',
  on_the_way: 'set out for',
  done: 'finished',
  cancelled: 'cancelled',
  no_one_home: 'found no one home at',
  moved: 'moved',
  assigned: 'assigned',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const minuteMs = 60_000;

/** `a moment ago`, `12 minutes ago`, or the instant. @param at ISO 8601 */
export function ago(at: string, timeZone: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(at)) / minuteMs);
  if (minutes < 2) return 'a moment ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  return formatInstant(new Date(at), timeZone);
}

/** `Maria moved this visit a moment ago.` @param what the visit in words */
export const changeOf = (
  { name, what, at }: NonNullable<StaffVisit['changedBy']>,
  timeZone: string,
  visit = 'this visit',
): string => `${capital(name)} ${deeds[what]} ${visit} ${ago(at, timeZone)}.`;

export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** Street, city and ZIP on one line. */
export const addressOf = ({ address, city, zip }: StaffVisit): string =>
  formatAddress(city && !address.includes(city) ? `${address}, ${city}` : address, zip);

/** Opens a maps app with the way to an address. */
export const mapsLink = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

export const visitPath = (id: string): string => `/staff/visit?id=${id}`;

/** `tel:` of ten digits in the United States. */
export const telLink = (digits: string): string => `tel:+1${digits}`;

/** `washing-machine` of an old row, or `Washing Machine`. */
export const jobOf = ({ appliance, issue, brand }: StaffVisit): string =>
  [brand ? `${brand} ${appliance}` : appliance, issue].join(' · ');

/** Whether nothing more is to be done at the visit. */
export const isOver = ({ state }: Pick<StaffVisit, 'state'>): boolean =>
  state === 'done' || state === 'cancelled';
