import { inHours, inMiles, listed, ordinal } from './words';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [101, '101st'],
  [111, '111th'],
])('%d is the %s', (n, word) => expect(ordinal(n)).toBe(word));

test('lists words as people say them', () => {
  expect(listed([])).toBe('');
  expect(listed(['oven'])).toBe('oven');
  expect(listed(['oven', 'range'])).toBe('oven and range');
  expect(listed(['oven', 'range', 'dryer'])).toBe('oven, range and dryer');
});

test('says one mile and more miles, and hours to one decimal', () => {
  expect(inMiles(1)).toBe('1 mile');
  expect(inMiles(3.2)).toBe('3.2 miles');
  expect(inHours(2)).toBe('2.0 hours');
});
