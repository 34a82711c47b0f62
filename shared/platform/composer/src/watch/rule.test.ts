import { decide, failureEvidence, faultOf, slownessEvidence } from './rule';
import type { Groups } from './rule';
import { p75Of, sum } from './times';

const group = (views: number, failures: number, more: Partial<Groups['canary']> = {}) => ({
  views,
  failures,
  allFailures: failures,
  LCP: [],
  INP: [],
  ...more,
});
/** A hundred times in each of the given buckets. */
const times = (...buckets: number[]) =>
  Array.from({ length: 100 }, (_, i) => 100 * buckets.filter((bucket) => bucket === i).length);

const watch = { until: '2026-11-25T12:00:00.000Z', leastViews: 200 };
const [before, after] = ['2026-11-25T11:59:59.000Z', '2026-11-25T12:00:00.000Z'].map(Date.parse);
const at = (groups: Groups, now = before) => decide(groups, { percent: 10, watch, now: now ?? 0 });

test('a good canary is promoted at the end and not before', () => {
  const groups = { canary: group(300, 1), live: group(2700, 9) };
  expect(at(groups)).toEqual({ does: 'waits', why: '300 views of its pages, 1 failures' });
  expect(at(groups, after).does).toBe('promotes');
});

test('too few views at the end decide nothing, however few; a gross failure needs five of them', () => {
  for (const views of [0, 5, 199])
    expect(at({ canary: group(views, 0), live: group(5000, 0) }, after)).toEqual({
      does: 'cannot decide',
      why: `${views} views of its pages, 0 failures; ${200 - views} more views are missing`,
    });
  expect(at({ canary: group(5, 5), live: group(45, 0) }).does).toBe('takes back');
  expect(at({ canary: group(5, 5), live: group(45, 0) }, after).does).toBe('takes back');
});

test('failures take it back at once: more of them if live fails as well', () => {
  expect(at({ canary: group(20, 10), live: group(180, 0) }).does).toBe('takes back');
  expect(at({ canary: group(20, 10), live: group(180, 90) }).does).toBe('waits');
  // Those of another part count, too: it may break one.
  const other = group(20, 0, { allFailures: 10 });
  expect(at({ canary: other, live: group(180, 0) }).why).toMatch(
    /^the site fails more often: 10 in/,
  );
});

test('four networks cannot take a canary back, and made-up views change nothing', () => {
  const few = { canary: group(300, 4), live: group(2700, 0) };
  expect(faultOf(few, 1)).toBeUndefined();
  expect(faultOf({ ...few, canary: group(300, 5) }, 1)).toBe(
    'the released part fails more often: 5 in the canary, 0 on live, with 1% of the visitors',
  );
  const bad = { canary: group(300, 12), live: group(2700, 4) };
  const flooded = { canary: group(1_000_000, 12), live: group(2700, 4) };
  for (const groups of [bad, flooded])
    expect(faultOf(groups, 10)).toBe(
      'the released part fails more often: 12 in the canary, 4 on live, with 10% of the visitors',
    );
});

test('the evidence is a fair bet while both groups fail alike', () => {
  // The expected evidence of the next failure equals the present one: a martingale.
  for (const share of [0.1, 0.5, 0.9])
    for (const [canary, live] of [
      [0, 0],
      [3, 7],
    ] as const) {
      const next =
        share * failureEvidence(canary + 1, live, share) +
        (1 - share) * failureEvidence(canary, live + 1, share);
      expect(next).toBeCloseTo(failureEvidence(canary, live, share), 9);
    }
});

test('a slower page takes it back only if it is slow for a visitor, too', () => {
  const slow = (live: number, canary: number) =>
    faultOf(
      {
        canary: group(300, 0, { LCP: times(canary, canary, canary) }),
        live: group(2700, 0, { LCP: times(live, live, live, live) }),
      },
      10,
    );
  // Bucket 60 ends at 2,436 ms, 66 at 4,315 ms, 30 at 140 ms.
  expect(slow(60, 66)).toMatch(/^LCP p75 is 4315 ms, 2436 ms on live$/);
  expect(slow(30, 40)).toBeUndefined();
  expect(slow(66, 67)).toBeUndefined();
  expect(
    slownessEvidence(
      times(66),
      times(60).map((n) => n / 10),
    ),
  ).toBe(0);
});

test('the 75th percentile is the bucket that holds it', () => {
  expect(p75Of([1, 1, 1, 1])).toBe(2);
  expect(p75Of([0, 4])).toBe(1);
  expect(p75Of([])).toBe(0);
  expect(sum([1, 2])).toBe(3);
});
