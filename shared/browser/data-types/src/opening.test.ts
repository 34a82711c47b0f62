import { openingAt } from './opening';

const houston = {
  timeZone: 'America/Chicago',
  hours: {
    weekday: { opens: '07:00', closes: '20:00' },
    weekend: { opens: '08:00', closes: '18:00' },
  },
};
const at = (instant: string) => openingAt(houston, new Date(instant));

// Houston is six hours behind UTC in winter, five in summer.
test.each([
  ['a Friday, the second before midnight', '2026-11-21T05:59:59Z', '2026-11-21', false],
  ['that midnight', '2026-11-21T06:00:00Z', '2026-11-21', true],
  ['the last second of the year', '2027-01-01T05:59:59Z', '2027-01-01', false],
  ['the first second of the year', '2027-01-01T06:00:00Z', '2027-01-01', true],
  ['the evening before the short night', '2026-03-08T04:30:00Z', '2026-03-08', false],
  ['the short night, a second before the change', '2026-03-08T07:59:59Z', '2026-03-08', true],
  ['the short night, at the change', '2026-03-08T08:00:00Z', '2026-03-08', true],
  ['the short night, the minute before opening', '2026-03-08T12:59:59Z', '2026-03-08', true],
  ['the evening before the long night', '2026-11-01T04:30:00Z', '2026-11-01', false],
  ['the long night, half past one', '2026-11-01T06:30:00Z', '2026-11-01', true],
  ['the long night, half past one again', '2026-11-01T07:30:00Z', '2026-11-01', true],
  ['the long night, the minute before opening', '2026-11-01T13:59:59Z', '2026-11-01', true],
])('closed on %s', (_, instant, date, today) =>
  expect(at(instant)).toMatchObject({ open: false, date, today }),
);

test.each([
  ['the first workday of the year, at opening', '2027-01-01T13:00:00Z', '20:00'],
  ['the day after the short night, at opening', '2026-03-08T13:00:00Z', '18:00'],
  ['the day after the short night, the last second', '2026-03-08T22:59:59Z', '18:00'],
  ['the day after the long night, at opening', '2026-11-01T14:00:00Z', '18:00'],
  ['the day after the long night, the last second', '2026-11-01T23:59:59Z', '18:00'],
])('open on %s', (_, instant, closes) => expect(at(instant)).toEqual({ open: true, closes }));
