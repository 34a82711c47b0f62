import { fewestLetters, lettersOf, matchesName, nameWords } from './person-name';
import { isName, nameMistake } from './plain-text';
import { foundBy, notFoundBy, realNames } from './test-names';

test.each(realNames)('%s is a whole name', (name) => {
  expect(isName(name)).toBe(true);
  expect(lettersOf(name)).toBeGreaterThanOrEqual(fewestLetters);
  expect(matchesName(name, name)).toBe(true);
});

test.each(foundBy)('%s is found by %s', (name, typed) =>
  expect(matchesName(name, typed)).toBe(true),
);

test.each(notFoundBy)('%s is not found by %s', (name, typed) =>
  expect(matchesName(name, typed)).toBe(false),
);

test('words are compared without accents, apostrophes and punctuation', () => {
  expect(nameWords(' Sinéad  O’Connor-Ng, Jr. ')).toBe('sinead oconnor ng jr');
});

test('a period without a space is named, because it looks like a web address', () => {
  expect(nameMistake('J.Smith')).toBe('period');
  expect(nameMistake('J. Smith')).toBeUndefined();
  expect(nameMistake('Ada: urgent!')).toBe('characters');
});
