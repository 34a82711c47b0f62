import { checkSync } from 'recheck';
import ts from 'typescript';
import { filesOf, textOf } from '@site/build/testing/workspaces';

/**
 * Regular expressions of code that reads outside text: requests, mails, archives, answers of other
 * servers. One whose time grows faster than its text can stop the site with one request.
 */
const rooms =
  /^shared\/(?:business\/(?:client|backend)|browser\/data-types|platform\/(?:contract|database|delivery|object-storage|server))\/(?:src|supabase)\//;

/** Text of our own, with the reason. */
const own: Record<string, string> = {
  // The digits of a price.
  '/\\B(?=(\\d{3})+$)/g': 'shared/browser/data-types/src/format.ts',
  // Our migrations.
  '/\\bcreate table (?:if not exists )?((?:public|private)\\.\\w+)/gi':
    'shared/business/backend/src/server/migration-tables.ts',
};

interface Found {
  file: string;
  literal: string;
}

/** Every regular expression that a file writes as a literal. */
function literalsOf(file: string, text: string): Found[] {
  const found: Found[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ file, literal: node.getText(source) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Counted in steps of matching, because a busy machine would make linear time look long. */
const limits = { attackLimit: 30_000_000, attackTimeout: null, incubationTimeout: null };

/** @returns the complexity and a text that shows it; undefined for one that takes linear time */
function slowness(literal: string): string | undefined {
  const end = literal.lastIndexOf('/');
  const result = checkSync(literal.slice(1, end), literal.slice(end + 1), {
    ...limits,
    timeout: 60_000,
  });
  if (result.status === 'safe') return undefined;
  return result.status === 'vulnerable'
    ? `${result.complexity.summary}: ${result.attack.pattern}`
    : `not decided: ${result.error.kind}`;
}

beforeAll(() => {
  // Without its own program for each kind of machine.
  process.env.RECHECK_BACKEND = 'pure';
});

test('time grows with the text, not faster', () => {
  const files = filesOf('shared').filter(
    (file) => rooms.test(file) && /\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file),
  );
  const found = files.flatMap((file) => literalsOf(file, textOf(file)));
  expect(found.length).toBeGreaterThan(120);
  const all = new Map(found.map((each) => [each.literal, each.file]));
  const slow = [...all].flatMap(([literal, file]) => {
    if (own[literal] === file) return [];
    const why = slowness(literal);
    return why === undefined ? [] : [`${file}: ${literal} ${why}`];
  });
  expect(slow).toEqual([]);
}, 600_000);

test('one that is quadratic is found', () => {
  expect(slowness('/\\/+$/')).toContain('2nd degree polynomial');
  expect(literalsOf('a.ts', 'const a = /b/g.test("/c/");')).toEqual([
    { file: 'a.ts', literal: '/b/g' },
  ]);
}, 60_000);
