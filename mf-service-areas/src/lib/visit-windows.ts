import type { DayHours } from '@site/data-types/company';
import { windowTimes } from '@site/data-types/entities';
import { isWithinHours } from '@site/data-types/opening';
import { formatWindow } from '@site/data-types/visit';
import * as m from '../messages/place';

/**
 * The visiting windows of a kind of day in words: `8 AM - 8 PM, in 6 windows of two hours`. A window
 * counts if it begins and ends within the opening hours, as in the booking form.
 */
export function visitWindows(hours: DayHours): string {
  const open = windowTimes.filter((time) => isWithinHours(time, hours));
  const [first] = open;
  const last = open.at(-1);
  if (!first || !last) return m.noVisits;
  const [from = ''] = formatWindow(first).split(' - ');
  const [, to = ''] = formatWindow(last).split(' - ');
  return m.lengthWindowsTwoHours({ from, to, length: open.length });
}
