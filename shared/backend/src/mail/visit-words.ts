import { openingAt } from '@site/data-types/opening';
import type { Opening, OpeningHours } from '@site/data-types/opening';
import { formatDay, formatInstant, lockEnd } from '@site/data-types/visit';

/** Sentences about a booked visit, the same on the page, in the calendar and in the mails. */

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
