import ts from 'typescript';
import { patternOf, refusedWords, secondNames } from './style-words';
import { filesOf, textOf } from './testing/workspaces';

/** The words of docs/style.md in everything that people of the project read. */

const refused = [...refusedWords('repository'), ...secondNames()].map((each) => ({
  ...each,
  pattern: patternOf(each.word),
}));
/** iCalendar's word for a canceled visit. */
const icalendar = /\bCANCELLED\b/g;
const british =
  /colour|neighbour|centre|catalogue|labour|favour|behaviour|honour|licence|organis|recognis|initialis|serialis|normalis|cancell(?:ed|ing)/i;

/** Everything but the tables of words, and pages and articles, which have the words for visitors. */
const files = filesOf('.').filter(
  (file) =>
    /\.(?:tsx?|[cm]?js|css|md|ya?ml|json|sql)$/.test(file) &&
    !/^package-lock\.json$|\/fixtures\/|LICENSE/.test(file) &&
    !/^docs\/(?:style|deviations)\.md$|\/(?:style-)?words\.test\.ts$/.test(file) &&
    !/^mf-blog\/content\/|^mf-catalog\/src\/data\/.*\.yaml$/.test(file),
);

/** A comment over several lines as one text. */
const joined = (comment: string): string =>
  comment.replace(/\s*\n\s*(?:\/\/|\*(?!\/)|#)?\s*/g, ' ');

/** Comments, strings and texts between tags. */
function textsOf(file: string, text: string): string[] {
  if (!/\.(?:tsx?|[cm]?js)$/.test(file)) return [joined(text.replace(/```.*?```|`[^`]*`/gs, ''))];
  const texts = (
    `${text}\n`.match(/\/\*.*?\*\/|(?:^[ \t]*\/\/[^\n]*\n)+|\s\/\/[^\n]*/gms) ?? []
  ).map(joined);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node))
      texts.push(joined(node.getText(source)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Refused words, and comments that begin with "What". */
function wordFaults(file: string, text: string): string[] {
  const begins = /(?:\/\*\*?|\/\/|^\s*#)\s+What\b/m;
  const flat = joined(text);
  // Few files contain a word at all, so few are parsed.
  const suspects = refused.filter(({ pattern }) => pattern.test(flat));
  const faults = suspects.flatMap(({ word, instead, pattern }) =>
    textsOf(file, text).some((each) => pattern.test(each))
      ? [`${file}: "${word}"; write: ${instead}`]
      : [],
  );
  if (/\.(?:tsx?|[cm]?js|css|ya?ml)$/.test(file) && begins.test(joinedOpeners(text)))
    faults.push(`${file}: a comment begins with "What"; write the noun`);
  const spelling = british.exec(text.replace(icalendar, ''))?.[0];
  if (spelling) faults.push(`${file}: "${spelling}" is British`);
  return faults;
}

/** A comment whose text starts on its second line, as if on its first. */
const joinedOpeners = (text: string): string => text.replace(/\/\*\*\s*\n\s*\*/g, '/**');

/** README's table of words has the refused ones. */
const withoutTable = (text: string): string => text.replace(/^\| Word \|.*?\n\n/ms, '');

test('the table has its words', () => {
  expect(refused.map(({ word }) => word)).toEqual(
    expect.arrayContaining(['whoever', 'came alive', 'the version before', 'kept', 'slot']),
  );
});

test('names, comments, strings, test titles and docs have the words of docs/style.md', () => {
  expect(files.length).toBeGreaterThan(1500);
  expect(files.flatMap((file) => wordFaults(file, withoutTable(textOf(file))))).toEqual([]);
});

test.each([
  ['a.ts', '// It came\n// alive.', '"came alive"'],
  ['a.ts', "test('nobody comes', run);", '"nobody"'],
  ['a.ts', '/**\n * What it does.\n */', 'begins with "What"'],
  ['a.ts', 'const neighbourCount = 1;', '"neighbour" is British'],
  ['a.ts', '// A cancelled visit', '"cancelled" is British'],
  ['a.ts', "const title = 'Cancelling...';", '"Cancelling" is British'],
  ['a.md', 'Done once more.', '"once more"'],
  ['a.sql', '-- A kept row', '"kept"'],
])('%s with %j has a fault', (file, text, fault) => {
  expect(wordFaults(file, text)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['a.ts', 'const beside = 1;'],
  ['a.md', 'The command `beside` runs.'],
  ['a.ts', 'const status = `STATUS:CANCELLED`;'],
  ['a.ts', "expect(text).toBe('What it does');"],
])('%s with %j has none', (file, text) => {
  expect(wordFaults(file, text)).toEqual([]);
});
