import { addDays, isWeekend, minutesIn, todayIn } from './calendar';
import type { CompanyConfig, DayHours } from './company';
import { windowHours } from './entities';
import type { WindowTime } from './entities';

export type OpeningHours = Pick<CompanyConfig, 'hours' | 'timeZone'>;

/** Open until `closes`, or closed until `opens` on `date`; times are the business's `HH:MM`. */
export type Opening =
  { open: true; closes: string } | { open: false; opens: string; date: string; today: boolean };

/** Minutes since midnight. @param time 24-hour `HH:MM` */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether a window begins and ends within the opening hours of its day. */
export const isWithinHours = (time: WindowTime, { opens, closes }: DayHours): boolean =>
  windowHours[time].from * 60 >= minutesOf(opens) && windowHours[time].to * 60 <= minutesOf(closes);

/** The opening hours of a date. @param date `YYYY-MM-DD` */
export const hoursOn = ({ hours }: Pick<CompanyConfig, 'hours'>, date: string): DayHours =>
  isWeekend(date) ? hours.weekend : hours.weekday;

/**
 * Whether the business is open at an instant, by its own time zone.
 * @returns if closed: `date` is the day of the next opening, `today` whether that is the current day
 */
export function openingAt(company: OpeningHours, instant: Date): Opening {
  const { timeZone } = company;
  const date = todayIn(timeZone, instant);
  const minute = minutesIn(timeZone, instant);
  const { opens, closes } = hoursOn(company, date);
  if (minute < minutesOf(opens)) return { open: false, opens, date, today: true };
  if (minute < minutesOf(closes)) return { open: true, closes };
  const next = addDays(date, 1);
  return { open: false, opens: hoursOn(company, next).opens, date: next, today: false };
}
