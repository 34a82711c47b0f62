import { isWeekend } from '@site/data-types/calendar';
import type { CompanyConfig } from '@site/data-types/company';
import type { TimeSlot } from '@site/data-types/entities';

/** Hours of a window in the business's time zone, 24-hour clock. */
export const slotHours: Record<TimeSlot, { from: number; to: number }> = {
  '8-10 AM': { from: 8, to: 10 },
  '10-12': { from: 10, to: 12 },
  '12-2 PM': { from: 12, to: 14 },
  '2-4 PM': { from: 14, to: 16 },
  '4-6 PM': { from: 16, to: 18 },
  'Evening (6-8 PM)': { from: 18, to: 20 },
};

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** Whether the business is open for the whole of a window. @param date `YYYY-MM-DD` */
export function isWithinHours(slot: TimeSlot, date: string, { hours }: CompanyConfig): boolean {
  const { opens, closes } = isWeekend(date) ? hours.weekend : hours.weekday;
  return slotHours[slot].from >= hourOf(opens) && slotHours[slot].to <= hourOf(closes);
}
