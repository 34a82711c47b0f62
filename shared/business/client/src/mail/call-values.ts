import { bookingAppliances, presetIssues } from '@site/data-types/booking-lists';
import { windowTimes } from '@site/data-types/entities';
import { shown } from '@site/data-types/shown';
import { formatDay, formatWindow } from '@site/data-types/visit';
import * as m from '../messages/call-values';

/** Values of a site without a database, whose only source are the words of a call in its language. */

const dayMs = 86_400_000;

/** Whether the words are a day of the next year as mails write it: `Saturday, November 28`. */
export const isDay = (words: string, now = Date.now()): boolean =>
  // One more at each end, because a customer's day may have begun or not.
  Array.from({ length: 368 }, (_, i) => new Date(now + (i - 1) * dayMs).toISOString()).some(
    (day) => formatDay(day) === words,
  );

/** Whether the words are a window as mails write it: `10 AM - 12 PM`. */
export const isWindow = (words: string): boolean => windowTimes.map(formatWindow).includes(words);

/** The listed appliance that the words name. */
export const applianceOf = (words: string): string =>
  bookingAppliances.find((name) => [name, shown(name)].includes(words)) ?? '';

/** The listed issue of an appliance that the words name. */
export const issueOf = (appliance: string, words: string): string =>
  presetIssues(appliance).find((name) => [name, shown(name)].includes(words)) ?? '';

/** Words for what the call does not say. */
export const unsaid = { called: m.called, place: m.place };
