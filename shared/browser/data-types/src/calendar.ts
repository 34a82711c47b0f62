/** Calendar arithmetic in the business's time zone, not the browser's. */

/** To create a format takes a hundred times as long as to use it. By zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Parts of an instant by a zone's clock; hours from 00 to 23. */
function partsIn(timeZone: string, instant: Date): Record<string, string> {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** Today's calendar date in a zone, `YYYY-MM-DD`. @param timeZone IANA name */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  const { year, month, day } = partsIn(timeZone, now);
  return `${year}-${month}-${day}`;
}

/** Minutes since midnight in a zone. @param timeZone IANA name */
export function minutesIn(timeZone: string, now: Date = new Date()): number {
  const { hour, minute } = partsIn(timeZone, now);
  return Number(hour) * 60 + Number(minute);
}

/**
 * The instant of a local time in a zone.
 * @param minutes by the clock since midnight
 */
export function instantIn(timeZone: string, isoDate: string, minutes: number): Date {
  const wanted = Date.parse(`${isoDate}T00:00:00Z`) + minutes * 60_000;
  const localAt = (instant: number) => {
    const at = new Date(instant);
    return Date.parse(`${todayIn(timeZone, at)}T00:00:00Z`) + minutesIn(timeZone, at) * 60_000;
  };
  let instant = wanted;
  // The second step corrects an offset that was read on the other side of a change of clocks.
  for (let step = 0; step < 2; step++) instant += wanted - localAt(instant);
  return new Date(instant);
}

/** `2026-11-21` + 3 → `2026-11-24`. */
export function addDays(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export const isWeekend = (isoDate: string): boolean =>
  [0, 6].includes(new Date(`${isoDate}T00:00:00Z`).getUTCDay());
