import type { LogEntry } from '@site/delivery/store';
import { writeEmptySet } from '@site/delivery/testing/site-folder';
import { theStore } from '../store/the-store';
import { emptyStore, goLive } from '../store/testing';
import { logRows } from './log';
import { rollback } from './rollback';

const entry = (more: Partial<LogEntry['record']>, did: LogEntry['did'] = 'live'): LogEntry => ({
  at: '2026-11-22T10:00:00.000Z',
  did,
  before: 'a',
  after: did === 'canary off' ? null : 'b',
  by: 'mf-blog (12345678)',
  record: { command: 'promote', releases: ['mf-blog@2'], revision: 'abc', ...more },
});

test('a change is one line: when, what, by whom, from which revision, and what the check said', () => {
  const verdicts = ['prefixes', 'exposes'].map((rule) => ({ rule, ok: true, sentence: 'Fine.' }));
  const hydration = (sentence: string) => [...verdicts, { rule: 'hydration', ok: true, sentence }];
  const [, ...rows] = logRows([
    entry({ verdicts }),
    entry({ verdicts: hydration('Not run: --no-browser.') }),
    entry({ verdicts: hydration('9 page types hydrated.') }),
    entry({ verdicts, forced: ['mf-blog is too large.'] }),
    entry({ percent: 10, verdicts }, 'canary'),
    entry({ releases: [], revision: '' }, 'canary off'),
  ]);
  expect(rows.map((row) => row.join(' | '))).toEqual([
    '2026-11-22T10:00:00.000Z | live | b | mf-blog (12345678) | mf-blog@2 | abc | checked, without a browser: 2 rules passed',
    '2026-11-22T10:00:00.000Z | live | b | mf-blog (12345678) | mf-blog@2 | abc | checked, without a browser: 2 rules passed',
    '2026-11-22T10:00:00.000Z | live | b | mf-blog (12345678) | mf-blog@2 | abc | checked: 3 rules passed',
    '2026-11-22T10:00:00.000Z | live | b | mf-blog (12345678) | mf-blog@2 | abc | overruled: mf-blog is too large.',
    '2026-11-22T10:00:00.000Z | canary | b (10%) | mf-blog (12345678) | mf-blog@2 | abc | checked, without a browser: 2 rules passed',
    '2026-11-22T10:00:00.000Z | canary off | a | mf-blog (12345678) | - | - | not checked',
  ]);
});

test('a rollback in a folder is in its log', async () => {
  emptyStore();
  for (const id of ['a', 'b']) writeEmptySet(id, {});
  for (const id of ['a', 'b']) await goLive(id);
  await rollback(undefined);
  const [newest, ...others] = await theStore().log(10);
  expect(newest).toMatchObject({ did: 'back', before: 'b', after: 'a' });
  expect(newest?.record.command).toBe('rollback');
  expect(others).toHaveLength(2);
});
