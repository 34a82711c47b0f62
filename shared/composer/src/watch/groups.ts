import type { GroupCounts, Watch } from '@site/contract/canary';
import type { ReportCounts } from '@site/data-types/reports';
import type { Groups } from './rule';
import { combined, sum } from './times';

const partsOf = (candidates: string[]): string[] => candidates.map((id) => id.split('@')[0] ?? '');

function countsOf(
  counts: ReportCounts,
  isIn: (set: string) => boolean,
  parts: string[],
): GroupCounts {
  // The shell runs on every page.
  const owns = (part: string) => parts.includes('shell') || parts.includes(part);
  const networks = counts.networks.filter(({ set }) => isIn(set));
  const times = (wanted: 'LCP' | 'INP') =>
    counts.vitals
      .filter(({ set, part, name }) => isIn(set) && owns(part) && name === wanted)
      .reduce<number[]>((all, { buckets }) => combined(all, buckets), []);
  return {
    views: sum(
      counts.views.filter(({ set, part }) => isIn(set) && owns(part)).map(({ views }) => views),
    ),
    failures: sum(
      networks.filter(({ part }) => parts.includes(part)).map((entry) => entry.networks),
    ),
    allFailures: sum(networks.map((entry) => entry.networks)),
    LCP: times('LCP'),
    INP: times('INP'),
  };
}

/** The counters of a canary's set, and those of every other set. */
export function groupsOf(counts: ReportCounts, set: string, candidates: string[]): Groups {
  const parts = partsOf(candidates);
  return {
    canary: countsOf(counts, (other) => other === set, parts),
    // Live may become another set meanwhile, so it is every set but the canary's.
    live: countsOf(counts, (other) => other !== set, parts),
  };
}

/** What was added since the watch began. Old counters are removed, so a difference may be negative. */
export function since(groups: Groups, before: Watch['before']): Groups {
  const added = (now: GroupCounts, then: GroupCounts): GroupCounts => ({
    views: Math.max(0, now.views - then.views),
    failures: Math.max(0, now.failures - then.failures),
    allFailures: Math.max(0, now.allFailures - then.allFailures),
    LCP: combined(now.LCP, then.LCP, -1).map((count) => Math.max(0, count)),
    INP: combined(now.INP, then.INP, -1).map((count) => Math.max(0, count)),
  });
  return { canary: added(groups.canary, before.canary), live: added(groups.live, before.live) };
}
