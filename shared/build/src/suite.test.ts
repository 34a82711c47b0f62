import { countsOf, flakyIn } from './suite';

test('a test that needed a retry counts as failed, and as passed with FLAKY=list', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2 };
  expect(countsOf(stats, true)).toEqual({ passed: 7, failed: 3 });
  expect(countsOf(stats, false)).toEqual({ passed: 9, failed: 1 });
});

test('a test that needed a retry is listed, at any depth of nesting', () => {
  const spec = (title: string, ...status: string[]) => ({
    title,
    tests: status.map((s) => ({ status: s })),
  });
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [spec('passes', 'expected'), spec('wavers on a phone', 'expected', 'flaky')],
      suites: [{ title: 'below', specs: [spec('wavers', 'flaky'), spec('fails', 'unexpected')] }],
    },
  ];
  expect(flakyIn(suites)).toEqual(['a.spec.ts › wavers on a phone', 'below › wavers']);
});
