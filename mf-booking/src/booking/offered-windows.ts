import type { OpenDay } from '@site/client';
import { minutesIn, todayIn } from '@site/data-types/calendar';
import type { CompanyConfig } from '@site/data-types/company';
import { windowHours, windowTimes } from '@site/data-types/entities';
import type { WindowTime } from '@site/data-types/entities';
import { hoursOn, isWithinHours } from '@site/data-types/opening';
import * as m from '../messages/time-fields';

/** A window of the chosen day, and why it cannot be chosen. */
export interface OfferedWindow {
  time: WindowTime;
  reason?: 'Closed' | 'Over' | 'Full';
}

/**
 * The windows of a day. The database decides which are free. Without its answer, every window within
 * the opening hours that has not begun is offered, and the team confirms.
 * @param date `YYYY-MM-DD`, or empty while no day is chosen
 * @param days free windows, or null
 */
export function offeredWindows(
  date: string,
  days: OpenDay[] | null,
  company: CompanyConfig,
  now: Date = new Date(),
): OfferedWindow[] {
  if (!date) return windowTimes.map((time) => ({ time }));
  const hours = hoursOn(company, date);
  return windowTimes.map((time) => {
    const open = days?.find((day) => day.date === date)?.windows.some((s) => s.time === time);
    if (open) return { time };
    if (!isWithinHours(time, hours)) return { time, reason: m.closed };
    if (hasBegun(time, date, company.timeZone, now)) return { time, reason: m.over };
    return days ? { time, reason: m.full } : { time };
  });
}

function hasBegun(time: WindowTime, date: string, timeZone: string, now: Date): boolean {
  const today = todayIn(timeZone, now);
  return (
    date < today || (date === today && windowHours[time].from * 60 <= minutesIn(timeZone, now))
  );
}
