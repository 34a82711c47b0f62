import { addDays, isWeekend, minutesIn, todayIn } from '@site/data-types/calendar';
import type { CompanyConfig } from '@site/data-types/company';
import { formatTime } from '@site/data-types/format';

/** Minutes since midnight of `HH:MM`. */
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Whether the business is open, by its own clock, wherever the visitor is, and until when that is so.
 * @returns `words` such as `Closed now, opens tomorrow at 8:00 AM`
 */
export function openNow(
  { hours, timeZone }: Pick<CompanyConfig, 'hours' | 'timeZone'>,
  now: Date,
): { open: boolean; words: string } {
  const today = todayIn(timeZone, now);
  const minute = minutesIn(timeZone, now);
  const hoursOn = (date: string) => (isWeekend(date) ? hours.weekend : hours.weekday);
  const { opens, closes } = hoursOn(today);
  if (minute < minutesOf(opens)) {
    return { open: false, words: `Closed now, opens today at ${formatTime(opens)}` };
  }
  if (minute < minutesOf(closes)) {
    return { open: true, words: `Open now, until ${formatTime(closes)}` };
  }
  const next = hoursOn(addDays(today, 1)).opens;
  return { open: false, words: `Closed now, opens tomorrow at ${formatTime(next)}` };
}
