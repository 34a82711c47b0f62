import { gasAdvice } from '@site/data-types/safety';
import { readCatalogue } from './read-catalogue';

/** The sentence from its first order on; how it begins depends on what stands before it. */
const orders = gasAdvice.replace(/^.*\? T/, 't').replace(/\.$/, '');

test('whoever smells gas reads the same orders wherever the catalogue gives any', () => {
  const texts = JSON.stringify(readCatalogue().appliances).split('","');
  const giving = texts.filter((text) => /\b911\b/.test(text));
  expect(giving.length).toBeGreaterThan(2);
  for (const text of giving) expect(text.toLowerCase()).toContain(orders.toLowerCase());
});
