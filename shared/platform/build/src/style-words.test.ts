import { refusedWords, styleFaults } from './style-words';

test('the table of the style guide has its words', () => {
  expect(refusedWords().length).toBeGreaterThan(20);
  expect(refusedWords()).toContainEqual({
    word: 'faulty',
    instead: 'problem; worn, broken, to blame',
  });
});

test.each([
  ['Turn the Tap off.', 'says "tap"'],
  ['It has a fault.', 'says "fault"'],
  ['The fuse box, then the breaker.', 'says "fuse box"'],
  ['It is hot, so it stops, so wait.', 'chains ", so"'],
])('"%s" is refused', (text, fault) => {
  expect(styleFaults(text)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  'Tape it, and tap-dance.',
  'Defaults are right.',
  'It is hot, so wait. Then, so be it.',
  '| Cached, so that it works | Until then, so be it |',
])('"%s" is not', (text) => {
  expect(styleFaults(text)).toEqual([]);
});
