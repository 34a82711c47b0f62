/** Calendar arithmetic in the business's time zone, not the browser's. */

/** Today's calendar date in a zone, `YYYY-MM-DD`. @param timeZone IANA name */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

/** Minutes since midnight in a zone. @param timeZone IANA name */
export function minutesIn(timeZone: string, now: Date = new Date()): number {
  const [h, m] = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(now)
    .split(':');
  return Number(h) * 60 + Number(m);
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
