import * as spanish from '../messages/prefill.es';
import { withLines, withoutLines } from './prefill';

const both = 'Estimated cost: $162 - $315\nPreferred brand: LG\nIt hums.';

test.each([
  [{ estimate: '$162 - $315', brand: 'LG' }, 'It hums.', both],
  [{ estimate: '$162 - $315', brand: 'LG' }, both, both],
  [{ brand: 'Samsung' }, both, both.replace('LG', 'Samsung')],
  [{ estimate: '$59' }, both, both.replace('$162 - $315', '$59')],
  [{ estimate: '$59' }, 'Preferred brand: LG', 'Estimated cost: $59\nPreferred brand: LG'],
  [{ estimate: '', brand: '' }, 'It hums.', 'It hums.'],
  [{ estimate: '', brand: '' }, both, both],
  // Of a draft that was begun on the Spanish page.
  [
    { brand: 'LG' },
    `${spanish.estimatedCost}: $162 - $315\n${spanish.preferredBrand}: LG\nIt hums.`,
    both,
  ],
])('%j before %p', (given, description, result) => {
  expect(withLines(given, description)).toBe(result);
});

test('lines of the other language are the same lines', () => {
  const lines = `${spanish.estimatedCost}: $59
${spanish.preferredBrand}: LG
Zumba.`;
  expect(withoutLines(lines, 'estimate', 'brand')).toBe('Zumba.');
});

test('a line goes when it belongs to another repair, and own words stay', () => {
  expect(withoutLines(both, 'estimate')).toBe('Preferred brand: LG\nIt hums.');
  expect(withoutLines(both, 'estimate', 'brand')).toBe('It hums.');
  expect(withoutLines('The estimated cost: $5?', 'estimate')).toBe('The estimated cost: $5?');
});
