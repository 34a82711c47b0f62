import { bookingAppliances, presetIssues } from '@site/data-types/booking-lists';
import { windowTimes } from '@site/data-types/entities';
import { shown } from '@site/data-types/shown';
import { formatDay, formatWindow } from '@site/data-types/visit';
import * as m from '../messages/call-values';

/** Values of a site without a database, whose only source are the words of a call in its language. */

/** Weekday and date of each day of a leap year, as mails write them; made at the first use. */
let days: [weekday: string, date: string][] | undefined;

const halves = (words: string): [string, string] => {
  const [weekday = '', date = ''] = words.split(/, (.*)/s, 2);
  return [weekday, date];
};

/** Whether the words are a day as mails write it: `Saturday, November 28`. Its year is not known. */
export function isDay(words: string): boolean {
  days ??= Array.from({ length: 366 }, (_, i) =>
    halves(formatDay(new Date(Date.UTC(2028, 0, 1 + i)).toISOString())),
  );
  const [weekday, date] = halves(words);
  return days.some((day) => day[0] === weekday) && days.some((day) => day[1] === date);
}

/** Whether the words are a window as mails write it: `10 AM - 12 PM`. */
export const isWindow = (words: string): boolean =>
  // Pages of an older release have a space in `a. m.`.
  windowTimes.map(formatWindow).includes(words.replaceAll('.\u00a0m.', '.m.'));

/** The listed appliance that the words name. */
export const applianceOf = (words: string): string =>
  bookingAppliances.find((name) => [name, shown(name)].includes(words)) ?? '';

/** The listed issue of an appliance that the words name. */
export const issueOf = (appliance: string, words: string): string =>
  presetIssues(appliance).find((name) => [name, shown(name)].includes(words)) ?? '';

/** Words for what the call does not say. */
export const unsaid = { called: m.called, place: m.place };
