import { parse } from 'yaml';
import { filesOf, textOf } from './testing/workspaces';

const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
const messages = (language: string): Record<string, string> => {
  const files = ['mf-catalog/src/messages/advice', 'shared/browser/data-types/src/messages/safety'];
  const read = files.map((file) => parse(textOf(`${file}.${language}.yaml`)) as object);
  return Object.assign({}, ...read) as Record<string, string>;
};
const translations = filesOf('mf-blog/content/*').filter((file) => file.endsWith('.es.md'));

test('advice about a danger has one wording in Spanish, on catalog pages and in articles', () => {
  const spanish = messages('es');
  const found = translations.flatMap((file) => {
    const english = onOneLine(textOf(file.replace('.es.md', '.md')));
    const text = onOneLine(textOf(file));
    return Object.entries(messages('en'))
      .filter(([, advice]) => english.includes(onOneLine(advice)))
      .map(([key]) => ({ file, key, same: text.includes(onOneLine(spanish[key] ?? 'none')) }));
  });
  expect(found.filter(({ same }) => !same)).toEqual([]);
  // Gas, carbon monoxide, fire, shock and water.
  expect(new Set(found.map(({ key }) => key)).size).toBe(5);
});
