import { fixedRandom } from './fixed-random';

const keys = Array.from({ length: 10_000 }, (_, i) => `${70_000 + i}/price`);

test('always gives a key the same number', () => {
  expect(fixedRandom('77005/dryer/min')).toBe(fixedRandom('77005/dryer/min'));
  // Fixed values, because another algorithm would change every local price.
  expect(fixedRandom('77005/dryer/min')).toBeCloseTo(0.407449, 6);
});

test('stays within 0 and 1 and spreads evenly over the ZIPs', () => {
  const values = keys.map(fixedRandom);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => values.filter((value) => Math.floor(value * 10) === tenth).length,
  );
  for (const count of tenths) expect(Math.abs(count - keys.length / 10)).toBeLessThan(150);
});

test('gives neighboring ZIPs unrelated numbers', () => {
  const close = keys.filter(
    (key, i) => Math.abs(fixedRandom(key) - fixedRandom(keys[i + 1] ?? '')) < 0.01,
  );
  expect(close.length).toBeLessThan(keys.length * 0.04);
});
