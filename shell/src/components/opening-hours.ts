import type { CompanyConfig } from '@site/data-types/company';

/** `07:00` → `7:00 AM`. @param time 24-hour `HH:MM` */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** The business hours, a line for the week and one for the weekend. */
export const openingHours = ({ weekday, weekend }: CompanyConfig['hours']): string[] => [
  `Mon-Fri ${clockTime(weekday.opens)} - ${clockTime(weekday.closes)}`,
  `Sat-Sun ${clockTime(weekend.opens)} - ${clockTime(weekend.closes)}`,
];
