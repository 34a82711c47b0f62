import { filterDirectory } from './directory-filter';
import type { DirectoryEntry } from '../data/shapes';

const entry = (zipCode: string, city: string, region: DirectoryEntry['region'], more = {}) => ({
  zipCode,
  city,
  region,
  rating: 5,
  responseHours: 2,
  monthlyRepairs: 50,
  ...more,
});
const entries: DirectoryEntry[] = [
  entry('77005', 'Houston', 'Houston Metro', { neighborhood: 'West University Place' }),
  entry('77449', 'Katy', 'West Houston'),
  entry('77494', 'Katy', 'West Houston', { neighborhood: 'Cinco Ranch' }),
];
const zips = (text: string, region = '') =>
  filterDirectory(entries, { q: text, region }).map(({ zipCode }) => zipCode);

test('finds by part of the ZIP, city or neighborhood, ignoring case', () => {
  expect(zips('4494')).toEqual([]);
  expect(zips('7749')).toEqual(['77494']);
  expect(zips('KATY')).toEqual(['77449', '77494']);
  expect(zips('university')).toEqual(['77005']);
  expect(zips('  cinco ')).toEqual(['77494']);
});

test('text and region must both match', () => {
  expect(zips('', 'West Houston')).toEqual(['77449', '77494']);
  expect(zips('cinco', 'West Houston')).toEqual(['77494']);
  expect(zips('cinco', 'Houston Metro')).toEqual([]);
});

test('shows all without a filter', () => expect(zips('')).toHaveLength(3));
