import type { CompanyConfig } from '@site/data-types/company';
import { formatHours } from '@site/data-types/format';
import * as m from '../messages/opening-hours';

/** The business hours as two lines: weekdays and weekend. */
export const openingHours = ({ weekday, weekend }: CompanyConfig['hours']): string[] => [
  m.monFriWeekday({ weekday: formatHours(weekday) }),
  m.satSunWeekend({ weekend: formatHours(weekend) }),
];
