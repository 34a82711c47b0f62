import type { Appliance } from './prices';

interface WeeklyRepair {
  appliance: Appliance;
  issue: string;
  /** Repairs of this kind in a usual week. */
  count: number;
}

/** The sidebar's list, most frequent first. */
export const weeklyRepairs: readonly WeeklyRepair[] = [
  { appliance: 'washing-machine', issue: 'not-draining', count: 23 },
  { appliance: 'dryer', issue: 'not-heating', count: 18 },
  { appliance: 'refrigerator', issue: 'not-cooling', count: 15 },
  { appliance: 'dishwasher', issue: 'not-cleaning', count: 12 },
];
