import { formatTime } from '@site/data-types/format';
import { openingAt } from '@site/data-types/opening';
import type { OpeningHours } from '@site/data-types/opening';
import * as m from '../messages/chat';

/**
 * Whether the business is open, and when that changes.
 * @returns `words` such as `Closed now, opens tomorrow at 8:00 AM`
 */
export function openNow(company: OpeningHours, now: Date): { open: boolean; words: string } {
  const opening = openingAt(company, now);
  if (opening.open)
    return { open: true, words: m.openNowUntilCloses({ closes: formatTime(opening.closes) }) };
  return {
    open: false,
    words: (opening.today ? m.closedOpensToday : m.closedOpensTomorrow)({
      opens: formatTime(opening.opens),
    }),
  };
}
