import { gasAdvice } from '@site/data-types/safety';
import { readCatalog } from './read-catalog';

/** The sentence from its first instruction on. Its beginning depends on the text before it. */
const orders = gasAdvice.replace(/^.*\? T/, 't').replace(/\.$/, '');

/** Every text inside a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value ? Object.values(value).flatMap(textsIn) : [];

test('every gas warning gives the same instructions', () => {
  const giving = textsIn(readCatalog().appliances).filter(
    (text) => /\b911\b/.test(text) && /\bgas\b/i.test(text),
  );
  expect(giving.length).toBeGreaterThan(2);
  for (const text of giving) expect(text.toLowerCase()).toContain(orders.toLowerCase());
});
