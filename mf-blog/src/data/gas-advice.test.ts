import { gasAdvice } from '@site/data-types/safety';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const content = join(import.meta.dirname, '../../content');
const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(content, file), 'utf8').toLowerCase() }));
/** The sentence from its first instruction on. Its beginning depends on the text before it. */
const orders = gasAdvice.replace(/^.*\? /, '').toLowerCase();

test('every gas warning in an article or answer gives the same instructions', () => {
  const giving = texts.filter(({ text }) => /gas utility|smell gas\b(?!.*\?)/.test(text));
  expect(giving.length).toBeGreaterThan(3);
  expect(giving.filter(({ text }) => !text.includes(orders)).map(({ file }) => file)).toEqual([]);
});

test('a text that asks the question says the whole of the advice', () => {
  const advice = gasAdvice.toLowerCase();
  const [question = ''] = /^[^?]+\?/.exec(advice) ?? [];
  const asking = texts.filter(({ text }) => text.includes(question));
  expect(asking.length).toBeGreaterThan(0);
  const partly = asking.filter(({ text }) => !text.includes(advice));
  expect(partly.map(({ file }) => file)).toEqual([]);
});
