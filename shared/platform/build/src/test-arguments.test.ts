import { testArguments } from './test-arguments';

test.each([
  [[], { everything: false, changed: false, since: undefined }],
  [['--all'], { everything: true, changed: false, since: undefined }],
  [['--changed'], { everything: false, changed: true, since: undefined }],
  [['--changed', 'main'], { everything: false, changed: true, since: 'main' }],
])('%j is accepted', (args, expected) => expect(testArguments(args)).toEqual(expected));

test.each([
  [['--chnged'], '--chnged'],
  [['--changed', '--all'], '--all'],
  [['--changed', 'main', 'mf-blog'], 'mf-blog'],
  [['mf-blog'], 'mf-blog'],
  [['--all', 'mf-blog'], 'mf-blog'],
])('%j is refused in one line, or it would run another tier', (args, wrong) =>
  expect(() => testArguments(args)).toThrow(
    `npm test takes no "${wrong}". Known: --all, --changed [COMMIT]; without one, the daily tests run.`,
  ),
);
