import { readCatalog } from '../data/read-catalog';
import { codeAnchor } from '../lib/code-key';
import { createFind } from './find';
import { makeIndex } from './make-index';

const { appliances, brands, codes } = readCatalog();
// Through JSON, as the browser gets it.
const index = JSON.parse(JSON.stringify(makeIndex(readCatalog())));
let answer: Awaited<ReturnType<typeof createFind>>;
beforeAll(async () => {
  answer = await createFind(index, () => undefined);
});
const find = (query: string) => answer(query).hits;
const best = (query: string) => find(query)[0]?.path;

const typed = [
  ['samsung 5c washer', 'samsung', 'washing-machine-5c'],
  ['samsung SC washer', 'samsung', 'washing-machine-5c'],
  ['samsung washer 5E', 'samsung', 'washing-machine-5c'],
  ['samsung SE code', 'samsung', 'washing-machine-5c'],
  ['samsung washing machine error 4C', 'samsung', 'washing-machine-4c'],
  ['4E samsung', 'samsung', 'washing-machine-4c'],
  ['samsung washer dc', 'samsung', 'washing-machine-dc'],
  ['samsung washer dE', 'samsung', 'washing-machine-dc'],
  ['samsung washer ub', 'samsung', 'washing-machine-ub'],
  ['samsung UE', 'samsung', 'washing-machine-ub'],
  ['samsung washer OC', 'samsung', 'washing-machine-oc'],
  ['samsung washer 0C', 'samsung', 'washing-machine-oc'],
  ['samsung washer nd', 'samsung', 'washing-machine-nd'],
  ['samsung nf1', 'samsung', 'washing-machine-nf1'],
  ['samsung washer LE', 'samsung', 'washing-machine-le'],
  ['samsung washer wont drain 5c', 'samsung', 'washing-machine-5c'],
  ['samsung dishwasher LC', 'samsung', 'dishwasher-lc'],
  ['samsung dishwasher 5C', 'samsung', 'dishwasher-5c'],
  ['samsung dishwasher SC', 'samsung', 'dishwasher-5c'],
  ['samsung dishwasher 4c', 'samsung', 'dishwasher-4c'],
  ['samsung dishwasher HC', 'samsung', 'dishwasher-hc'],
  ['samsung dishwasher bc2', 'samsung', 'dishwasher-bc2'],
  ['samsung top load washer 5c', 'samsung', 'washing-machine-5c'],
  ['samsung dish washer LC', 'samsung', 'dishwasher-lc'],
  ['F21', 'whirlpool', 'washing-machine-f21'],
  ['F-21', 'whirlpool', 'washing-machine-f21'],
  ['f 21 washer', 'whirlpool', 'washing-machine-f21'],
  ['whirlpool F/21', 'whirlpool', 'washing-machine-f21'],
  ['whirlpool sud', 'whirlpool', 'washing-machine-sd'],
  ['whirlpool oven F3E2', 'whirlpool', 'oven-f3e2'],
  ['f5e7 oven', 'whirlpool', 'oven-f5e7'],
  ['whirlpool oven f1 e5', 'whirlpool', 'oven-f1e0'],
  ['maytag F9E1', 'maytag', 'washing-machine-f9e1'],
  ['maytag washer f5 e3', 'maytag', 'washing-machine-f5e3'],
  ['ge washer 22', 'ge', 'washing-machine-22'],
  ['ge washer code 23', 'ge', 'washing-machine-23'],
  ['kenmore washer OE', 'kenmore', 'washing-machine-oe'],
  ['kenmore ie', 'kenmore', 'washing-machine-ie'],
  ['electrolux ice maker E4', 'electrolux', 'ice-machine-e4'],
  ['F9E1', 'maytag', 'washing-machine-f9e1'],
  ['F9 E1', 'maytag', 'washing-machine-f9e1'],
  ['maytag washer f8-e1', 'maytag', 'washing-machine-f8e1'],
  ['maytag F8E6', 'maytag', 'washing-machine-f8e6'],
  ['maytag f8 e3', 'maytag', 'washing-machine-f8e3'],
  ['F8E5', 'maytag', 'washing-machine-f8e5'],
  ['maytag washing machine F5E1', 'maytag', 'washing-machine-f5e1'],
  ['maytag F5E2', 'maytag', 'washing-machine-f5e2'],
  ['maytag f7e1 washer', 'maytag', 'washing-machine-f7e1'],
  ['f7 e5', 'maytag', 'washing-machine-f7e5'],
  ['maytag FOE2', 'maytag', 'washing-machine-f0e2'],
  ['F0E5 maytag', 'maytag', 'washing-machine-f0e5'],
  ['maytag washer F3E1', 'maytag', 'washing-machine-f3e1'],
  ['maytag f1e2', 'maytag', 'washing-machine-f1e2'],
  ['maytag F2E1', 'maytag', 'washing-machine-f2e1'],
  ['ge washer code 5', 'ge', 'washing-machine-5'],
  ['ge washer code 6', 'ge', 'washing-machine-6'],
  ['ge washer 12', 'ge', 'washing-machine-12'],
  ['ge washer code 13', 'ge', 'washing-machine-13'],
  ['ge washer error 20', 'ge', 'washing-machine-20'],
  ['ge range F2', 'ge', 'range-f2'],
  ['ge F3', 'ge', 'range-f3'],
  ['ge range f-4', 'ge', 'range-f4'],
  ['ge range F0', 'ge', 'range-f0'],
  ['ge F7 code', 'ge', 'range-f7'],
  ['kenmore washer UE', 'kenmore', 'washing-machine-ue'],
  ['kenmore FE', 'kenmore', 'washing-machine-fe'],
  ['kenmore washer dE', 'kenmore', 'washing-machine-de'],
  ['kenmore washer nd', 'kenmore', 'washing-machine-nd'],
  ['kenmore nF', 'kenmore', 'washing-machine-nf'],
  ['kenmore LO code', 'kenmore', 'washing-machine-lo'],
  ['kenmore washer FL', 'kenmore', 'washing-machine-fl'],
  ['electrolux ice machine E1', 'electrolux', 'ice-machine-e1'],
  ['electrolux E5', 'electrolux', 'ice-machine-e5'],
  ['samsung washer LO', 'samsung', 'washing-machine-lo'],
  ['samsung dishwasher AC', 'samsung', 'dishwasher-ac'],
  ['samsung dishwasher PC code', 'samsung', 'dishwasher-pc'],
  ['whirlpool oven F2 E5', 'whirlpool', 'oven-f2e5'],
  ['F5E5 whirlpool oven', 'whirlpool', 'oven-f5e5'],
  ['whirlpool wall oven F3E3', 'whirlpool', 'oven-f3e3'],
] as const;

