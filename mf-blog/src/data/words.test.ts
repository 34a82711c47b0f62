import { styleFaults } from '@site/build/style-words';
import { readContent } from './read-content';
import { realSources } from '../testing/sources';

const { posts, faq, legal } = readContent(realSources());

test.each([...posts, ...faq, ...legal].map((text) => [text.file, text] as const))(
  '%s follows the style guide',
  (_, { body, fields }) => {
    // Addresses are no words: /issues/… may hold one.
    const text = `${JSON.stringify(fields)}\n${body}`.replace(/\]\([^)]*\)/g, ']');
    expect(styleFaults(text)).toEqual([]);
  },
);
