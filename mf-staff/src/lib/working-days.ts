import type { StaffPerson } from '@site/client/staff';
import * as m from '../messages/working-days';
import { weekdayOf, weekdays } from './weekday';

/**
 * Whether a person works on a date. A person without working days does visits on call: an owner, or
 * anyone while the database has an older release.
 * @param date `YYYY-MM-DD`
 */
export function worksOn({ workingDays = [], timeOff = [] }: StaffPerson, date: string): boolean {
  if (timeOff.some(({ from, to }) => from <= date && date <= to)) return false;
  return workingDays.length === 0 || !date || workingDays.includes(weekdayOf(date));
}

/** `Mondays, Tuesdays`, `every day`, `no day of their own` */
export const daysWords = (days: number[]): string =>
  days.length === 7
    ? m.everyDay
    : days.length === 0
      ? m.noDayTheirOwn
      : days.map((day) => weekdays[day - 1]).join(', ');
