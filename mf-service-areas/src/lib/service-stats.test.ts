import { areas } from '../data/areas';
import { demonstrationRange, serviceStats } from './service-stats';

test.each([
  ['77001', 45, 2.1, 4.9],
  ['77449', 125, 2.5, 4.8],
  ['77478', 98, 2.3, 4.9],
])('%s has the figures that are known', (zip, repairs, hours, rating) => {
  expect(serviceStats(zip)).toMatchObject({
    monthlyRepairs: repairs,
    averageResponseTime: hours,
    customerSatisfaction: rating,
  });
});

const unknown = areas
  .map(({ zipCode }) => zipCode)
  .filter((zip) => !['77001', '77449', '77478'].includes(zip));

test('every other ZIP has demonstration values within their range, and is marked', () => {
  for (const zip of unknown) {
    const stats = serviceStats(zip);
    expect(stats.demonstration).toBe(true);
    for (const field of [
      'monthlyRepairs',
      'averageResponseTime',
      'customerSatisfaction',
    ] as const) {
      const { min, max, step } = demonstrationRange[field];
      expect(stats[field]).toBeGreaterThanOrEqual(min);
      expect(stats[field]).toBeLessThanOrEqual(max);
      expect(Math.round(stats[field] / step) * step).toBeCloseTo(stats[field], 9);
    }
  }
});

test('both ends of every range occur', () => {
  const all = unknown.map(serviceStats);
  for (const field of ['averageResponseTime', 'customerSatisfaction'] as const) {
    const values = all.map((stats) => stats[field]);
    expect(Math.min(...values)).toBe(demonstrationRange[field].min);
    expect(Math.max(...values)).toBe(demonstrationRange[field].max);
  }
});

test('a ZIP lists four different appliances, and the lists differ between ZIPs', () => {
  const lists = areas.map(({ zipCode }) => serviceStats(zipCode).topAppliances);
  for (const list of lists) expect(new Set(list).size).toBe(4);
  expect(new Set(lists.map(String)).size).toBeGreaterThan(80);
});

test('a ZIP has the same figures at each call', () => {
  for (const { zipCode } of areas) expect(serviceStats(zipCode)).toEqual(serviceStats(zipCode));
});
