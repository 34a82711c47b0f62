import { windowTimes } from './entities';
import { formatAddress, formatDay, formatWindow } from './visit';

test('a day shows its weekday, a window shows both ends', () => {
  expect(formatDay('2026-11-22')).toBe('Sunday, November 22');
  expect(windowTimes.map(formatWindow)).toEqual([
    '8 AM - 10 AM',
    '10 AM - 12 PM',
    '12 PM - 2 PM',
    '2 PM - 4 PM',
    '4 PM - 6 PM',
    '6 PM - 8 PM',
  ]);
  expect(formatWindow('Dawn')).toBe('Dawn');
});

test.each([
  ['1 Main Street, Houston, TX', '1 Main Street, Houston, TX 77002'],
  ['1 Main Street', '1 Main Street, 77002'],
  ['1 Main Street, Houston TX 77002', '1 Main Street, Houston TX 77002'],
])('the address %s is written as %s', (address, written) =>
  expect(formatAddress(address, '77002')).toBe(written),
);
