import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { compileMessages, writeMessages } from './messages';
import { temporaryDir } from './testing/temporary-dir';
import { filesOf, isForTests, textOf } from './testing/workspaces';

/** The exports of compiled messages, without React. */
function run(yaml: string): Record<string, unknown> {
  const code = compileMessages(yaml, 'x.en.yaml')
    .replace(/^import .*$/m, 'const createElement = (_, __, ...of) => of, Fragment = 0;')
    .replaceAll('export const ', 'exports.');
  const js = ts.transpileModule(code.replace(/^exports\.(\w+) =/gm, 'exports.$1 ='), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  }).outputText;
  const exports: Record<string, unknown> = {};
  new Function('exports', js)(exports);
  return exports;
}

const written = (yaml: string, values?: object): unknown => {
  const { it } = run(yaml);
  return typeof it === 'function' ? (it as (v?: object) => unknown)(values) : it;
};

test.each([
  ["it: Don't stop", undefined, "Don't stop"],
  ['it: Call {phone}', { phone: '555-0142' }, 'Call 555-0142'],
  ['it: "{n, plural, one {# visit} other {# visits}}"', { n: 1 }, '1 visit'],
  ['it: "{n, plural, one {# visit} other {# visits}}"', { n: 2 }, '2 visits'],
  ['it: "{n, plural, =0 {none} other {#}} left"', { n: 0 }, 'none left'],
  ['it: "{who, select, you {You} other {{name}}}"', { who: 'other', name: 'Ada' }, 'Ada'],
  ['it: Tick ` and dollar $', undefined, 'Tick ` and dollar $'],
  ["it: \"Tick ` and $'{'x'}' {n}\"", { n: 1 }, 'Tick ` and ${x} 1'],
  ['it: Read <link>the terms</link>.', { link: (w: string) => [w] }, ['Read ', ['the terms'], '.']],
  ['it: From {Price} on', { Price: 5 }, ['From ', 5, ' on']],
])('%s with %j is %j', (yaml, values, expected) => {
  expect(written(yaml, values)).toEqual(expected);
});

test('values are typed: a count is a number, a choice one of its keys', () => {
  expect(
    compileMessages('it: "{n, plural, one {a} other {b}} {s, select, x {y} other {z}}"', 'x'),
  ).toContain("(v: { n: number; s: 'x' | 'other' }): string");
});

