import { testArguments } from './test-arguments';

test.each([
  [[], { changed: false, since: undefined }],
  [['--changed'], { changed: true, since: undefined }],
  [['--changed', 'main'], { changed: true, since: 'main' }],
])('%j is accepted', (args, expected) => expect(testArguments(args)).toEqual(expected));

test.each([
  [['--chnged'], '--chnged'],
  [['--changed', '--all'], '--all'],
  [['--changed', 'main', 'mf-blog'], 'mf-blog'],
  [['mf-blog'], 'mf-blog'],
])('%j is refused in one line, or it would run the whole suite', (args, wrong) =>
  expect(() => testArguments(args)).toThrow(
    `npm test takes no "${wrong}". Known: --changed [COMMIT]; without it, the whole suite runs.`,
  ),
);
