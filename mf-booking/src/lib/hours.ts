import type { DayHours } from '@site/data-types/company';

/** `07:00` → `7:00 AM` */
function clock(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `7:00 AM - 8:00 PM` */
export const hoursInWords = ({ opens, closes }: DayHours): string =>
  `${clock(opens)} - ${clock(closes)}`;
