import { inHours, inMiles, inMinutes } from './words';

test('writes one mile, more miles, and hours to one decimal', () => {
  expect(inMiles(1)).toBe('1 mile');
  expect(inMiles(3.2)).toBe('3.2 miles');
  expect(inHours(2)).toBe('2.0 hours');
});

test('writes a short difference in minutes', () => {
  expect([0.1, 0.4, 0.9, 1.2].map(inMinutes)).toEqual([
    '5 minutes',
    '25 minutes',
    '55 minutes',
    '1.2 hours',
  ]);
});
