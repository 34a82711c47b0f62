import { commentOf } from './verdict-comment';

const result = (sentence: string, ok = false) =>
  JSON.stringify({
    candidates: ['mf-blog@1.0.0-a'],
    ok,
    verdicts: [
      { rule: 'prefixes', ok: true, sentence: 'No prefix is claimed twice.' },
      { rule: 'hydration', ok, sentence },
    ],
  });

test('each verdict is a row, below a line that the next check finds', () => {
  expect(commentOf('mf-blog', result('It fails on /blog.')).split('\n')).toEqual([
    '<!-- site check mf-blog -->',
    '**mf-blog@1.0.0-a** is refused.',
    '',
    '| | Rule | |',
    '|---|---|---|',
    '| ✓ | prefixes | No prefix is claimed twice. |',
    '| ✗ | hydration | It fails on /blog. |',
  ]);
  expect(commentOf('mf-blog', result('Fine.', true))).toContain('**mf-blog@1.0.0-a** may go live.');
});

test('what a page logs stays text', () => {
  const comment = commentOf(
    'mf-blog',
    result('<img src=x> | [a](b) @team #1\nnext\r~~~ https://x www.x'),
  );
  expect(comment).toContain(
    '&lt;img src=x> \\| \\[a\\](b) @&#8203;team #&#8203;1<br>next<br>\\~\\~\\~ https:&#8203;//x www&#8203;.x |',
  );
});

test('what is too long for a comment is cut after a row, so an earlier comment does not stay', () => {
  const comment = commentOf('mf-blog', result('x'.repeat(70_000)));
  expect(comment.split('\n').slice(-3)).toEqual([
    '| ✓ | prefixes | No prefix is claimed twice. |',
    '',
    'The rest is too long for a comment. See the log of this job.',
  ]);
  expect(comment).toContain('**mf-blog@1.0.0-a** is refused.');
});

test.each([
  ['', 'the check did not run. See the log of this job.'],
  ['no JSON', expect.stringMatching(/^the verdicts cannot be read\. output: is no JSON \(.+\)$/)],
  ['{}', expect.stringMatching(/^the verdicts cannot be read\. output: candidates: Invalid key.+/)],
  ['{"candidates":[],"ok":true,"verdicts":[{}]}', expect.stringMatching(/ verdicts\.0\.rule: .+/)],
])('a check that printed %j says so in one line', (output, message) => {
  const start = '<!-- site check mf-blog -->\n**mf-blog**: ';
  const comment = commentOf('mf-blog', output);
  expect(comment.slice(0, start.length)).toBe(start);
  expect(comment.slice(start.length)).toEqual(message);
  expect(comment.split('\n')).toHaveLength(2);
});
