import { isWeekend } from '@site/data-types/calendar';
import type { CompanyConfig } from '@site/data-types/company';
import { slotHours } from '@site/data-types/entities';
import type { TimeSlot } from '@site/data-types/entities';
import { minutesOf } from '@site/data-types/opening';

/** Whether the business is open for the whole of a window. @param date `YYYY-MM-DD` */
export function isWithinHours(slot: TimeSlot, date: string, { hours }: CompanyConfig): boolean {
  const { opens, closes } = isWeekend(date) ? hours.weekend : hours.weekday;
  const { from, to } = slotHours[slot];
  return from * 60 >= minutesOf(opens) && to * 60 <= minutesOf(closes);
}
