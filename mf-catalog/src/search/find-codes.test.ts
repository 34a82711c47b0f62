import { readCatalog } from '../data/read-catalog';
import { createFind } from './find';
import { makeIndex } from './make-index';

// Through JSON, as the browser gets it.
const index = JSON.parse(JSON.stringify(makeIndex(readCatalog())));
const find = createFind(index, () => undefined);
const best = (query: string) => find(query)[0]?.path;

test.each([
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
  ['lg gas dryer d90', 'lg', 'dryer-d90'],
  ['frigidaire electric oven F10', 'frigidaire', 'range-f10'],
  ['lg oe', 'lg', 'washing-machine-oe'],
  ['LG washer 0E', 'lg', 'washing-machine-oe'],
  ['lg washer shows OE', 'lg', 'washing-machine-oe'],
  ['lg IE error', 'lg', 'washing-machine-ie'],
  ['lg 1E', 'lg', 'washing-machine-ie'],
  ['lg washer ue', 'lg', 'washing-machine-ue'],
  ['lg dE1', 'lg', 'washing-machine-de'],
  ['lg washer FE', 'lg', 'washing-machine-fe'],
  ['lg washer PE code', 'lg', 'washing-machine-pe'],
  ['lg washer tE', 'lg', 'washing-machine-te'],
  ['lg washer le', 'lg', 'washing-machine-le'],
  ['lg dryer d90', 'lg', 'dryer-d90'],
  ['d95', 'lg', 'dryer-d95'],
  ['d-80', 'lg', 'dryer-d80'],
  ['lg dryer te1', 'lg', 'dryer-te1'],
  ['lg dryer nP', 'lg', 'dryer-ps'],
  ['lg dryer PS', 'lg', 'dryer-ps'],
  ['F21', 'whirlpool', 'washing-machine-f21'],
  ['F-21', 'whirlpool', 'washing-machine-f21'],
  ['f 21 washer', 'whirlpool', 'washing-machine-f21'],
  ['whirlpool F/21', 'whirlpool', 'washing-machine-f21'],
  ['F9E1', 'whirlpool', 'washing-machine-f9e1'],
  ['F9 E1', 'whirlpool', 'washing-machine-f9e1'],
  ['whirlpool f8-e1', 'whirlpool', 'washing-machine-f8e1'],
  ['whirlpool washer F5 E2', 'whirlpool', 'washing-machine-f5e2'],
  ['whirlpool sud', 'whirlpool', 'washing-machine-sd'],
  ['whirlpool oven F3E2', 'whirlpool', 'oven-f3e2'],
  ['f5e7 oven', 'whirlpool', 'oven-f5e7'],
  ['whirlpool oven f1 e5', 'whirlpool', 'oven-f1e0'],
  ['maytag F9E1', 'maytag', 'washing-machine-f9e1'],
  ['maytag washer f5 e3', 'maytag', 'washing-machine-f5e3'],
  ['ge washer 22', 'ge', 'washing-machine-22'],
  ['ge washer code 23', 'ge', 'washing-machine-23'],
  ['frigidaire F10', 'frigidaire', 'range-f10'],
  ['frigidaire range f-31', 'frigidaire', 'range-f31'],
  ['F90', 'frigidaire', 'range-f90'],
  ['frigidaire washer E21', 'frigidaire', 'washing-machine-e21'],
  ['E:24', 'bosch', 'dishwasher-e24'],
  ['bosch dishwasher e24', 'bosch', 'dishwasher-e24'],
  ['bosch E-15', 'bosch', 'dishwasher-e15'],
  ['bosch E 25', 'bosch', 'dishwasher-e25'],
  ['E09 bosch', 'bosch', 'dishwasher-e09'],
  ['kenmore washer OE', 'kenmore', 'washing-machine-oe'],
  ['kenmore ie', 'kenmore', 'washing-machine-ie'],
  ['electrolux ice maker E4', 'electrolux', 'ice-machine-e4'],
  ['sub zero ec 50', 'sub-zero', 'refrigerator-ec-50'],
  ['Sub-Zero EC40', 'sub-zero', 'refrigerator-ec-40'],
  ['ec05', 'sub-zero', 'refrigerator-ec-05'],
])('"%s" finds the code of %s: %s', (query, brand, anchor) => {
  expect(best(query)).toBe(`/brands/${brand}/codes#${anchor}`);
});

test('a code comes with its meaning, before the repairs', () => {
  const [code, ...others] = find('F21');
  expect(code).toEqual({
    path: '/brands/whirlpool/codes#washing-machine-f21',
    kind: 'Error code',
    title: 'Whirlpool washing machine: F21',
    note: '',
    symptom: 'The drain time has gone past eight minutes.',
  });
  expect(others.map(({ kind }) => kind)).not.toContain('Error code');
  expect(find('F9E1').map(({ path }) => path)).toContain('/issues/washing-machine-not-draining');
});

test('a washer is not a dishwasher', () => {
  const codes = (query: string) =>
    find(query)
      .filter(({ kind }) => kind === 'Error code')
      .map(({ path }) => path);
  expect(codes('samsung washer 5C')).toEqual(['/brands/samsung/codes#washing-machine-5c']);
  expect(codes('samsung dish washer 5C')).toEqual(['/brands/samsung/codes#dishwasher-5c']);
});

test('without a brand every brand with the code is offered, the code itself before its spellings', () => {
  const paths = find('OE').map(({ path }) => path);
  expect(paths.slice(0, 3)).toEqual([
    '/brands/lg/codes#washing-machine-oe',
    '/brands/kenmore/codes#washing-machine-oe',
    '/brands/samsung/codes#washing-machine-oc',
  ]);
});

test.each([
  'bosch F21',
  'bosch washer E24',
  'wolf oven F10',
  'lg dryer OE',
  'samsung refrigerator 5C',
  'ac not cooling',
  'le creuset pot in oven',
  'ge range 24 inch',
  'washer leak',
  'samsung',
])('"%s" offers no code, because none of that brand, appliance or meaning is known', (query) => {
  expect(find(query).map(({ kind }) => kind)).not.toContain('Error code');
});

test.each([
  ['samsung error codes', ['/brands/samsung/codes']],
  ['lg dryer codes', ['/brands/lg/codes']],
  ['wolf error codes', []],
])('"%s" finds the pages that list codes: %j', (query, paths) => {
  const found = find(query).filter(({ kind }) => kind === 'Error code');
  expect(found.map(({ path }) => path)).toEqual(paths);
});
