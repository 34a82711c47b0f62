/** Formats of amounts, times, dates and phones on all pages. */
import type { DayHours } from './company';
import { locale } from './language';
import * as m from './messages/format';

/**
 * `1250` → `$1,250`. Without Intl.NumberFormat: its first use blocks a phone for up to 25 ms while the
 * page starts.
 * @param amount US dollars from 0; parts of a dollar are rounded
 */
export const formatPrice = (amount: number): string =>
  `$${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** `{min: 162, max: 315}` → `$162 - $315`; `$59` if both ends are equal. */
export const formatPriceRange = ({ min, max }: { min: number; max: number }): string =>
  min === max ? formatPrice(min) : `${formatPrice(min)} - ${formatPrice(max)}`;

/** `07:00` → `7:00 AM`. @param time 24-hour `HH:MM` */
export const formatTime = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? m.am : m.pm}`;
};

/** Hours of a day: `7:00 AM - 8:00 PM`. */
export const formatHours = ({ opens, closes }: DayHours): string =>
  `${formatTime(opens)} - ${formatTime(closes)}`;

let longDate: Intl.DateTimeFormat | undefined;

/** `2026-11-21` → `November 21, 2026`. @param isoDate calendar date, `YYYY-MM-DD` */
export const formatDate = (isoDate: string): string =>
  // Made at the first use, because it takes milliseconds and most pages show no date.
  (longDate ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })).format(
    new Date(`${isoDate.slice(0, 10)}T00:00:00Z`),
  );

/** `7135550142` → `(713) 555-0142`. Fewer digits are formatted as far as possible, more are cut. */
export function formatPhone(digits: string): string {
  const d = digits.replace(/\D/g, '').slice(0, 10);
  if (d.length < 4) return d;
  if (d.length < 7) return `(${d.slice(0, 3)}) ${d.slice(3)}`;
  return `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
}

/** `['a', 'b', 'c']` → `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : m.lastOf({ others: items.slice(0, -1).join(', '), last: items[items.length - 1] ?? '' });

/** `ice-machine` → `Ice Machine`, `wont-start` → `Won't Start`. */
export const readable = (value: string): string =>
  value
    .replace(/[-_]+/g, ' ')
    .replace(/\b\w/g, (c) => c.toUpperCase())
    .replace(/\bWont\b/g, "Won't");
