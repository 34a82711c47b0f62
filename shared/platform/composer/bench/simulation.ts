import { vitalBuckets } from '@site/data-types/reports';
import { decide } from '../src/watch/rule';
import type { Groups } from '../src/watch/rule';

// Looked up once: a run needs them a hundred million times.
const { PI, ceil, cos, exp, imul, log, max, min, round, sqrt } = Math;

/** One kind of release, tried many times. */
export interface Trial {
  name: string;
  /** 1 to 99. */
  percent: number;
  /** Views of the canary's pages at the end, and how often the rule is read. */
  views: number;
  looks: number;
  /** Failures per view on live and in the canary. */
  liveFails: number;
  canaryFails: number;
  /** Factor of the canary's times. */
  slower?: number;
  /** Times are lognormal: their median on live in milliseconds. Default: none are measured. */
  medianLcpMs?: number;
}

/** Pseudorandom numbers from a seed (mulberry32), so that a run can be repeated. */
export function randomFrom(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A Poisson number; by its normal form when it is large. */
function poisson(mean: number, random: () => number): number {
  if (mean > 50) return max(0, round(mean + sqrt(mean) * normal(random)));
  let [count, product] = [0, random()];
  for (const limit = exp(-mean); product > limit; count++) product *= random();
  return count;
}

const normal = (random: () => number): number =>
  sqrt(-2 * log(1 - random())) * cos(2 * PI * random());

const bucketOf = (ms: number): number => {
  const { count, firstMs, growth } = vitalBuckets;
  return min(count - 1, max(0, ceil(log(ms / firstMs) / log(growth))));
};

const emptyGroup = ({ medianLcpMs }: Trial) => ({
  views: 0,
  failures: 0,
  allFailures: 0,
  LCP: medianLcpMs ? Array<number>(vitalBuckets.count).fill(0) : [],
  INP: [] as number[],
});

/** Whether the rule takes back one release of this kind. */
function isTakenBack(trial: Trial, random: () => number): boolean {
  const { percent, views, looks, liveFails, canaryFails, slower = 1, medianLcpMs } = trial;
  const groups: Groups = { canary: emptyGroup(trial), live: emptyGroup(trial) };
  const watch = { until: new Date(looks).toISOString(), leastViews: 1 };
  const grow = (group: Groups['canary'], added: number, fails: number, median: number) => {
    const failures = poisson(added * fails, random);
    group.views += added;
    group.failures += failures;
    group.allFailures += failures;
    if (!medianLcpMs) return;
    for (let i = 0; i < added; i++) {
      const bucket = bucketOf(median * exp(0.6 * normal(random)));
      group.LCP[bucket] = (group.LCP[bucket] ?? 0) + 1;
    }
  };
  for (let look = 1; look <= looks; look++) {
    const added = round(views / looks);
    const median = medianLcpMs ?? 0;
    grow(groups.canary, added, canaryFails, median * slower);
    grow(groups.live, round((added * (100 - percent)) / percent), liveFails, median);
    const { does } = decide(groups, { percent, watch, now: look });
    if (does !== 'waits') return does === 'takes back';
  }
  return false;
}

/** Share of the releases that are taken back. @param runs releases to try */
export function takenBack(trial: Trial, runs: number, seed = 1): number {
  const random = randomFrom(seed);
  let count = 0;
  for (let run = 0; run < runs; run++) if (isTakenBack(trial, random)) count++;
  return count / runs;
}

const usual = { percent: 10, looks: 30, views: 500, liveFails: 0.002, canaryFails: 0.002 };

/** Releases that are as good as live. */
export const goodReleases: Trial[] = [
  { ...usual, name: 'no failures at all', liveFails: 0, canaryFails: 0 },
  { ...usual, name: '2 failures per 1,000 views' },
  { ...usual, name: '2 per 1,000, half of the visitors', percent: 50 },
  { ...usual, name: '30 per 1,000', liveFails: 0.03, canaryFails: 0.03 },
  { ...usual, name: '30 per 1,000, 5,000 views', liveFails: 0.03, canaryFails: 0.03, views: 5000 },
];

/** The same with times, which take longer to simulate. */
export const goodTimes: Trial[] = [
  { ...usual, name: 'LCP p75 3.0 s on both', medianLcpMs: 2000 },
  { ...usual, name: 'LCP p75 3.0 s, half of the visitors', medianLcpMs: 2000, percent: 50 },
];

/** Releases that are worse. */
export const badReleases: Trial[] = [
  { ...usual, name: '10 per 1,000 instead of 2', canaryFails: 0.01 },
  { ...usual, name: '20 per 1,000 instead of 2', canaryFails: 0.02 },
  { ...usual, name: '50 per 1,000 instead of 2, 200 views', canaryFails: 0.05, views: 200 },
  { ...usual, name: '100 per 1,000 instead of 2, 200 views', canaryFails: 0.1, views: 200 },
  {
    ...usual,
    name: '50 per 1,000 instead of 2, half of the visitors',
    canaryFails: 0.05,
    percent: 50,
  },
];

export const slowReleases: Trial[] = [
  { ...usual, name: 'LCP 1.5 times as long', medianLcpMs: 2000, slower: 1.5 },
  { ...usual, name: 'LCP twice as long, 200 views', medianLcpMs: 2000, slower: 2, views: 200 },
];
