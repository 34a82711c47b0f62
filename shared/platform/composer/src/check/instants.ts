import { openingAt } from '@site/data-types/opening';
import type { OpeningHours } from '@site/data-types/opening';

/** An instant at which pages are opened, with a readable name. */
export interface Instant {
  at: Date;
  name: string;
}

/**
 * Where the search starts. Year, month and day all differ, so text that depends on the clock is
 * wrong at one instant at least.
 */
const starts = { open: '2031-06-17T12:00:00Z', closed: '2032-11-27T00:00:00Z' };

const halfHour = 1_800_000;

/** The first half-hour of a week in which the business is open or closed, else the week's first. */
function find(state: keyof typeof starts, company: OpeningHours): Date {
  const start = Date.parse(starts[state]);
  const week = Array.from({ length: 7 * 48 }, (_, i) => new Date(start + i * halfHour));
  const wanted = (at: Date) => openingAt(company, at).open === (state === 'open');
  return week.find(wanted) ?? new Date(start);
}

/**
 * The instants at which a page is opened: one while the business is open, one while it is closed.
 * They do not depend on the current time. A business that never closes is open at both.
 */
export function checkInstants(company: OpeningHours): Instant[] {
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone: company.timeZone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return [find('open', company), find('closed', company)].map((at) => {
    const state = openingAt(company, at).open ? 'open' : 'closed';
    return { at, name: `while the business is ${state} (${time.format(at)})` };
  });
}
