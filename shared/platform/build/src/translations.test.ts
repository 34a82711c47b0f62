import { temporaryDir } from './testing/temporary-dir';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairsIn, readMarkdown, translated, translationOf } from './translated-content';
import { byFile, untranslated } from './translations';

test('nothing is missing or stale in Spanish', () => {
  expect(untranslated('es')).toEqual([]);
});

test('a release names each file with missing or stale texts once', () => {
  const text = { part: 'mf-a', text: '', words: 5 };
  expect(
    byFile([
      { ...text, file: 'mf-a/a.yaml', state: 'missing' },
      { ...text, file: 'mf-a/a.yaml', state: 'missing' },
      { ...text, file: 'mf-a/b.yaml', state: 'unused', words: 0 },
      { ...text, file: 'mf-a/c.md', state: 'stale' },
    ]),
  ).toEqual(['mf-a/a.yaml: missing, 10 words', 'mf-a/c.md: stale, 5 words']);
});

const pairs = new Map([
  ['Leave the house.', 'Salga de la casa.'],
  ['A word', 'Una palabra'],
]);

test('a text with a pair is replaced, all else stays', () => {
  const fields = {
    id: 'a-1',
    price: 59,
    steps: ['Leave the house.', 'Unknown text'],
    title: 'A word',
  };
  expect(translated(fields, pairs, [], 'x.es.yaml')).toEqual({
    ...{ id: 'a-1', price: 59 },
    steps: ['Salga de la casa.', 'Unknown text'],
    title: 'Una palabra',
  });
});

test('a vital sentence without a pair stops the build, with file, field and text', () => {
  const fields = { rightNow: ['Leave the house now.'], title: 'Another word' };
  expect(() => translated(fields, pairs, ['rightNow'], 'x.es.yaml')).toThrow(
    'x.es.yaml: rightNow.0: "Leave the house now." has no translation',
  );
});

test('a file of pairs that is none is named', () => {
  const dir = temporaryDir('pairs');
  const file = join(dir, 'x.es.yaml');
  writeFileSync(file, '- en: A word\n');
  expect(() => pairsIn(file)).toThrow(/x\.es\.yaml: 0\.es/);
  writeFileSync(file, '- en: A word\n  es: Una palabra\n');
  expect(pairsIn(file).get('A word')).toBe('Una palabra');
});

describe('Markdown', () => {
  const dir = temporaryDir('markdown');
  const file = join(dir, 'x.md');
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, '---\nid: 3\ntitle: A title\n  on two lines\norder: 10\n---\n\nBody.\n');
  writeFileSync(
    translationOf(file, 'es'),
    "---\nfrom: abcd1234\ntitle: 'Un título: largo'\n---\n\nCuerpo.\n",
  );
  afterEach(() => delete process.env.SITE_LANGUAGE);

  test('is read as it stands', () => expect(readMarkdown(file)).toContain('Body.'));

  test('in a language has its words and the other fields', () => {
    process.env.SITE_LANGUAGE = 'es';
    expect(readMarkdown(file)).toBe(
      '---\nid: 3\ntitle: "Un título: largo"\norder: 10\n---\n\nCuerpo.\n',
    );
  });
});
