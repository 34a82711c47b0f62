import type { CompanyConfig } from '@site/data-types/company';
import { formatHours } from '@site/data-types/format';

/** The business hours as two lines: weekdays and weekend. */
export const openingHours = ({ weekday, weekend }: CompanyConfig['hours']): string[] => [
  `Mon-Fri ${formatHours(weekday)}`,
  `Sat-Sun ${formatHours(weekend)}`,
];
