import { windowHours } from './entities';
import type { WindowTime } from './entities';
import { locale } from './language';
import * as m from './messages/format';

/** Formats of a booked visit, shared by page, calendar and mails. */

let day: Intl.DateTimeFormat | undefined;

/**
 * `2026-11-22` → `Sunday, November 22`. No year: visits are at most weeks ahead.
 * @param isoDate calendar date, `YYYY-MM-DD`
 */
export const formatDay = (isoDate: string): string =>
  // Made at the first use, because it takes milliseconds while a page starts.
  (day ??= new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })).format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));

/** `13` → `1 PM`, `13`, `:30` → `1:30 PM` @param hour 0 to 23 */
export const formatHour = (hour: number, minutes = ''): string =>
  `${hour % 12 || 12}${minutes} ${hour < 12 ? m.am : m.pm}`;

export const isWindowTime = (time: string): time is WindowTime => Object.hasOwn(windowHours, time);

/** `10-12` → `10 AM - 12 PM`; an unknown window stays unchanged. */
export function formatWindow(time: string): string {
  if (!isWindowTime(time)) return time;
  const { from, to } = windowHours[time];
  return `${formatHour(from)} - ${formatHour(to)}`;
}

/** `12 Bayou Lane, Houston, TX` and its ZIP on one line, as on an envelope. */
export function formatAddress(address: string, zipCode: string): string {
  if (address.endsWith(zipCode)) return address;
  return `${address}${/, [A-Z]{2}$/.test(address) ? ' ' : ', '}${zipCode}`;
}

/** `Nov 22, 3:40 PM CST`. @param timeZone the business's IANA zone, not the reader's */
export const formatInstant = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
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
