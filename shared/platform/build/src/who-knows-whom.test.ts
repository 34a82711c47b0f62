import { appliancePath, brandPath, issuePath, paths } from '@site/data-types/paths';
import ts from 'typescript';
import {
  filesOf,
  importsOf,
  isForTests,
  sourcesOf,
  textOf,
  workspaces,
} from './testing/workspaces';

/** Facts that a package must not contain, because another one owns them. */

const parts = workspaces.filter(({ site }) => site);
const remotes = parts.filter(({ name }) => name !== 'shell');
const storageKeys = parts.flatMap(({ site }) => Object.keys(site?.startsWhenStored ?? {}));
const prefixes = remotes.flatMap(({ site }) => site?.prefixes ?? []);

/** Sources of a package without its tests. */
function productionSources(dir: string): string[] {
  const workspace = workspaces.find((one) => one.dir === dir);
  return workspace ? sourcesOf(workspace).filter((file) => !isForTests(file)) : [];
}

const isString = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** A string, or a piece of a template without the code in it. */
const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** Strings in these sources with their quotes, as `file: string`. The compiler finds them: strings may look like code. */
const stringsOf = (dir: string, wanted = isString): string[] =>
  productionSources(dir).flatMap((file) => {
    const found: string[] = [];
    const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (wanted(node)) found.push(`${file}: ${node.getText(source)}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });

test.each([
  'shell',
  'shared/browser/federation',
  'shared/platform/composer',
  'shared/browser/data-types',
])('%s has no storage key of a part', (dir) => {
  expect(storageKeys).toContain('site.outbox.');
  const strings = stringsOf(dir);
  expect(strings.length).toBeGreaterThan(50);
  expect(strings.filter((text) => storageKeys.some((key) => text.includes(key)))).toEqual([]);
});

test('the shell loads no module of booking by name', () => {
  expect(stringsOf('shell').filter((text) => text.includes('mf-booking'))).toEqual([]);
});

/** Strings of a package that are addresses below these prefixes. */
function addressesIn(dir: string, below: string[]): string[] {
  const address = new RegExp(
    `^['"\`]/(?:${below.map((path) => path.slice(1)).join('|')})(?![\\w-])`,
  );
  return stringsOf(dir)
    .filter((text) => !/\.examples\.tsx: /.test(text))
    .filter((text) => address.test(text.slice(text.indexOf(': ') + 2)));
}

test.each(parts.map(({ dir, site }) => [dir, site?.prefixes ?? []] as const))(
  '%s links to pages of other parts by their names in data-types',
  (dir, own) => {
    const others = prefixes.filter((prefix) => !own.includes(prefix));
    expect(addressesIn(dir, others)).toEqual([]);
    // Otherwise no address is recognized, and the test would prove nothing.
    if (dir !== 'shell') expect(addressesIn(dir, prefixes)).not.toEqual([]);
  },
);

test('each page that parts link to has one owner, whose contract test opens it', () => {
  const linked = [...Object.values(paths), appliancePath('x'), brandPath('x'), issuePath('x')];
  for (const path of linked) {
    const below = prefixes.filter((prefix) => path === prefix || path.startsWith(`${prefix}/`));
    expect([path, below]).toEqual([path, [expect.any(String)]]);
  }
});

test('parts show phone numbers with CallUs alone', () => {
  const sources = parts.flatMap(({ dir }) => productionSources(dir));
  const importing = (name: string) => sources.filter((file) => importsOf(file).includes(name));
  expect(importing('@site/ui/call-us').length).toBeGreaterThan(10);
  expect(importing('@site/ui/call-link')).toEqual([]);

  const containing = (text: RegExp) => sources.filter((file) => text.test(textOf(file)));
  expect(containing(/\btel:/)).toEqual([
    // Links to the company's number within articles.
    'mf-blog/src/data/decorate.ts',
    // Staff call a customer.
    'mf-staff/src/lib/words.ts',
  ]);
  expect(containing(/\braw\w*Phone\b/)).toEqual([
    // The placeholder of these links.
    'mf-blog/src/data/decorate.ts',
    'mf-blog/src/lib/fill.ts',
    // The number that the header shows on these pages.
    'mf-booking/src/routes.tsx',
    'mf-service-areas/src/routes.tsx',
    'mf-service-areas/src/routes/woodley-park.tsx',
    // The company's own file.
    'shell/company.ts',
    // The number of a printed page, to hydrate without its part.
    'shell/src/preserved-document.ts',
  ]);
});

test('federation has no fact of the business', () => {
  const sources = productionSources('shared/browser/federation');
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((file) => /\boffices?\b|secondPhone/i.test(textOf(file)))).toEqual([]);
});

test('data-types has no phrase for a screen but the one about gas, which all parts show', () => {
  // A lower-case word after another word: the names of the vocabulary are in title case.
  // Other languages have no title case.
  const phrases = stringsOf('shared/browser/data-types', isText).filter(
    (text) =>
      !text.includes('.es.ts: ') && /[a-z][,;]? [a-z]/.test(text.slice(text.indexOf(': ') + 2)),
  );
  expect(phrases).toEqual(["shared/browser/data-types/src/booking-lists.ts: 'Diagnostic visit'"]);
  const names = ['format', 'language', 'safety'].flatMap((name) => [
    `${name}.en.yaml`,
    `${name}.es.yaml`,
  ]);
  expect(filesOf('shared/browser/data-types/src/messages')).toEqual(
    names.map((name) => `shared/browser/data-types/src/messages/${name}`),
  );
});

test('the backend has no address of a page', () => {
  expect(prefixes).toContain('/blog');
  const pages = new RegExp(`(?:^|[^\\w.])(?:${prefixes.join('|')})(?=[/?#'"\`$]|$)`);
  const found = ['backend', 'client']
    .flatMap((name) => stringsOf(`shared/business/${name}`))
    .filter((text) => pages.test(text.slice(text.indexOf(': ') + 2)));
  expect(found).toEqual([]);
});

/** The platform composes and serves the site of any company. */
const trade =
  /\b(?:appliances?|repairs?|technicians?|bookings?|appointments?|warrant(?:y|ies)|dryers?|washers?|houston|katy|staff)\b/i;

test.each(
  workspaces.map(({ dir }) => dir).filter((dir) => /^shared\/platform\/(?!part-t)/.test(dir)),
)('%s knows no repair business', (dir) => {
  const files = filesOf(dir).filter(
    (file) => /\.(?:[jt]sx?|sql|service|conf)$/.test(file) && !isForTests(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const words = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, i) => (trade.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(words).toEqual([]);
});

test('the words of a trade are found', () => {
  for (const word of ['Appliance', 'bookings', 'a warranty']) expect(word).toMatch(trade);
});
