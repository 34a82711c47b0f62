import { makeRecords } from './make-records';
import { readCatalog } from './read-catalog';
import type {
  ApplianceRecord,
  BrandRecord,
  BrandSummary,
  CatalogIndex,
  IssueRecord,
} from './shapes';

const catalog = readCatalog();
const records = makeRecords(catalog);
const read = <T>(path: string) => records[path] as T;

test('the index names every page that there is a record for, and no other', () => {
  const { paths } = read<CatalogIndex>('index/all');
  const pages = paths.filter((path) => path.split('/').length === 3).map((path) => path.slice(1));
  const kinds = /^(appliances|issues|brands)\//;
  expect(pages.toSorted()).toEqual(
    Object.keys(records)
      .filter((p) => kinds.test(p))
      .toSorted(),
  );
  expect(paths).toEqual(expect.arrayContaining(['/appliances', '/brands', '/issues/5']));
});

test('an appliance is sent with what its cards show of its issues, not with the issues', () => {
  const { issues, brands } = read<ApplianceRecord>('appliances/microwave');
  expect(issues).toHaveLength(5);
  for (const issue of issues) expect(issue).not.toHaveProperty('symptoms');
  expect(brands.map(({ slug }) => slug)).toContain('samsung');
  expect(brands.map(({ slug }) => slug)).not.toContain('sub-zero');
});

test('an issue record has its appliance and its siblings in the order of the drawing', () => {
  const issue = read<IssueRecord>('issues/oven-igniter-failing');
  expect(issue.appliance).toEqual({ slug: 'oven', name: 'Oven' });
  expect(issue.siblings.map(({ part }) => part)).toEqual([
    'bake-element',
    'temperature-sensor',
    'door-hinge',
    'door-lock',
    'igniter',
  ]);
});

test('the old address has the same record as the readable one', () => {
  expect(read('issues/5')).toBe(read('issues/downdraft-controls-not-responding'));
});

test('a brand is sent with the appliances that it makes, in the order of the lists', () => {
  const { appliances } = read<BrandRecord>('brands/sub-zero');
  expect(appliances.map(({ slug }) => slug)).toEqual(['refrigerator', 'ice-machine']);
});

test('lists contain what cards show and nothing else', () => {
  const [first] = read<BrandSummary[]>('lists/brands');
  expect(Object.keys(first ?? {})).toEqual([
    'slug',
    'name',
    'logo',
    'description',
    'popularity',
    'founded',
    'headquarters',
  ]);
});

test('the record of a page is less than a 25th of the catalog', () => {
  const whole = JSON.stringify(catalog).length;
  for (const [path, record] of Object.entries(records)) {
    if (/^(appliances|issues|brands)\//.test(path)) {
      expect([path, JSON.stringify(record).length / whole < 0.04]).toEqual([path, true]);
    }
  }
});
