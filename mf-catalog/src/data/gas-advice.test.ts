import { gasAdvice } from '@site/data-types/safety';
import { readCatalog } from './read-catalog';

/** The sentence from its first instruction on. Its beginning depends on the text before it. */
const orders = gasAdvice.replace(/^.*\? T/, 't').replace(/\.$/, '');

test('every gas warning gives the same instructions', () => {
  const texts = JSON.stringify(readCatalog().appliances).split('","');
  const giving = texts.filter((text) => /\b911\b/.test(text));
  expect(giving.length).toBeGreaterThan(2);
  for (const text of giving) expect(text.toLowerCase()).toContain(orders.toLowerCase());
});
