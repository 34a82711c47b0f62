import type { OpenDay } from '@site/client';
import { formatDay, formatWindow } from '@site/data-types/visit';
import * as m from '../messages/submit';

/**
 * The hint of the date field: the next free window, or why the chosen day has none.
 * @param date `YYYY-MM-DD`, or empty while no day is chosen
 * @param days free windows, today first
 */
export function dayHint(date: string, days: OpenDay[]): string | undefined {
  const first = days[0]?.date ?? '';
  const last = days.at(-1)?.date ?? '';
  const next = days.find((day) => day.date >= (date || first) && day.windows.length > 0);
  const free = next && `${formatDay(next.date)}, ${formatWindow(next.windows[0]?.time ?? '')}`;
  if (!date) return free && m.earliestFreeTimeFree({ free });
  // A date in the past gets an error when the form is sent.
  if (date < first || next?.date === date) return undefined;
  if (date > last) return m.dateWithinDays({ count: days.length - 1 });
  return free ? m.noFreeTimeDayNext({ free }) : m.noFreeTimeDayCall;
}
