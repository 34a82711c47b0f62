import type { Watch } from '@site/contract/canary';
import type { GroupCounts } from '@site/data-types/reports';
import { atEndOf, p75Of, sum } from './times';

/**
 * The rule by which a canary is taken back. Every test has the form "likelihood if the canary is
 * worse / likelihood if it is not", as in Wald's sequential test (A. Wald, Sequential Tests of
 * Statistical Hypotheses, Annals of Mathematical Statistics 16, 1945). "Worse" is a mixture of
 * several strengths (H. Robbins, Statistical Methods Related to the Law of the Iterated Logarithm,
 * Annals of Mathematical Statistics 41, 1970). By Ville's inequality such a ratio exceeds 1/alpha
 * with a probability of at most alpha, however often it is read; so the watch may look at any time.
 *
 * Failures are compared given their number, as in the surveillance of vaccines (M. Kulldorff et al.,
 * A Maximized Sequential Probability Ratio Test, Sequential Analysis 30, 2011): if both groups fail
 * alike, each failure comes from the canary with the canary's share of the visitors. So no rate has to
 * be known before, and views that a stranger makes up change nothing.
 */
export const rule = {
  /** Of each of the four tests. */
  alpha: 0.005,
  /** How many times as often a bad canary fails. */
  failureRatios: [2, 4, 16, 64],
  /** Fewer failures take nothing back, so that a stranger needs as many networks. */
  leastFailures: 5,
  /** By how much the odds grow that a time of a slow canary is beyond the live p75. */
  slowOdds: [1.6, 2.5, 5],
  /** A canary is not slow unless its p75 is longer by this factor (two buckets), */
  leastSlowdown: 1.2,
  /** and longer than what counts as good (web.dev/articles/vitals). */
  goodMs: { LCP: 2500, INP: 200 },
  /** Times in each group that are compared at all. */
  leastTimes: 50,
  leastViews: 200,
} as const;

/** How often one network counts in a whole watch (`private.watch_rules` of the database). */
export const maxPerNetwork = { failures: 1, views: 20, times: 3 } as const;

/** Reports of both groups since the watch started. */
export interface Groups {
  canary: GroupCounts;
  live: GroupCounts;
}

export interface Decision {
  does: 'waits' | 'promotes' | 'takes back' | 'cannot decide';
  why: string;
}

const { exp, log } = Math;
const mean = (values: number[]): number => sum(values) / values.length;

/** How much better the numbers fit a worse canary. @param share of the visitors, 0 to 1 */
export function failureEvidence(canary: number, live: number, share: number): number {
  return mean(
    rule.failureRatios.map((ratio) => {
      const total = share * ratio + 1 - share;
      return exp(canary * log(ratio / total) + live * log(1 / total));
    }),
  );
}

/** How much better the times fit a slower canary. @param canary, live numbers by bucket */
export function slownessEvidence(canary: number[], live: number[]): number {
  const [n, liveCount] = [sum(canary), sum(live)];
  if (n < rule.leastTimes || liveCount < rule.leastTimes) return 0;
  const limit = p75Of(live);
  const beyond = (times: number[]) => sum(times.slice(limit + 1));
  // Live's share is an estimate, too; take the upper end of it.
  const share = beyond(live) / liveCount;
  const usual = Math.min(0.5, share + 2 * Math.sqrt(Math.max(share, 0.01) / liveCount));
  const slow = beyond(canary);
  return mean(
    rule.slowOdds.map((odds) => {
      const more = (usual * odds) / (usual * odds + 1 - usual);
      return exp(slow * log(more / usual) + (n - slow) * log((1 - more) / (1 - usual)));
    }),
  );
}

function slowness(name: 'LCP' | 'INP', { canary, live }: Groups): string | undefined {
  if (slownessEvidence(canary[name], live[name]) < 1 / rule.alpha) return undefined;
  const [now, usual] = [atEndOf(p75Of(canary[name])), atEndOf(p75Of(live[name]))];
  if (now < usual * rule.leastSlowdown || now <= rule.goodMs[name]) return undefined;
  return `${name} p75 is ${Math.round(now)} ms, ${Math.round(usual)} ms on live`;
}

/** Why the canary is bad; undefined while nothing shows it. */
export function faultOf(groups: Groups, percent: number): string | undefined {
  const { canary, live } = groups;
  const share = percent / 100;
  const fails = (key: 'failures' | 'allFailures') =>
    canary[key] >= rule.leastFailures &&
    failureEvidence(canary[key], live[key], share) >= 1 / rule.alpha;
  const compared = (key: 'failures' | 'allFailures') =>
    `${canary[key]} in the canary, ${live[key]} on live, with ${percent}% of the visitors`;
  if (fails('failures')) return `the released part fails more often: ${compared('failures')}`;
  if (fails('allFailures')) return `the site fails more often: ${compared('allFailures')}`;
  return slowness('LCP', groups) ?? slowness('INP', groups);
}

/**
 * The next action of the watch. A bad canary is taken back at once, also by a few failures. A good one
 * is promoted at the end and not before, so that made-up failures of the live set cannot hurry a bad
 * one. Too few views decide nothing: most releases are good, also on a site with few visitors.
 */
export function decide(
  groups: Groups,
  {
    percent,
    watch,
    now,
  }: { percent: number; watch: Pick<Watch, 'until' | 'leastViews'>; now: number },
): Decision {
  const fault = faultOf(groups, percent);
  if (fault) return { does: 'takes back', why: fault };
  const { views, failures } = groups.canary;
  const seen = `${views} views of its pages, ${failures} failures`;
  if (now < Date.parse(watch.until)) return { does: 'waits', why: seen };
  const missing = watch.leastViews - views;
  if (missing > 0)
    return { does: 'cannot decide', why: `${seen}; ${missing} more views are missing` };
  return { does: 'promotes', why: `${seen}; not worse than live` };
}
