import { applianceSlugs } from '@site/data-types/entities';
import { testCosts } from '../testing/page';
import { areas } from '../data/areas';
import { localPrice, localScale } from './local-price';

const appliances = applianceSlugs.map((slug) => {
  const { min = 0, max = 0 } = testCosts[slug] ?? {};
  return { slug, cost: { min, max } };
});
const cases = areas.flatMap(({ zipCode }) =>
  appliances.map(({ slug, cost }) => ({ zipCode, slug, cost })),
);

test('every local price lies within the area-wide price, each end at most 10 % inside of it', () => {
  for (const { zipCode, slug, cost } of cases) {
    const price = localPrice(zipCode, slug, cost);
    expect(Object.values(price).every(Number.isInteger)).toBe(true);
    expect(price.min).toBeGreaterThanOrEqual(cost.min);
    expect(price.min).toBeLessThanOrEqual(Math.ceil(cost.min * localScale.min));
    expect(price.max).toBeLessThanOrEqual(cost.max);
    expect(price.max).toBeGreaterThanOrEqual(Math.floor(cost.max * localScale.max));
    expect(price.min).toBeLessThan(price.max);
  }
});

test('a price is the same at each call', () => {
  for (const { zipCode, slug, cost } of cases) {
    expect(localPrice(zipCode, slug, cost)).toEqual(localPrice(zipCode, slug, cost));
  }
});

test('no two ZIPs have the same price list', () => {
  const lists = areas.map(({ zipCode }) =>
    JSON.stringify(appliances.map(({ slug, cost }) => localPrice(zipCode, slug, cost))),
  );
  expect(new Set(lists).size).toBe(areas.length);
});
