import { dayHint } from './day-hint';

const days = [
  { date: '2026-11-20', windows: [] },
  { date: '2026-11-21', windows: [{ time: '10-12' as const, free: 1 }] },
  { date: '2026-11-22', windows: [] },
];

test.each([
  ['', 'Earliest free time: Saturday, November 21, 10 AM - 12 PM'],
  ['2026-11-19', undefined],
  ['2026-11-20', 'No free time on this day. Next: Saturday, November 21, 10 AM - 12 PM'],
  ['2026-11-21', undefined],
  ['2026-11-22', 'No free time on this day. Please call us.'],
  ['2026-11-23', 'Please select a date within the next 2 days'],
])('on the day %p the field says %p', (date, hint) => {
  expect(dayHint(date, days)).toBe(hint);
});

test('without a free window there is no hint', () => {
  expect(dayHint('', [])).toBeUndefined();
});
