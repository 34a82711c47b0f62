import { gasAdvice } from '@site/data-types/safety';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const content = join(import.meta.dirname, '../../content');
/** The sentence from its first instruction on. Its beginning depends on the text before it. */
const orders = gasAdvice.replace(/^.*\? /, '').toLowerCase();

test('every gas warning in an article or answer gives the same instructions', () => {
  const giving = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(content, file), 'utf8').toLowerCase() }))
    .filter(({ text }) => /gas utility|smell gas\b(?!.*\?)/.test(text));
  expect(giving.length).toBeGreaterThan(3);
  expect(giving.filter(({ text }) => !text.includes(orders)).map(({ file }) => file)).toEqual([]);
});
