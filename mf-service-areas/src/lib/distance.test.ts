import { areas } from '../data/areas';
import { compassPoint, milesBetween } from './distance';
import { isLocated } from './located';

const places = areas.filter(isLocated);
const downtown = { lat: 29.7604, lng: -95.3698 };

test('measures known distances within half a percent', () => {
  // Great-circle miles from Houston.
  const dallas = { lat: 32.7767, lng: -96.797 };
  const newYork = { lat: 40.7128, lng: -74.006 };
  expect(milesBetween(downtown, dallas)).toBeGreaterThan(224);
  expect(milesBetween(downtown, dallas)).toBeLessThan(226);
  expect(milesBetween(downtown, newYork)).toBeGreaterThan(1412);
  expect(milesBetween(downtown, newYork)).toBeLessThan(1426);
});

test('is a distance: zero to itself, symmetric, and never shorter by a detour', () => {
  const step = 7;
  for (const [i, a] of places.entries()) {
    const b = places[(i + step) % places.length] ?? a;
    const c = places[(i + 2 * step) % places.length] ?? a;
    expect(milesBetween(a, a)).toBe(0);
    expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 9);
    expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 1e-9);
  }
});

test.each([
  ['north', 1, 0],
  ['northeast', 1, 1.15],
  ['east', 0, 1],
  ['southeast', -1, 1.15],
  ['south', -1, 0],
  ['southwest', -1, -1.15],
  ['west', 0, -1],
  ['northwest', 1, -1.15],
])('%s of downtown', (point, north, east) => {
  const there = { lat: downtown.lat + north * 0.1, lng: downtown.lng + east * 0.1 };
  expect(compassPoint(downtown, there)).toBe(point);
});
