import ts from 'typescript';
import { patternOf, refusedWords } from './style-words';
import { filesOf, textOf } from './testing/workspaces';

/** The words of docs/style.md in everything that people of the project read. */

const refused = refusedWords('repository').map((each) => ({
  ...each,
  pattern: patternOf(each.word),
}));
const british =
  /colour|neighbour|centre|catalogue|labour|favour|behaviour|honour|licence|organis|recognis|initialis|serialis|normalis|cancell(?:ed|ing)/i;
/** The database's state, alone in quotes or in a name, and iCalendar's. */
const stateValues = /(['"`])cancelled\1|\bcancelled: |_cancelled|STATUS:CANCELLED/g;

/** Right uses: words of a person, names of a system, content that its own tests read. */
const allowed: [RegExp, RegExp][] = [
  // The tables themselves, their test and the list of words replaced in a text of the specification.
  [/^docs\/(?:style|deviations)\.md$/, /./],
  [/^shared\/platform\/build\/src\/(?:style-)?words\.test\.ts$/, /./],
  // Pages and articles have the words for visitors.
  [/^mf-blog\/content\/|\.yaml$/, /./],
  // A sentence of a mail: its reader does not know who typed the address.
  [/^shared\/business\/client\/src\/mail\//, /^somebody$/i],
  // A name that a person types, a user of Linux, an address without a page.
  [/\.test\.tsx?$|^e2e\/|\/bench\/|\/testing\/postgres\.ts$/, /^(?:nobody|somebody)$/i],
  // The place of a number plate, and a visitor who gets a mail.
  [/^mf-estimator\/src\/data\/number-plates\.ts$/, /^beside$/],
  [/^mf-booking\/src\/booking\/BookingForm\.tsx$/, /^be told$/],
  // Hands, not a machine's.
  [/^mf-catalog\/src\/data\//, /^hands out$/],
  // Names that older releases use, and the data's own field.
  [
    /^mf-service-areas\/(?:README|src\/(?:coverage|contract))|\/use-distance\.ts$|\/entities\.ts$/,
    /^neighbour$/i,
  ],
  [/houston-zips\.sources\.json$/, /^licence$/i],
  // The database's state in its messages, and iCalendar's.
  [
    /^shared\/business\/backend\/src\/(?:server\/visit(?:s|-mails)|staff\/staff)\.test\.ts$|\/calendar-event\.ts$/,
    /^cancelled$/i,
  ],
];

const files = filesOf('.').filter(
  (file) =>
    /\.(?:tsx?|[cm]?js|css|md|ya?ml|json)$/.test(file) &&
    !/^package-lock\.json$|\/fixtures\/|LICENSE/.test(file),
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

const isAllowed = (file: string, word: string): boolean =>
  allowed.some(([where, what]) => where.test(file) && what.test(word));

/** Refused words, and comments that begin with "What". */
function wordFaults(file: string, text: string): string[] {
  const begins = /(?:\/\*\*?|\/\/|^\s*#)\s+What\b/m;
  const flat = joined(text);
  // Few files contain a word at all, so few are parsed.
  const suspects = refused.filter(({ pattern }) => pattern.test(flat));
  const faults = suspects.flatMap(({ word, instead, pattern }) =>
    !isAllowed(file, word) && textsOf(file, text).some((each) => pattern.test(each))
      ? [`${file}: "${word}"; write: ${instead}`]
      : [],
  );
  if (
    /\.(?:tsx?|[cm]?js|css|ya?ml)$/.test(file) &&
    begins.test(joinedOpeners(text)) &&
    !isAllowed(file, 'What')
  )
    faults.push(`${file}: a comment begins with "What"; write the noun`);
  const spelling = british.exec(text.replace(stateValues, ''))?.[0];
  if (spelling && !isAllowed(file, spelling)) faults.push(`${file}: "${spelling}" is British`);
  return faults;
}

/** A comment whose text starts on its second line, as if on its first. */
const joinedOpeners = (text: string): string => text.replace(/\/\*\*\s*\n\s*\*/g, '/**');

test('the table has its words', () => {
  expect(refused.map(({ word }) => word)).toEqual(
    expect.arrayContaining(['whoever', 'came alive', 'the version before']),
  );
});

test('names, comments, strings, test titles and docs have the words of docs/style.md', () => {
  expect(files.length).toBeGreaterThan(1500);
  expect(files.flatMap((file) => wordFaults(file, textOf(file)))).toEqual([]);
});

test.each([
  ['a.ts', '// It came\n// alive.', '"came alive"'],
  ['a.ts', "test('nobody comes', run);", '"nobody"'],
  ['a.ts', '/**\n * What it does.\n */', 'begins with "What"'],
  ['a.ts', 'const neighbourCount = 1;', '"neighbour" is British'],
  ['a.ts', '// A cancelled visit', '"cancelled" is British'],
  ['a.ts', "const title = 'Cancelling...';", '"Cancelling" is British'],
  ['a.md', 'Done once more.', '"once more"'],
])('%s with %j has a fault', (file, text, fault) => {
  expect(wordFaults(file, text)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['a.ts', 'const beside = 1;'],
  ['a.md', 'The command `beside` runs.'],
  ['a.ts', "const names = { cancelled: 'Canceled' }; // `cancelled` ends it"],
  ['a.ts', "expect(text).toBe('What it does');"],
])('%s with %j has none', (file, text) => {
  expect(wordFaults(file, text)).toEqual([]);
});
