/** Offset from UTC in a zone at an instant, `-05:00`. */
function offsetAt(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  // `GMT-05:00`, or `GMT` alone for no offset at all.
  return name?.replace('GMT', '') || '+00:00';
}

/**
 * The instant at which a calendar date begins in the time zone of the business:
 * `2026-03-12` → `2026-03-12T00:00:00-05:00`.
 * @param isoDate `YYYY-MM-DD` @param timeZone IANA name
 */
export function startOfDay(isoDate: string, timeZone: string): string {
  const near = offsetAt(new Date(`${isoDate}T00:00:00Z`), timeZone);
  // Reads the offset again, because clocks may change between midnight UTC and local midnight.
  const exact = offsetAt(new Date(`${isoDate}T00:00:00${near}`), timeZone);
  return `${isoDate}T00:00:00${exact}`;
}
