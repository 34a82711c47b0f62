import { gasAdvice } from '@site/data-types/safety';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const content = join(import.meta.dirname, '../../content');
/** The sentence from its first order on; how it begins depends on what stands before it. */
const orders = gasAdvice.replace(/^.*\? /, '').toLowerCase();

test('whoever smells gas reads the same orders wherever an article or answer gives any', () => {
  const giving = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(content, file), 'utf8').toLowerCase() }))
    .filter(({ text }) => /gas utility|smell gas\b(?!.*\?)/.test(text));
  expect(giving.length).toBeGreaterThan(3);
  expect(giving.filter(({ text }) => !text.includes(orders)).map(({ file }) => file)).toEqual([]);
});
