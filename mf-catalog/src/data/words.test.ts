import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalog } from './read-catalog';

/** The table of docs/style.md below the heading "Words for visitors". */
function refusedWords(): { word: string; instead: string }[] {
  const style = readFileSync(join(import.meta.dirname, '../../../docs/style.md'), 'utf8');
  const [, table = ''] = style.split('## Words for visitors');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Do not write|---)/.test(line))
    .flatMap((line) => {
      const [, left = '', instead = ''] = line.split('|').map((cell) => cell.trim());
      return left.split(',').map((word) => ({ word: word.trim(), instead }));
    });
}

/** Every text of a record, with its path. */
function textsOf(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string')
    return /\.(slug|fault|part|id|legacySlug)$/.test(at) ? [] : [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`));
}

const { appliances, brands } = readCatalog();
const texts = [...appliances, ...brands].flatMap((record) => textsOf(record, record.slug));

test('the list has its words', () => {
  expect(refusedWords().length).toBeGreaterThan(20);
});

test.each(refusedWords())('no text of the catalog says "$word"; it says "$instead"', ({ word }) => {
  const pattern = new RegExp(`(?<![-\\w])${word}(?![-\\w])`, 'i');
  expect(texts.filter(([, text]) => pattern.test(text))).toEqual([]);
});

test('no sentence has a chain of "so"', () => {
  const chained = texts.filter(([, text]) =>
    text.split(/(?<=[.!?])\s/).some((sentence) => (sentence.match(/, so /g) ?? []).length > 1),
  );
  expect(chained).toEqual([]);
});
