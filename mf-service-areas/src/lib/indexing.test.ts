import type { AreaRecord } from '../data/shapes';
import { records, sources } from '../records';
import { isListed } from './indexing';

const fact = (zips?: string[]): AreaRecord['facts'][number] => ({
  topic: 'water',
  text: 'A fact.',
  ...(zips && { zips }),
  source: { title: 'A page', publisher: 'A city', url: 'https://city.example/' },
});
const sample = { stats: { demonstration: true } as AreaRecord['stats'], facts: [] };

test('a ZIP page that is filled in from the template is not listed', () => {
  expect(isListed(sample)).toBe(false);
});

test("the business's own figures make it listed", () => {
  expect(isListed({ ...sample, stats: { ...sample.stats, demonstration: false } })).toBe(true);
});

test("the books' own figures make it listed; the company decides otherwise", () => {
  const own = { visits: 15, hours: 26, problems: [] };
  expect(isListed({ ...sample, own })).toBe(true);
  expect(isListed({ ...sample, own }, 'none')).toBe(false);
  expect(isListed(sample, 'all')).toBe(true);
  expect(isListed(sample, 'earned')).toBe(false);
});

test('three facts about this ZIP alone make it listed, and facts about others do not', () => {
  const own = fact(['77459']);
  expect(isListed({ ...sample, facts: [own, own, own] })).toBe(true);
  expect(isListed({ ...sample, facts: [own, own, fact(['77450', '77494'])] })).toBe(false);
  expect(isListed({ ...sample, facts: [own, own, fact()] })).toBe(false);
});

test('one more fact in a place file lists the page of its ZIP', async () => {
  const listed = async (from = sources) =>
    Object.values(await records(from))
      .filter((record): record is AreaRecord => 'stats' in (record as object))
      .filter((record) => isListed(record))
      .map(({ zipCode }) => zipCode);
  const before = await listed();
  expect(before).not.toContain('77433');
  const places = sources.places.places.map((place) =>
    place.slug === 'cypress'
      ? {
          ...place,
          facts: place.facts.map((one) => ({ ...one, zips: ['77433'] })),
        }
      : place,
  );
  const after = await listed({ ...sources, places: { ...sources.places, places } });
  expect(after).toEqual(
    [...before, '77433'].toSorted((a, b) => after.indexOf(a) - after.indexOf(b)),
  );
});
