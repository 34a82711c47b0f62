import { brands } from '@site/data-types/brands';
import { windowHours, windowTimes } from '@site/data-types/entities';
import { lockHours } from '@site/data-types/visit';
import { realSources } from '../testing/sources';
import { tags } from './taxonomy';

/** Facts of data-types that content repeats in prose, and the vocabulary in the browser's code. */

const { faq, legal } = realSources();
const textOf = (name: string) => [...faq, ...legal].find(({ file }) => file.endsWith(name))?.text;

test('the answer about time windows names those of the booking form', () => {
  const evening = windowHours['Evening (6-8 PM)'];
  const others = windowTimes.filter((time) => windowHours[time] !== evening);
  expect(textOf('faq/which-time-windows.md')).toContain(
    `Windows are two hours long: ${others.join(', ')}, and an evening window from ${evening.from - 12} to ${evening.to - 12} PM`,
  );
  for (const { from, to } of Object.values(windowHours)) expect(to - from).toBe(2);
});

test('answers and terms hold a price as long as the calculator does', () => {
  expect(textOf('faq/price-lock.md')).toContain(`schedule within ${lockHours} hours`);
  expect(textOf('legal/terms.md')).toContain(`schedule within ${lockHours} hours`);
  expect(textOf('legal/terms.md')).toContain(`The lock ends after ${lockHours} hours`);
});

test('tags of brands have the brands’ names', () => {
  const known = new Map<string, string>(brands.map(({ slug, name }) => [slug, name]));
  const ofBrands = tags.filter(({ slug }) => known.has(slug));
  expect(ofBrands).toHaveLength(4);
  for (const { slug, name } of ofBrands) expect(name).toBe(known.get(slug));
});
