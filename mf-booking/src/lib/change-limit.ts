import { instantIn } from '@site/data-types/calendar';
import type { CompanyConfig } from '@site/data-types/company';
import { windowHours } from '@site/data-types/entities';
import { isWindowTime } from '@site/data-types/visit';

/**
 * Until when a visit at this time can be moved or canceled on the site. The server decides; this
 * keeps the page from offering what it refuses.
 * @returns ISO 8601 instant; for a window that this release does not have, as if it began at midnight
 */
export function changeLimit(
  { timeZone, changeUntilHours }: CompanyConfig,
  { preferredDate, preferredTime }: { preferredDate: string; preferredTime: string },
): string {
  const from = isWindowTime(preferredTime) ? windowHours[preferredTime].from : 0;
  return instantIn(timeZone, preferredDate, (from - changeUntilHours) * 60).toISOString();
}
