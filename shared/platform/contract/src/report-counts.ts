import { failureCauses } from '@site/data-types/reports';
import type { GroupCounts, ReportCounts, WatchCounts } from '@site/data-types/reports';
import * as v from 'valibot';
import type { Fields } from './fields';

const text = v.string();
const count = v.number();
type Item<List extends unknown[]> = List[number];

const groupSchema = v.object({
  views: count,
  failures: count,
  allFailures: count,
  LCP: v.array(count),
  INP: v.array(count),
} satisfies Fields<GroupCounts>);

/** The counters of a site's database. One of an older version counts no watch. */
export const reportCountsSchema = v.object({
  sets: v.record(text, v.record(text, v.array(text))),
  views: v.array(
    v.object({ set: text, part: text, views: count } satisfies Fields<Item<ReportCounts['views']>>),
  ),
  failures: v.array(
    v.object({
      set: text,
      part: text,
      version: text,
      cause: v.picklist(failureCauses),
      pattern: text,
      failures: count,
    } satisfies Fields<Item<ReportCounts['failures']>>),
  ),
  watch: v.optional(
    v.nullable(
      v.object({
        set: text,
        since: text,
        canary: groupSchema,
        live: groupSchema,
      } satisfies Fields<WatchCounts>),
    ),
    null,
  ),
  vitals: v.array(
    v.object({
      set: text,
      part: text,
      name: v.picklist(['LCP', 'INP']),
      buckets: v.array(count),
    } satisfies Fields<Item<ReportCounts['vitals']>>),
  ),
} satisfies Fields<ReportCounts>);
