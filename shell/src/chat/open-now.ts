import { formatTime } from '@site/data-types/format';
import { openingAt } from '@site/data-types/opening';
import type { OpeningHours } from '@site/data-types/opening';

/**
 * Whether the business is open, and when that changes.
 * @returns `words` such as `Closed now, opens tomorrow at 8:00 AM`
 */
export function openNow(company: OpeningHours, now: Date): { open: boolean; words: string } {
  const opening = openingAt(company, now);
  if (opening.open) return { open: true, words: `Open now, until ${formatTime(opening.closes)}` };
  const day = opening.today ? 'today' : 'tomorrow';
  return { open: false, words: `Closed now, opens ${day} at ${formatTime(opening.opens)}` };
}
