import { slotHours } from './entities';
import type { TimeSlot } from './entities';
import { openingAt } from './opening';
import type { Opening, OpeningHours } from './opening';

/** Words for a booked visit, shared by page, calendar and mails. */

let day: Intl.DateTimeFormat | undefined;

/**
 * `2026-11-22` → `Sunday, November 22`. No year: visits are at most weeks ahead.
 * @param isoDate calendar date, `YYYY-MM-DD`
 */
export const formatDay = (isoDate: string): string =>
  // Made at the first use, because it takes milliseconds while a page starts.
  (day ??= new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })).format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));

/** `13` → `1 PM` @param hour 0 to 23 */
const fullHour = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

const isSlot = (slot: string): slot is TimeSlot => Object.hasOwn(slotHours, slot);

/** `10-12` → `10 AM - 12 PM`; an unknown window stays unchanged. */
export function formatWindow(slot: string): string {
  if (!isSlot(slot)) return slot;
  const { from, to } = slotHours[slot];
  return `${fullHour(from)} - ${fullHour(to)}`;
}

/** `12 Bayou Lane, Houston, TX` and its ZIP on one line, as on an envelope. */
export function formatAddress(address: string, zipCode: string): string {
  if (address.endsWith(zipCode)) return address;
  return `${address}${/, [A-Z]{2}$/.test(address) ? ' ' : ', '}${zipCode}`;
}

/** `Nov 22, 3:40 PM CST`. @param timeZone the business's IANA zone, not the reader's */
export const formatInstant = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);

/** A calculated price is valid for a visit that is booked within this time. */
export const lockHours = 24;

/** When a calculated price ends. @param calculatedAt ISO 8601 instant */
export const lockEnd = (calculatedAt: string): Date =>
  new Date(Date.parse(calculatedAt) + lockHours * 3_600_000);

/**
 * Whether the estimate's price is held for a booked visit.
 * @param calculatedAt ISO 8601 instant of the estimate
 * @param bookedAt ISO 8601 instant of the booking
 */
export function priceLock(calculatedAt: string, bookedAt: string, timeZone: string): string {
  const end = lockEnd(calculatedAt);
  if (Date.parse(bookedAt) <= end.getTime()) {
    return `Held for this visit, calculated ${formatInstant(new Date(calculatedAt), timeZone)}`;
  }
  return `Ended ${formatInstant(end, timeZone)}, before you booked`;
}

export interface CallingHours extends OpeningHours {
  /** Minutes from a booking to the call while the business is open. */
  confirmationMinutes: number;
}

/** `07:00` → `7 AM`, `07:30` → `7:30 AM` */
function clock(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(2) === ':00' ? '' : time.slice(2);
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Next opening: `Sunday at 8 AM`. */
function formatOpening({ date, opens }: Extract<Opening, { open: false }>): string {
  const [weekday] = formatDay(date).split(',');
  return `${weekday} at ${clock(opens)}`;
}

/**
 * Tells a visitor when to expect the call: `We are open now, until 8 PM.` or `We are closed now and
 * call on Sunday at 8 AM.`
 */
export function callNow(company: OpeningHours, now: Date): string {
  const opening = openingAt(company, now);
  return opening.open
    ? `We are open now, until ${clock(opening.closes)}.`
    : `We are closed now and call on ${formatOpening(opening)}.`;
}

/**
 * Time of the confirmation call: `within 30 minutes`, or outside of business hours `when we open on
 * Sunday at 8 AM`.
 * @param booked instant of the booking
 */
export function callTime(
  { hours, timeZone, confirmationMinutes }: CallingHours,
  booked: Date,
): string {
  const opening = openingAt({ hours, timeZone }, booked);
  return opening.open
    ? `within ${confirmationMinutes} minutes`
    : `when we open on ${formatOpening(opening)}`;
}
