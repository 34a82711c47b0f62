import type { DayHours } from '@site/data-types/company';
import { slotHours, timeSlots } from '@site/data-types/entities';
import { minutesOf } from '@site/data-types/opening';
import { formatWindow } from '@site/data-types/visit';

/**
 * The visiting windows of a kind of day in words: `8 AM - 8 PM, in 6 windows of two hours`. A window
 * counts if it begins and ends within the opening hours, as in the booking form.
 */
export function visitWindows({ opens, closes }: DayHours): string {
  const open = timeSlots.filter(
    (slot) =>
      slotHours[slot].from * 60 >= minutesOf(opens) && slotHours[slot].to * 60 <= minutesOf(closes),
  );
  const [first] = open;
  const last = open.at(-1);
  if (!first || !last) return 'No visits';
  const [from] = formatWindow(first).split(' - ');
  const [, to] = formatWindow(last).split(' - ');
  return `${from} - ${to}, in ${open.length} windows of two hours`;
}
