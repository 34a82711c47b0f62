import { wordsIn } from './in-language';

const [en, es] = [wordsIn('en'), wordsIn('es')];

test.each([
  [en, 'Saturday, November 28', true],
  [en, 'Friday, November 28', true],
  [en, 'Saturday, February 29', true],
  [en, 'Saturday, November 31', false],
  [en, 'sábado, 28 de noviembre', false],
  [es, 'sábado, 28 de noviembre', true],
  [es, 'Saturday, November 28', false],
  [es, 'https://evil.example, 28 de noviembre', false],
])('a day is known in the language of the call', (words, day, known) =>
  expect(words.isDay(day)).toBe(known),
);

test('windows, appliances and issues are known by their words', () => {
  expect(es.isWindow('10 a.m. - 12 p.m.')).toBe(true);
  expect(es.isWindow('10 a.\u00a0m. - 12 p.\u00a0m.')).toBe(true);
  expect(es.isWindow('10 AM - 12 PM')).toBe(false);
  expect(es.applianceOf('Lavadora')).toBe('Washing Machine');
  expect(es.issueOf('Washing Machine', 'No desagua')).toBe('Not Draining');
  expect(es.applianceOf('You have won')).toBe('');
  expect(en.applianceOf('Dryer')).toBe('Dryer');
});
