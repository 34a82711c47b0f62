import { windowHours } from '@site/data-types/entities';
import type { EstimateSummary } from '@site/data-types/estimate';
import { minutesOf, openingAt } from '@site/data-types/opening';
import type { Opening, OpeningHours } from '@site/data-types/opening';
import {
  formatDay,
  formatHour,
  formatInstant,
  isWindowTime,
  lockEnd,
} from '@site/data-types/visit';
import * as m from '../messages/visit-words';

/** Sentences about a booked visit, the same on the page, in the calendar and in the mails. */

/** Clocks of phones are ahead by some minutes at most. */
const clockErrorMs = 10 * 60_000;

/**
 * Whether the estimate's price is held for a booked visit. One that the server did not find, and one
 * of the future, hold nothing: their senders may have made them up.
 * @param bookedAt ISO 8601 instant of the booking
 */
export function priceLock(
  { calculatedAt, checked }: Pick<EstimateSummary, 'calculatedAt' | 'checked'>,
  bookedAt: string,
  timeZone: string,
): string {
  const end = lockEnd(calculatedAt);
  const booked = Date.parse(bookedAt);
  if (checked === false || !(Date.parse(calculatedAt) <= booked + clockErrorMs))
    return m.notHeldDidNot;
  if (booked <= end.getTime()) {
    return m.heldVisitCalculatedInstant({
      instant: formatInstant(new Date(calculatedAt), timeZone),
    });
  }
  return m.endedEndBeforeBooked({ end: formatInstant(end, timeZone) });
}

export interface CallingHours extends OpeningHours {
  /** Minutes from a booking to the call while the business is open. */
  confirmationMinutes: number;
}

/** `07:00` → `7 AM`, `07:30` → `7:30 AM` */
function clock(time: string): string {
  const minutes = time.slice(2);
  return formatHour(Number(time.slice(0, 2)), minutes === ':00' ? '' : minutes);
}

/** Day and window of a visit, as in its request; empty while they are not chosen. */
export interface VisitTime {
  preferredDate: string;
  preferredTime: string;
}

type Closed = Extract<Opening, { open: false }>;

/** Whether the visit's window begins before the calls of that morning are made. */
const beginsAtOpening = ({ date, opens }: Closed, minutes: number, visit?: VisitTime): boolean =>
  visit?.preferredDate === date &&
  isWindowTime(visit.preferredTime) &&
  windowHours[visit.preferredTime].from * 60 < minutesOf(opens) + minutes;

/**
 * Day and time of the next opening. A technician may come in that very minute if the visit's window
 * begins then, so in this case only the order of the two is promised: `isBefore`.
 */
function callAtOpening(
  opening: Closed,
  { confirmationMinutes }: CallingHours,
  visit: VisitTime | undefined,
) {
  const [weekday = ''] = formatDay(opening.date).split(',');
  return {
    weekday,
    time: clock(opening.opens),
    isBefore: beginsAtOpening(opening, confirmationMinutes, visit),
  };
}

/**
 * Shows a visitor when to expect the call: `We are open now, until 8 PM.` or `We are closed now and
 * call on Sunday at 8 AM.`
 * @param visit the chosen window
 */
export function callNow(company: CallingHours, now: Date, visit?: VisitTime): string {
  const opening = openingAt(company, now);
  if (opening.open) return m.openNowUntilClock({ clock: clock(opening.closes) });
  const call = callAtOpening(opening, company, visit);
  return (call.isBefore ? m.closedNowCallBefore : m.closedNowCall)(call);
}

/**
 * Time of the confirmation call: `within 30 minutes`, or outside of business hours `when we open on
 * Sunday at 8 AM`.
 * @param booked instant of the booking
 */
export function callTime(company: CallingHours, booked: Date, visit?: VisitTime): string {
  const opening = openingAt(company, booked);
  if (opening.open) return m.withinMinutes({ confirmationMinutes: company.confirmationMinutes });
  const call = callAtOpening(opening, company, visit);
  return (call.isBefore ? m.onOpeningBefore : m.onOpening)(call);
}

/**
 * The place of a visit without the street, because a stranger may get the mail. The page's calendar
 * file says the same, because mails update its entry.
 */
export const placeOf = (zipCode: string): string => m.addressYouGave({ zipCode });
