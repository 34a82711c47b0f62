import type { RepairCosts } from '@site/data-types/prices';
import { readCatalog } from '../data/read-catalog';
import { testPrices } from '../testing/prices';
import { createFind, hitLimit } from './find';
import { stem } from './search-words';
import { makeIndex } from './make-index';

// Through JSON, as the browser gets it.
const index = JSON.parse(JSON.stringify(makeIndex(readCatalog())));
let answer: Awaited<ReturnType<typeof createFind>>;
beforeAll(async () => {
  answer = await createFind(index, () => testPrices['repair-costs/all'] as RepairCosts);
});
const find = (query: string) => answer(query).hits;
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
  ['freezer cold but fridge warm', '/issues/refrigerator-not-cooling'],
  ['fridge wont cool after power outage', '/issues/refrigerator-not-cooling'],
  ['fridge making loud noise', '/issues/refrigerator-loud-noise'],
  ['fridge compressor keeps running', '/issues/refrigerator-not-cooling'],
  ['refrigerator leaking water on floor', '/issues/refrigerator-water-leaking'],
  ['water dispenser not working', '/issues/refrigerator-ice-maker-not-working'],
  ['freezer not freezing', '/issues/refrigerator-freezer-not-freezing'],
  ['freezer frost build up', '/issues/refrigerator-freezer-not-freezing'],
  ['ice maker not making ice', '/issues/ice-machine-not-making-ice'],
  ['ice maker leaking water', '/issues/ice-machine-water-leaking'],
  ['ice tastes bad', '/issues/ice-machine-cloudy-or-small-cubes'],
  ["washer won't drain", '/issues/washing-machine-not-draining'],
  ['washer shaking', '/issues/washing-machine-loud-noise'],
  ['washer very loud', '/issues/washing-machine-loud-noise'],
  ['washer wont start', '/issues/washing-machine-wont-start'],
  ['washing machine not filling', '/issues/washing-machine-wont-start'],
  ['burning smell from washer', '/issues/washing-machine-not-spinning'],
  ['clothes still wet after spin', '/issues/washing-machine-not-spinning'],
  ['dryer not heating', '/issues/dryer-not-heating'],
  ['dryer takes too long', '/issues/dryer-overheating'],
  ['dryer smells like burning', '/issues/dryer-overheating'],
  ['dryer squeaking', '/issues/dryer-loud-noise'],
  ['dryer drum not turning', '/issues/dryer-drum-not-turning'],
  ['dishwasher not draining', '/issues/dishwasher-not-draining'],
  ['water in bottom of dishwasher', '/issues/dishwasher-not-draining'],
  ['dishwasher leaking', '/issues/dishwasher-leaking'],
  ['dishes still dirty', '/issues/dishwasher-not-cleaning'],
  ['dishwasher door latch broken', '/issues/dishwasher-wont-start'],
  ['oven not heating', '/issues/oven-not-heating'],
  ['oven temperature off', '/issues/oven-temperature-wrong'],
  ["oven door won't close", '/issues/oven-door-not-closing'],
  ["gas oven won't light", '/issues/oven-igniter-failing'],
  ["burner won't light", '/issues/stove-wont-ignite'],
  ['stove igniter keeps clicking', '/issues/stove-wont-ignite'],
  ['carbon monoxide stove', '/issues/stove-uneven-flame'],
  ['glass cooktop cracked', '/issues/cooktop-glass-top-cracked'],
  ['cooktop burner stays on', '/issues/cooktop-burner-not-heating'],
  ['microwave not heating', '/issues/microwave-not-heating'],
  ['microwave plate not turning', '/issues/microwave-turntable-not-turning'],
  ['microwave runs with door open', '/issues/microwave-door-not-closing'],
  ['garbage disposal jammed', '/issues/garbage-disposal-humming-not-working'],
  ["disposal won't turn on", '/issues/garbage-disposal-humming-not-working'],
  ['range hood loud', '/issues/downdraft-loud-noise'],
  ['range hood grease', '/issues/downdraft-weak-suction'],
  ['trash compactor stuck', '/issues/trash-compactor-drawer-stuck'],
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
    kind: 'repair',
    title: 'Washing Machine Not Draining',
    note: '$162 - $315',
    symptom: 'Gray water stands in the drum when the cycle should be over',
  });
});

test('without prices a repair is still found', async () => {
  const priceless = await createFind(index, () => undefined);
  expect(priceless('gray water in the drum').hits[0]).toMatchObject({
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
    expect(find(query).map(({ kind }) => kind)).not.toContain('brand');
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
