import type { Registry } from './contract';

/** Address of the function that takes reports, below the site or the hosted project. */
export const reportPath = '/functions/v1/report';

/** Browsers report one of these. The text of an error may contain a visitor's input. */
export const failureCauses = ['load', 'threw', 'hydration', 'error', 'rejection'] as const;
export type FailureCause = (typeof failureCauses)[number];

export interface ReportedFailure {
  part: string;
  version: string;
  cause: FailureCause;
  /** Pattern of the page's address. */
  at: string;
}

/** Body of a report: nothing in it identifies a visitor or contains their words. */
export interface Report {
  /** Set of the document. */
  set: string;
  /** Patterns of the pages that were opened: `/blog/*`. */
  views: string[];
  failures: ReportedFailure[];
  /** Milliseconds of the document. */
  vitals?: { LCP?: number; INP?: number };
  /** Pattern of the document's address. */
  at: string;
}

/** A set whose documents may report. */
export interface ReportSet {
  set: string;
  /** Versions that may run, by part: the set's own and the one before it. */
  versions: Record<string, string[]>;
  /** The part that owns each pattern. */
  patterns: Record<string, string>;
  /** If the set is a canary that decides by reports. */
  watch?: WatchedSet;
}

/** Start and subject of a watch. */
export interface WatchedSet {
  /** ISO instant of its start, by the clock of the store. */
  since: string;
  /** Parts that the canary changes. */
  parts: string[];
}

/** Reports of the visitors of a group of sets during a watch. One network counts little. */
export interface GroupCounts {
  /** Views of the candidates' own pages. */
  views: number;
  /** Networks whose first failure of a candidate was in this group. */
  failures: number;
  /** The same for failures of every part. */
  allFailures: number;
  /** Number of times by bucket, on the candidates' own pages. */
  LCP: number[];
  INP: number[];
}

/** The counters of a watch. */
export interface WatchCounts {
  /** Set of the canary. */
  set: string;
  /** As in {@link WatchedSet}. */
  since: string;
  canary: GroupCounts;
  /** Every set but the canary's: live may become another set meanwhile. */
  live: GroupCounts;
}

/** The counters of all stored days, added up by set. */
export interface ReportCounts {
  /** Versions that may run, by set and part. */
  sets: Record<string, Record<string, string[]>>;
  views: { set: string; part: string; views: number }[];
  failures: (Omit<ReportedFailure, 'at'> & { set: string; pattern: string; failures: number })[];
  /** The latest watch, if there was one within 15 days. */
  watch: WatchCounts | null;
  /** Times of the documents of a part, in {@link vitalBuckets}. */
  vitals: { set: string; part: string; name: 'LCP' | 'INP'; buckets: number[] }[];
}

/** Global that the document's loader sets if this visit reports, until the shell's reader takes it. */
export interface EarlyReport {
  url: string;
  /** Pattern of the document's address. */
  at: string;
  /** Failures so far, for a visitor who leaves before the reader has loaded. The shell sets it. */
  failures?: () => ReportedFailure[];
}

/**
 * The pattern of a page's address: the prefix of its part, and `/*` for a page below it. So no
 * address leaves the browser, and a stranger cannot make up new ones.
 */
export function patternOf(path: string, { microFrontends }: Registry): string {
  if (path === '/') return '/';
  for (const [entry] of Object.values(microFrontends))
    for (const prefix of entry.extras.prefixes) {
      if (path === prefix) return prefix;
      if (path.startsWith(`${prefix}/`)) return `${prefix}/*`;
    }
  return '*';
}

/** Every pattern of a set with the part that owns it. */
export function patternsOf({ microFrontends }: Registry): Record<string, string> {
  const owned = Object.entries(microFrontends).flatMap(([part, [entry]]) =>
    entry.extras.prefixes.flatMap((prefix) => [
      [prefix, part],
      [`${prefix}/*`, part],
    ]),
  );
  return { '/': 'shell', '*': 'shell', ...Object.fromEntries(owned) };
}

/**
 * Times are counted in buckets, each 10 % wider than the one before; the first ends at 8 ms. The
 * database has the same numbers (`private.report_bucket`).
 */
export const vitalBuckets = { count: 100, firstMs: 8, growth: 1.1 } as const;

/** The largest time in a bucket, in milliseconds. */
export const bucketEndMs = (bucket: number): number =>
  vitalBuckets.firstMs * vitalBuckets.growth ** bucket;