test('visitors type at least sixty different codes in these queries', () => {
  const found = new Set(typed.map(([, brand, anchor]) => `${brand} ${anchor}`));
  expect(found.size).toBeGreaterThanOrEqual(60);
});

const nameOf = (of: { slug: string; name: string }[], slug: string) =>
  of.find((entry) => entry.slug === slug)?.name ?? '';

test.each(
  codes.flatMap(({ slug, tables }) =>
    tables.flatMap(({ appliance, codes: rows }) =>
      rows.flatMap(({ code, also }) =>
        [code, ...also].map((spelling) => [
          `${nameOf(brands, slug)} ${nameOf(appliances, appliance)} ${spelling}`,
          `/brands/${slug}/codes#${codeAnchor(appliance, code)}`,
        ]),
      ),
    ),
  ),
)('"%s" finds its own place', (query, path) => {
  expect(best(query)).toBe(path);
});

test.each(typed)('"%s" finds the code of %s: %s', (query, brand, anchor) => {
  expect(best(query)).toBe(`/brands/${brand}/codes#${anchor}`);
});

test('a code comes with its meaning, before the repairs', () => {
  const [code, ...others] = find('F21');
  expect(code).toEqual({
    path: '/brands/whirlpool/codes#washing-machine-f21',
    kind: 'code',
    title: 'Whirlpool washing machine: F21',
    note: '',
    symptom: 'The drain time has gone past eight minutes.',
  });
  expect(others.map(({ kind }) => kind)).not.toContain('code');
  expect(find('F9E1').map(({ path }) => path)).toContain('/issues/washing-machine-not-draining');
});

test('OF is a code alone and at the end of a query, and a filler within one', () => {
  const path = '/brands/samsung/codes#washing-machine-oc';
  expect(['OF', 'of samsung', 'samsung washer OF'].map(best)).toEqual([path, path, path]);
  expect(find('smell of gas').map(({ kind }) => kind)).not.toContain('code');
  expect(find('smell of').map(({ kind }) => kind)).not.toContain('code');
});

test('a washer is not a dishwasher', () => {
  const codes = (query: string) =>
    find(query)
      .filter(({ kind }) => kind === 'code')
      .map(({ path }) => path);
  expect(codes('samsung washer 5C')).toEqual(['/brands/samsung/codes#washing-machine-5c']);
  expect(codes('samsung dish washer 5C')).toEqual(['/brands/samsung/codes#dishwasher-5c']);
});

test('without a brand every brand with the code is offered, the code itself before its spellings', () => {
  const paths = find('OE').map(({ path }) => path);
  expect(paths.slice(0, 2)).toEqual([
    '/brands/kenmore/codes#washing-machine-oe',
    '/brands/samsung/codes#washing-machine-oc',
  ]);
});

test.each([
  'bosch F21',
  'bosch washer E24',
  'wolf oven F10',
  'lg washer OE',
  'kenmore dryer OE',
  'samsung refrigerator 5C',
  'ac not cooling',
  'le creuset pot in oven',
  'ge range 24 inch',
  'washer leak',
  'samsung',
])('"%s" offers no code, because none of that brand, appliance or meaning is known', (query) => {
  expect(find(query).map(({ kind }) => kind)).not.toContain('code');
});

test.each([
  ['lg washer OE', '/issues/washing-machine-not-draining'],
  ['lg error codes', '/brands/lg'],
])('"%s" leads to %s if no code of the brand is listed', (query, path) => {
  expect(find(query).map((hit) => hit.path)).toContain(path);
});

test.each([
  ['samsung error codes', ['/brands/samsung/codes']],
  ['kenmore washer codes', ['/brands/kenmore/codes']],
  ['lg error codes', []],
  ['wolf error codes', []],
])('"%s" finds the pages that list codes: %j', (query, paths) => {
  const found = find(query).filter(({ kind }) => kind === 'code');
  expect(found.map(({ path }) => path)).toEqual(paths);
});
