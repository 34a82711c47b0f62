import ts from 'typescript';
import { filesOf, isForTests, textOf } from './testing/workspaces';

/**
 * Sentences for visitors and staff stand in messages and content, where translators find them. This
 * finds those in code: text between tags, and strings that read like a sentence.
 */

/** Read by teams alone: errors of a build, results of mails, the inspector; proper names; words of the search; Spanish. */
const forTeams =
  /\/(?:check-|read-)[\w-]+\.ts$|schema\.ts$|\/lib\/build\/|\/inspect\/|\/override\/|\/remotes\/|\/dev\/|\/examples\/|\.examples\.|first-aid\.ts$|\/texts\.ts$|\/emails\.ts$|service-records\.ts$|search-words|\.es\.ts$|brand-wall\.ts$|records\.ts$|shell\/company\.ts$|standalone\.tsx$/;

const files = filesOf(
  'mf-*/src/*',
  'shell/src/*',
  'shared/browser/ui/src/*',
  'shared/business/client/src/*',
).filter((file) => /\.tsx?$/.test(file) && !isForTests(file) && !forTeams.test(file));

/** Errors and logs, which developers read; types, attributes that are no text, markup of mails. */
function isForDevelopers(node: ts.Node): boolean {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isThrowStatement(at) || ts.isTypeNode(at) || ts.isImportDeclaration(at)) return true;
    if (ts.isCallExpression(at) && /^console\./.test(at.expression.getText())) return true;
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return true;
  }
  return false;
}

/** Properties whose value a page shows; a `name` next to a `path` is a breadcrumb. */
const isLabel = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) &&
  (/^(?:label|title|term|hint|heading|legend|summary|placeholder)$/.test(parent.name.getText()) ||
    (parent.name.getText() === 'name' &&
      parent.parent.properties.some((other) => other.name?.getText() === 'path')));

const attributes = /^(?:label|title|hint|alt|aria-label|placeholder|summary|heading|error)$/;

/** Whether a text is a child of an element, or one of its attributes with words, also by a condition. */
function isShown(node: ts.Node): boolean {
  let at = node;
  while (
    ts.isParenthesizedExpression(at.parent) ||
    ts.isTemplateSpan(at.parent) ||
    ts.isTemplateExpression(at.parent) ||
    (ts.isBinaryExpression(at.parent) &&
      /^(?:&&|\|\||\?\?)$/.test(at.parent.operatorToken.getText())) ||
    (ts.isConditionalExpression(at.parent) && at.parent.condition !== at)
  )
    at = at.parent;
  const holder = ts.isJsxExpression(at.parent) ? at.parent.parent : at.parent;
  return ts.isJsxAttribute(holder)
    ? attributes.test(holder.name.getText())
    : ts.isJsxElement(holder) || ts.isJsxFragment(holder);
}

/** Also one word with a period, colon or question mark, its second half, which code puts after a name, and a figure with a word: `30% Higher`. */
const readsAsSentence =
  /^(?!X)[A-Z][a-z]+(?:[.!…:]$|[.!?] [A-Z])|^(?:[A-Z“]|X )[^<>={}]*[a-z]{2},? [a-z]|^ ?[a-z][a-z’']*,? [a-z]+,? [a-z]+|^\d+% \w/;

const words = (text: string) => text.replace(/\$\{[^}]*\}/g, 'X').replace(/^`|`$/g, '');

function sentencesOf(file: string, code = textOf(file)): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /[A-Za-z]{2}/.test(node.text)) found.push(node.text.trim());
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = words(ts.isTemplateExpression(node) ? node.getText() : node.text);
      const isMarked =
        ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'asSample';
      if (isShown(node) && /[a-z]{2}/.test(text)) found.push(text);
      else if (isMarked || (isLabel(node) && /^[A-Z][A-Za-z]/.test(text))) found.push(text);
      else if (readsAsSentence.test(text) && !isForDevelopers(node)) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((text) => `${file}: ${text}`);
}

/** Values of lists as the database or front matter has them. */
const values = [
  /data\/people\.ts: /,
  /data\/faults\/.*: [A-Z][\w'-]+(?:,? (?:or|[A-Z])[\w-]*)*$/,
  /: Sub-Zero/,
  // The name of a lock, a selector, the reason of an error without a sentence.
  /: staff queued jobs$/,
  /: input, select, textarea$/,
  /: X answered nothing$/,
];

test('no sentence for visitors or staff stands in code', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => sentencesOf(file));
  expect(found.filter((each) => !values.some((value) => value.test(each)))).toEqual([]);
});

test.each([
  ['const a = <p>Call us</p>;', 1],
  ["const a = { title: 'We call you' };", 1],
  ['const a = `${name} has moved the visit`;', 1],
  ["throw new Error('The page has no record');", 0],
  ["console.warn('The page has no record');", 0],
  ["const a = 'is too large';", 1],
  ["const a = '30% Higher';", 1],
  ["const a = 'Confirmed.';", 1],
  ["const a = 'Questions? Call';", 1],
  ["const a = { label: 'Photos, Signature' };", 1],
  ["const a = asSample('average rating');", 1],
  ["const a = 'Now:';", 1],
  ["const a = [{ name: 'FAQ', path: '/faq' }];", 1],
  ["const a = <p>{open ? 'open' : day ?? 'closed'}</p>;", 2],
  ['const a = <p title={`${name} no`}>{m.open}</p>;', 1],
  ["const a = <p className={open ? 'open' : ''}>{state === 'open' && m.open}</p>;", 0],
  ["const a = 'Washing Machine';", 0],
])('%s has %d', (code, count) => {
  expect(sentencesOf('a.tsx', code)).toHaveLength(count);
});
