/** Offset of a zone at an instant, in minutes east of UTC. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return (local - instant) / 60_000;
}

interface Change {
  /** First instant of the new offset. */
  instant: number;
  from: number;
  to: number;
}

const hour = 3_600_000;

/** Every change of the zone's offset in a year. Zones without daylight time have none. */
function changesIn(timeZone: string, year: number): Change[] {
  const changes: Change[] = [];
  const end = Date.UTC(year + 1, 0, 1);
  for (let start = Date.UTC(year, 0, 1); start < end; start += 24 * hour) {
    const from = offsetAt(timeZone, start);
    const to = offsetAt(timeZone, start + 24 * hour);
    if (from === to) continue;
    let instant = start;
    while (offsetAt(timeZone, instant) === from) instant += hour / 4;
    changes.push({ instant, from, to });
  }
  return changes;
}

/** -300 → `-0500` */
function utcOffset(minutes: number): string {
  const two = (n: number) => String(Math.trunc(n)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}${two(size % 60)}`;
}

/** Local time in the offset before the change, as RFC 5545 asks for. */
const wallClock = (instant: number, offset: number): string =>
  new Date(instant + offset * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');

/**
 * The VTIMEZONE of a zone for one year, with every change from the browser's own data. Calendars that
 * do not know the zone's name show the right time with it.
 * @param timeZone IANA name
 */
export function timeZoneLines(timeZone: string, year: number): string[] {
  const begin = Date.UTC(year, 0, 1);
  const first = offsetAt(timeZone, begin);
  const changes = changesIn(timeZone, year);
  const standard = Math.min(first, ...changes.map(({ to }) => to));
  const observances = [
    { from: first, to: first, start: wallClock(begin, 0) },
    ...changes.map(({ instant, from, to }) => ({ from, to, start: wallClock(instant, from) })),
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observances.flatMap(({ from, to, start }) => {
      const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${start}`,
        `TZOFFSETFROM:${utcOffset(from)}`,
        `TZOFFSETTO:${utcOffset(to)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}
