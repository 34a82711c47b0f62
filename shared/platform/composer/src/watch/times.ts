import { bucketEndMs } from '@site/data-types/reports';

export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The bucket that holds the 75th percentile; 0 without times. */
export function p75Of(buckets: number[]): number {
  const wanted = sum(buckets) * 0.75;
  let below = 0;
  return Math.max(
    0,
    buckets.findIndex((count) => (below += count) >= wanted),
  );
}

export const atEndOf = bucketEndMs;

/** Adds or subtracts numbers by bucket; a shorter list counts as zeros. */
export const combined = (a: number[], b: number[], sign: 1 | -1 = 1): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + sign * (b[i] ?? 0));
