import { neighbors, servedZips } from '../../coverage';
import { areas } from '../../data/areas';
import { milesBetween } from '../distance';
import type { Place } from '../distance';
import { fixedRandom } from '../fixed-random';
import { isLocated } from '../located';
import { createNearest } from './nearest';

const byScan = (items: readonly Place[], from: Place, count: number) =>
  items
    .filter((item) => item !== from)
    .map((item) => milesBetween(from, item))
    .toSorted((a, b) => a - b)
    .slice(0, count);

const scattered = (count: number, spread: number): Place[] =>
  Array.from({ length: count }, (_, i) => ({
    lat: 38 + (fixedRandom(`lat${i}`) - 0.5) * spread,
    lng: -96 + (fixedRandom(`lng${i}`) - 0.5) * spread * 2,
  }));

test.each([
  ['a crowded city', 500, 0.4],
  ['a state', 500, 6],
  ['a few places in a continent', 70, 24],
])('finds the same as looking through all of %s', (_, count, spread) => {
  const places = scattered(count, spread);
  const nearest = createNearest(places);
  for (const from of places) {
    const found = nearest(from, 6).map(({ miles }) => miles);
    expect(found).toEqual(byScan(places, from, 6));
  }
});

test('gives all if there are fewer than requested', () => {
  for (const count of [3, 70]) {
    const places = scattered(count, 5);
    const [from = { lat: 0, lng: 0 }] = places;
    expect(createNearest(places)(from, 100)).toHaveLength(count - 1);
  }
});

test('works from a point outside of all places', () => {
  const places = scattered(200, 2);
  const far = { lat: 30, lng: -85 };
  const found = createNearest(places)(far, 3).map(({ miles }) => miles);
  expect(found).toEqual(byScan(places, far, 3));
});

test('pages and the coverage module list the same neighbors', () => {
  const located = areas.filter(isLocated);
  const nearest = createNearest(located);
  const onPages = Object.fromEntries(
    located.map((area) => [area.zipCode, nearest(area, 6).map(({ item }) => item.zipCode)]),
  );
  const inModule = Object.fromEntries(
    servedZips()
      .filter((zip) => zip !== '77001')
      .map((zip) => [zip, neighbors(zip).map(({ zipCode }) => zipCode)]),
  );
  expect(onPages).toEqual(inModule);
});
