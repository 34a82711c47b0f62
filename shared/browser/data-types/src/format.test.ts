import {
  formatDate,
  formatHours,
  formatPhone,
  formatPrice,
  formatPriceRange,
  formatTime,
  listed,
  readable,
} from './format';

test('amounts, dates and names are formatted as in the specification', () => {
  expect(formatPrice(1200)).toBe('$1,200');
  expect(formatPriceRange({ min: 162, max: 315 })).toBe('$162 - $315');
  expect(formatPriceRange({ min: 59, max: 59 })).toBe('$59');
  expect(formatDate('2026-11-21')).toBe('November 21, 2026');
  expect(formatDate('2026-01-01T23:59:00Z')).toBe('January 1, 2026');
  expect(readable('ice-machine')).toBe('Ice Machine');
});

test('words are listed as people say them', () => {
  expect(listed([])).toBe('');
  expect(listed(['oven'])).toBe('oven');
  expect(listed(['oven', 'range'])).toBe('oven and range');
  expect(listed(['oven', 'range', 'dryer'])).toBe('oven, range and dryer');
});

test.each([0, 7, 59.4, 59.5, 999, 1000, 12_345, 1_234_567])(
  'the amount %s shows as Intl.NumberFormat writes it',
  (amount) => {
    const intl = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    });
    expect(formatPrice(amount)).toBe(intl.format(amount));
  },
);

test.each([
  ['00:05', '12:05 AM'],
  ['07:00', '7:00 AM'],
  ['12:00', '12:00 PM'],
  ['20:00', '8:00 PM'],
])('the time %s shows as %s', (time, shown) => expect(formatTime(time)).toBe(shown));

test('opening hours run from one time to the other', () => {
  expect(formatHours({ opens: '07:00', closes: '20:00' })).toBe('7:00 AM - 8:00 PM');
});

test.each([
  ['7135550142', '(713) 555-0142'],
  ['713555', '(713) 555'],
  ['71', '71'],
  ['', ''],
  ['(713) 555-01429', '(713) 555-0142'],
])('the phone %s shows as %s', (digits, shown) => expect(formatPhone(digits)).toBe(shown));
