import type { RepairCosts } from '@site/data-types/prices';
import { readCatalog } from '../data/read-catalog';
import { testPrices } from '../testing/prices';
import { createFind, hitLimit } from './find';
import { stem } from './index-options';
import { makeIndex } from './make-index';

// Through JSON, as the browser gets it.
const index = JSON.parse(JSON.stringify(makeIndex(readCatalog())));
const find = createFind(index, () => testPrices['repair-costs/all'] as RepairCosts);
const best = (query: string) => find(query)[0]?.path;

test.each([
  ['fridge not coolng', '/issues/refrigerator-not-cooling'],
  ['washing machne leeking', '/issues/washing-machine-leaking'],
  ['dryer wont start', '/issues/dryer-wont-start'],
  ["dryer won't start", '/issues/dryer-wont-start'],
  ['gas smell', '/issues/stove-gas-smell'],
  ['disposer humming', '/issues/garbage-disposal-humming-not-working'],
  ['microwave spark', '/issues/microwave-sparking'],
  ['my laundry is soaking wet', '/issues/washing-machine-not-spinning'],
  ['leak', '/issues/washing-machine-leaking'],
  ['washer leak', '/issues/washing-machine-leaking'],
  ['washer smells', '/issues/washing-machine-leaking'],
  ['fridge leaks', '/issues/refrigerator-water-leaking'],
])('"%s" finds %s', (query, path) => {
  expect(best(query)).toBe(path);
});

test.each([
  ['washer', '/appliances/washing-machine'],
  ['fridge', '/appliances/refrigerator'],
  ['refrigirator', '/appliances/refrigerator'],
  ['dr', '/appliances/dryer'],
  ['ice maker', '/appliances/ice-machine'],
  ['samsung', '/brands/samsung'],
  ['sub zero', '/brands/sub-zero'],
  ['Sub-Zero', '/brands/sub-zero'],
])('"%s", a name, finds %s before its repairs', (query, path) => {
  expect(best(query)).toBe(path);
});

test('a repair comes with its price and the symptom that matched', () => {
  expect(find('gray water in the drum')[0]).toEqual({
    path: '/issues/washing-machine-not-draining',
    kind: 'Repair',
    title: 'Washing Machine Not Draining',
    note: '$162 - $315',
    symptom: 'Gray water stands in the drum when the cycle should be over',
  });
});

test('without prices a repair is still found', () => {
  expect(createFind(index, () => undefined)('gray water in the drum')[0]).toMatchObject({
    path: '/issues/washing-machine-not-draining',
    note: '',
  });
});

test.each([
  ['leaking', 'leak'],
  ['spinning', 'spin'],
  ['filling', 'fill'],
  ['smells', 'smell'],
  ['gas', 'gas'],
  ['spring', 'spring'],
  ['glass', 'glass'],
])('%s is looked up as %s', (word, root) => expect(stem(word)).toBe(root));

test('the most common appliance comes first when a word fits many', () => {
  const order = find('leak').map(({ path }) => path);
  expect(order.indexOf('/issues/garbage-disposal-leaking')).toBeGreaterThan(
    order.indexOf('/issues/dishwasher-leaking'),
  );
});

test('no brand is among the first results for a symptom', () => {
  for (const query of ['washer leak', 'washer smells', 'leak']) {
    expect(find(query).map(({ kind }) => kind)).not.toContain('Brand');
  }
});

test('a query with one unknown word still gets a result', () => {
  expect(find('oven igniter purple')[0]?.path).toBe('/issues/oven-igniter-failing');
});

test.each(['', '   ', 'the', 'qqqqzzzz'])('"%s" finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});

test('a result has a few pages, each once', () => {
  const paths = find('water').map(({ path }) => path);
  expect(paths).toHaveLength(hitLimit);
  expect(new Set(paths).size).toBe(hitLimit);
});
