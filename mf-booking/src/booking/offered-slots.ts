import type { OpenDay } from '@site/client';
import { minutesIn, todayIn } from '@site/data-types/calendar';
import type { CompanyConfig } from '@site/data-types/company';
import { slotHours, timeSlots } from '@site/data-types/entities';
import type { TimeSlot } from '@site/data-types/entities';
import { hoursOn, isWithinHours } from '@site/data-types/opening';

/** A window of the chosen day, and why it cannot be chosen. */
export interface OfferedSlot {
  slot: TimeSlot;
  reason?: 'Closed' | 'Over' | 'Full';
}

/**
 * The windows of a day. The database decides which are free. Without its answer, every window within
 * the opening hours that has not begun is offered, and the team confirms.
 * @param date `YYYY-MM-DD`, or empty while no day is chosen
 * @param days free windows, or null
 */
export function offeredSlots(
  date: string,
  days: OpenDay[] | null,
  company: CompanyConfig,
  now: Date = new Date(),
): OfferedSlot[] {
  if (!date) return timeSlots.map((slot) => ({ slot }));
  const hours = hoursOn(company, date);
  return timeSlots.map((slot) => {
    const open = days?.find((day) => day.date === date)?.slots.some((s) => s.slot === slot);
    if (open) return { slot };
    if (!isWithinHours(slot, hours)) return { slot, reason: 'Closed' };
    if (hasBegun(slot, date, company.timeZone, now)) return { slot, reason: 'Over' };
    return days ? { slot, reason: 'Full' } : { slot };
  });
}

function hasBegun(slot: TimeSlot, date: string, timeZone: string, now: Date): boolean {
  const today = todayIn(timeZone, now);
  return date < today || (date === today && slotHours[slot].from * 60 <= minutesIn(timeZone, now));
}
