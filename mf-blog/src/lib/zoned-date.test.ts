import { startOfDay } from './zoned-date';

test.each([
  ['2026-01-15', 'America/Chicago', '2026-01-15T00:00:00-06:00'],
  ['2026-07-15', 'America/Chicago', '2026-07-15T00:00:00-05:00'],
  // Days with a clock change, at two in the morning.
  ['2026-03-08', 'America/Chicago', '2026-03-08T00:00:00-06:00'],
  ['2026-11-01', 'America/Chicago', '2026-11-01T00:00:00-05:00'],
  ['2026-07-15', 'Asia/Kolkata', '2026-07-15T00:00:00+05:30'],
  ['2026-10-04', 'Australia/Sydney', '2026-10-04T00:00:00+10:00'],
  ['2026-07-15', 'UTC', '2026-07-15T00:00:00+00:00'],
])('%s begins in %s at %s', (date, zone, expected) => {
  expect(startOfDay(date, zone)).toBe(expected);
});