test.each([
  ['a-b: x', 'x.en.yaml:1: a-b: must be a name in camelCase'],
  ['a: x\na: y', 'x.en.yaml:2: the whole file: Map keys must be unique'],
  ['a: x\nb: "{"', 'x.en.yaml:2: b is not ICU MessageFormat: EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['a: "{d, date}"', 'x.en.yaml:1: a formats {d}; format it with @site/data-types/format'],
  ['a: "{n, plural, few {x} other {y}}"', 'x.en.yaml:1: a has the plural form "few"'],
  ['a: "{n, selectordinal, one {x} other {y}}"', 'x.en.yaml:1: a has an ordinal or an offset'],
  ['a: "{n} <n>x</n>"', 'x.en.yaml:1: a uses {n} in two ways'],
  ['a: 5', 'x.en.yaml:1: a: Invalid type: Expected string but received 5'],
])('%j is refused: %s', (yaml, error) => {
  expect(() => compileMessages(yaml, 'x.en.yaml')).toThrow(error);
});

test.each([
  ['a: Hola', undefined],
  ['b: Hola', 'x.es.yaml:1: a is missing\nx.es.yaml:1: b is no message in English'],
  ['a: Hola, {name}', 'x.es.yaml:1: a has other values than in English: '],
])('the Spanish %j of an English "a: Hello" gives %j', (spanish, error) => {
  const compile = () => compileMessages(spanish, 'x.es.yaml', 'a: Hello');
  if (error) expect(compile).toThrow(error);
  else expect(compile()).toContain('export const a = "Hola"');
});

test('a Spanish plural may have other words, with the same count', () => {
  const [en, es] = [
    'a: "{n, plural, one {# day} other {# days}} left"',
    'a: "{n, plural, one {queda # día} other {quedan # días}}"',
  ];
  expect(compileMessages(es, 'x.es.yaml', en)).toContain('quedan ${v.n} días');
});

test('only messages whose text is newer are written, and those of gone files are removed', () => {
  const dir = temporaryDir('messages');
  const messages = join(dir, 'src/messages');
  mkdirSync(messages, { recursive: true });
  const [yaml, code] = [join(messages, 'a.en.yaml'), join(messages, 'a.ts')];
  writeFileSync(yaml, 'it: One\n');
  writeFileSync(join(messages, 'gone.ts'), '');
  writeMessages(dir);
  expect(readFileSync(code, 'utf8')).toContain('export const it = "One"');
  expect(existsSync(join(messages, 'gone.ts'))).toBe(false);

  writeFileSync(code, 'mark');
  writeMessages(dir);
  expect(readFileSync(code, 'utf8')).toBe('mark');
  writeFileSync(yaml, 'it: Two\n');
  const later = new Date(Date.now() + 60_000);
  utimesSync(yaml, later, later);
  writeMessages(dir);
  expect(readFileSync(code, 'utf8')).toContain('"Two"');
});

const files = filesOf('*/src/messages/*.en.yaml', 'shared/*/*/src/messages/*.en.yaml');
const translations = filesOf('*/src/messages/*.es.yaml', 'shared/*/*/src/messages/*.es.yaml');

test.each(translations)('%s has the messages and values of the English file', (file) => {
  const english = textOf(file.replace('.es.yaml', '.en.yaml'));
  expect(() => compileMessages(textOf(file), file, english)).not.toThrow();
});
const sources = filesOf('mf-*', 'shell', 'shared/browser', 'shared/business/client').filter(
  (file) => /src\/.*\.tsx?$/.test(file) && !isForTests(file) && !file.endsWith('.d.ts'),
);

/** Words on the left of the table in docs/style-es.md, without those with a note. */
const refused = textOf('docs/style-es.md')
  .split('\n')
  .filter((line) => /^\| (?!Do not|---)/.test(line))
  .flatMap((line) => (line.split('|')[1] ?? '').split(','))
  .map((word) => word.trim())
  .filter((word) => !word.includes('('));

const refusedIn = (text: string): string[] =>
  refused.filter((word) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu').test(text));

/** Spanish of content: Markdown, and the second lines of pairs. */
const contentInSpanish = filesOf('mf-*')
  .filter((file) => /\.es\.(?:md|yaml)$/.test(file) && !file.includes('/messages/'))
  .map((file) => [file, textOf(file).replace(/^- en: [\s\S]*?(?=^ {2}es: )/gm, '')] as const);

test('Spanish messages and content have the words of docs/style-es.md', () => {
  expect(contentInSpanish.length).toBeGreaterThan(70);
  expect(
    contentInSpanish.flatMap(([file, text]) => refusedIn(text).map((word) => `${file}: ${word}`)),
  ).toEqual([]);
  expect(refused).toContain('heladera');
  expect(refusedIn('Por favor, oprima el botón del refrigerador')).toEqual(['por favor']);
  expect(
    translations
      .filter((file) => !file.includes('search-index'))
      .flatMap((file) => refusedIn(textOf(file)).map((word) => `${file}: ${word}`)),
  ).toEqual([]);
});

test('every message is used', () => {
  expect(files.length).toBeGreaterThan(100);
  const used = new Map<string, Set<string>>();
  for (const file of sources) {
    const text = textOf(file);
    for (const [, name = '', path = ''] of text.matchAll(
      /import \* as (\w+) from '(\.[^']*\/messages\/[\w-]+)'/g,
    )) {
      const target = `${join(file, '..', path)}.en.yaml`;
      const keys = used.get(target) ?? new Set();
      for (const [, key = ''] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        keys.add(key);
      used.set(target, keys);
    }
  }
  const unused = files.flatMap((file) =>
    Object.keys(parse(textOf(file)) as object)
      .filter((key) => !used.get(file)?.has(key))
      .map((key) => `${file}: ${key}`),
  );
  expect(unused).toEqual([]);
});
