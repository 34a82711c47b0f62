import { realSources } from '../testing/sources';
import { readContent } from './read-content';

/** Said in the same words wherever the danger is, on purpose. */
const advice = [
  'Touch no switch, leave the house, and call 911 and your gas utility from outside.',
  'Get everyone outside at once and call 911.',
  'Do not stay to air the room.',
  'Turn off the breaker if it is on your way, get everyone out, and call 911 from outside.',
  'Call us after that.',
  'Stay out of it, and turn off the power only from a dry place.',
  'Do not touch it again to check.',
  'Turn off its breaker and keep everyone away.',
  'If it trips again, leave it off.',
  'Throw out perishable food that has been above 40 °F for more than two hours.',
];

const linkToPrice = /^The \[estimate\]/;

/** The sentences of the text above its sources, without headings and questions. */
const sentencesOf = (body: string): string[] =>
  (body.split(/^## Sources?$/m)[0] ?? '')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.replace(/^[\s>*\-\d.]+/, '').split(/(?<=[.?!])(?<!U\.S\.)\s+/))
    .filter((sentence) => sentence.endsWith('.') && sentence.split(' ').length >= 4);

test('no sentence stands in two posts or answers, except the advice for emergencies', () => {
  const { posts, faq } = readContent(realSources());
  const first = new Map<string, string>();
  const twice: string[] = [];
  for (const { file, body } of [...posts, ...faq]) {
    for (const sentence of new Set(sentencesOf(body))) {
      const other = first.get(sentence);
      if (!other) first.set(sentence, file);
      else if (!advice.includes(sentence) && !linkToPrice.test(sentence)) {
        twice.push(`${other} and ${file}: ${sentence}`);
      }
    }
  }
  expect(twice).toEqual([]);
  expect(advice.filter((sentence) => !first.has(sentence))).toEqual([]);
});
