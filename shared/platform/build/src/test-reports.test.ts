import { browserProblems, countsOf, unitProblems, unitSkips } from './test-reports';

test('a test that needed a retry counts as failed, and as passed with FLAKY=list', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2 };
  expect(countsOf(stats, true)).toEqual({ passed: 7, failed: 3 });
  expect(countsOf(stats, false)).toEqual({ passed: 9, failed: 1 });
});

const browserTest = (status: string, ...messages: string[]) => ({
  status,
  results: [...messages.map((message) => ({ error: { message } })), {}],
});

test('failed and flaky browser tests are listed at any depth, with their first error', () => {
  const passes = browserTest('expected');
  const report = {
    stats: { expected: 2, flaky: 2, unexpected: 1 },
    errors: [{ message: 'no port is free' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [
          { title: 'passes', tests: [passes] },
          { title: 'wavers on a phone', tests: [passes, browserTest('flaky', 'too late')] },
        ],
        suites: [
          {
            title: 'below',
            specs: [
              {
                title: 'fails',
                tests: [
                  browserTest('unexpected', '\u001b[31mfirst\u001b[39m\n\n  second', 'again'),
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(browserProblems(report)).toEqual([
    'failed: no port is free',
    'flaky: a.spec.ts › wavers on a phone: too late',
    'failed: below › fails: first | second',
  ]);
});

test('failed unit tests are listed, and files that could not run', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: 'of the whole file',
        assertionResults: [
          { status: 'passed', fullName: 'passes', failureMessages: [] },
          { status: 'failed', fullName: 'fails', failureMessages: ['expected 1\nreceived 2'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'cannot find c', assertionResults: [] },
      { name: 'd.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(unitProblems(report)).toEqual([
    'failed: a.test.ts › fails: expected 1 | received 2',
    'failed: b.test.ts: cannot find c',
  ]);
});

test('unit tests that this machine cannot run are listed by file', () => {
  const testOf = (status: string) => ({ status, fullName: 'any', failureMessages: [] });
  const fileOf = (name: string, ...states: string[]) => ({
    name,
    status: 'passed',
    message: '',
    assertionResults: states.map(testOf),
  });
  const counts = { numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 0 };
  const testResults = [
    fileOf('a.test.ts', 'passed', 'pending', 'pending'),
    fileOf('b.test.ts', 'passed'),
  ];
  expect(unitSkips({ ...counts, testResults })).toEqual(['not run: a.test.ts (2 tests)']);
});
