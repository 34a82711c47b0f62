import { addDays, isWeekend, minutesIn, todayIn } from './calendar';
import type { CompanyConfig } from './company';

/** What decides whether the business is open. */
export type OpeningHours = Pick<CompanyConfig, 'hours' | 'timeZone'>;

/** Open until `closes`, or closed until `opens` on `date`; times are `HH:MM` of the business. */
export type Opening =
  { open: true; closes: string } | { open: false; opens: string; date: string; today: boolean };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Whether the business is open at an instant, by its own clock, wherever the reader is.
 * @returns `date` is the calendar date of the next opening, `today` whether that is the current one
 */
export function openingAt({ hours, timeZone }: OpeningHours, instant: Date): Opening {
  const date = todayIn(timeZone, instant);
  const minute = minutesIn(timeZone, instant);
  const hoursOn = (day: string) => (isWeekend(day) ? hours.weekend : hours.weekday);
  const { opens, closes } = hoursOn(date);
  if (minute < minutesOf(opens)) return { open: false, opens, date, today: true };
  if (minute < minutesOf(closes)) return { open: true, closes };
  const next = addDays(date, 1);
  return { open: false, opens: hoursOn(next).opens, date: next, today: false };
}
