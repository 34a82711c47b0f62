import { addDays, isWeekend, minutesIn, todayIn } from './calendar';
import type { CompanyConfig } from './company';

export type OpeningHours = Pick<CompanyConfig, 'hours' | 'timeZone'>;

/** Open until `closes`, or closed until `opens` on `date`; times are the business's `HH:MM`. */
export type Opening =
  { open: true; closes: string } | { open: false; opens: string; date: string; today: boolean };

/** Minutes since midnight. @param time 24-hour `HH:MM` */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Whether the business is open at an instant, by its own time zone.
 * @returns if closed: `date` is the day of the next opening, `today` whether that is the current day
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
