/** Reads the JSON reports of jest and Playwright. */
import { stripVTControlCharacters } from 'node:util';

/** The part of jest's report that is read. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    /** Path of the test file. */
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

interface BrowserTest {
  status: string;
  results: { error?: { message?: string } }[];
}

interface BrowserSuite {
  title: string;
  specs?: { title: string; tests: BrowserTest[] }[];
  suites?: BrowserSuite[];
}

/** The part of Playwright's report that is read. */
export interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: BrowserSuite[];
  /** Errors outside of tests, e.g. of the global setup. */
  errors: { message?: string }[];
}

/** @param strict whether a test that passed only on a retry counts as failed */
export const countsOf = (
  { expected, unexpected, flaky }: BrowserReport['stats'],
  strict = process.env.FLAKY !== 'list',
) => ({
  passed: expected + (strict ? 0 : flaky),
  failed: unexpected + (strict ? flaky : 0),
});

/** Failed and flaky browser tests at any depth: `flaky: a.spec.ts › title: its first error`. */
export function browserProblems({ suites, errors }: BrowserReport): string[] {
  return [
    ...errors.map(({ message }) => `failed: ${firstLines(message)}`),
    ...suites.flatMap(problemsIn),
  ];
}

function problemsIn({ title, specs = [], suites = [] }: BrowserSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const error = results.find((result) => result.error)?.error?.message;
        const word = status === 'flaky' ? 'flaky' : 'failed';
        return `${word}: ${title} › ${spec.title}: ${firstLines(error)}`;
      }),
  );
  return [...own, ...suites.flatMap(problemsIn)];
}

/** Failed unit tests, and files that could not run: `failed: file › title: its first error`. */
export function unitProblems({ testResults }: JestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (!failed.length) return [`failed: ${name}: ${firstLines(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) =>
          `failed: ${name} › ${fullName}: ${firstLines(failureMessages?.[0])}`,
      );
    });
}

/** Files with tests that this machine cannot run: `not run: file (3 tests)`. */
export function unitSkips({ testResults }: JestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const skipped = assertionResults.filter(({ status }) => status === 'pending').length;
    return skipped ? [`not run: ${name} (${skipped} tests)`] : [];
  });
}

/** The first lines of an error as one line: of a long log, often only the end is shown. */
function firstLines(message = 'no message'): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const words = lines.map((line) => line.trim()).filter(Boolean);
  return words.slice(0, 6).join(' | ').slice(0, 600);
}
