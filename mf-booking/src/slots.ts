import { isWeekend } from '@site/data-types/calendar';
import type { CompanyConfig } from '@site/data-types/company';
import { slotHours } from '@site/data-types/entities';
import type { TimeSlot } from '@site/data-types/entities';

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** Whether the business is open for the whole of a window. @param date `YYYY-MM-DD` */
export function isWithinHours(slot: TimeSlot, date: string, { hours }: CompanyConfig): boolean {
  const { opens, closes } = isWeekend(date) ? hours.weekend : hours.weekday;
  return slotHours[slot].from >= hourOf(opens) && slotHours[slot].to <= hourOf(closes);
}
