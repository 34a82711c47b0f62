import { readHistory } from '@site/contract/live';
import type { ReportCounts } from '@site/data-types/reports';
import { openSiteReports } from '@site/server/open-reports';
import { atEndOf, combined, p75Of, sum } from '../watch/times';
import type { SiteStatus } from './status';

/** Visitors' reports about one version of a part, in the retained 30 days. */
export interface VersionReports {
  part: string;
  version: string;
  /** Views of the part's own pages. */
  views: number;
  /** Null without views. */
  failuresPer1000: number | null;
  /** Milliseconds, rounded up to the end of a bucket, which is 10 % wide; null without times. */
  lcpP75: number | null;
  inpP75: number | null;
}

export interface StatusReports {
  /** The live version of each part, each followed by the one before it. */
  versions: VersionReports[];
  /** Why nothing could be read. */
  missing?: string;
}

export function reportsOf(counts: ReportCounts, part: string, version: string): VersionReports {
  // A set's first version is its own; the second is the fallback.
  const runs = (set: string) => counts.sets[set]?.[part]?.[0] === version;
  const views = sum(
    counts.views.filter((row) => row.part === part && runs(row.set)).map((row) => row.views),
  );
  const failures = sum(
    counts.failures
      .filter((row) => row.part === part && row.version === version)
      .map((row) => row.failures),
  );
  const p75 = (name: string) => {
    const times = counts.vitals
      .filter((row) => row.part === part && row.name === name && runs(row.set))
      .reduce<number[]>((all, { buckets }) => combined(all, buckets), []);
    return sum(times) > 0 ? Math.round(atEndOf(p75Of(times))) : null;
  };
  return {
    part,
    version,
    views,
    failuresPer1000: views > 0 ? Math.round((failures / views) * 10_000) / 10 : null,
    lcpP75: p75('LCP'),
    inpP75: p75('INP'),
  };
}

/** Reads the reports of the live versions and of those before; never fails. */
export async function statusReports({ parts, sets }: SiteStatus): Promise<StatusReports> {
  try {
    const reports = await openSiteReports();
    const counts = await reports.counts().finally(() => reports.close());
    const versionsBySet = new Map(sets.map(({ set, versions }) => [set, versions]));
    const history = (await readHistory()).map(({ set }) => versionsBySet.get(set));
    return {
      versions: parts.flatMap(({ part, version }) => {
        const before = history.findLast((versions) => versions && versions[part] !== version);
        return [version, before?.[part]]
          .filter((each) => each !== undefined)
          .map((each) => reportsOf(counts, part, each));
      }),
    };
  } catch (error) {
    return { versions: [], missing: (error as Error).message };
  }
}

const shown = (value: number | null, unit = ''): string =>
  value === null ? '-' : `${value}${unit}`;

/** The reports as rows to print, column heads first. */
export function reportRows({ versions, missing }: StatusReports): string[][] {
  if (missing !== undefined) return [[`Reports: not read: ${missing}`]];
  return [
    ['reports of 30 days', 'version', 'views', 'failures per 1,000', 'LCP p75', 'INP p75'],
    ...versions.map((row, i) => [
      versions[i - 1]?.part === row.part ? '  before' : row.part,
      row.version,
      String(row.views),
      shown(row.failuresPer1000),
      shown(row.lcpP75, ' ms'),
      shown(row.inpP75, ' ms'),
    ]),
    ['(p75 is the end of a bucket that is 10 % wide)'],
  ];
}
