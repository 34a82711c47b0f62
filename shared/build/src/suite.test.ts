import { flakyIn } from './suite';

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
