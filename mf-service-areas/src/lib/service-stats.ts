import type { ApplianceSlug } from '@site/data-types/entities';
import type { KnownStats } from '../data/schema';
import file from '../data/service-stats.json';
import { fixedRandom } from './fixed-random';

export interface ServiceStats {
  /** Repairs in an average month. */
  monthlyRepairs: number;
  /** Mean hours until a technician arrives. */
  averageResponseTime: number;
  /** Mean rating out of 5. */
  customerSatisfaction: number;
  /** Most repaired appliances, most frequent first. */
  topAppliances: readonly ApplianceSlug[];
  /** Some figures are derived from the ZIP and not real. Pages say so. */
  demonstration: boolean;
}

/** Bounds of the demonstration values, both ends included. */
export const demonstrationRange = {
  monthlyRepairs: { min: 30, max: 109, step: 1 },
  averageResponseTime: { min: 1.5, max: 3, step: 0.1 },
  customerSatisfaction: { min: 4.7, max: 5, step: 0.1 },
} as const;

/** The appliances that most households own. */
const household: readonly ApplianceSlug[] = [
  'washing-machine',
  'dryer',
  'refrigerator',
  'dishwasher',
  'oven',
  'microwave',
  'range',
  'garbage-disposal',
];
const topCount = 4;

const known: Record<string, KnownStats | undefined> = file.zips;

/**
 * Service figures of a ZIP from `data/service-stats.json`. Missing ones get demonstration values in
 * the specified ranges.
 */
export function serviceStats(zip: string): ServiceStats {
  const { monthlyRepairs, averageResponseTime, customerSatisfaction, topAppliances } =
    known[zip] ?? {};
  const complete = [monthlyRepairs, averageResponseTime, customerSatisfaction, topAppliances];
  return {
    monthlyRepairs: monthlyRepairs ?? demonstration(zip, 'monthlyRepairs'),
    averageResponseTime: averageResponseTime ?? demonstration(zip, 'averageResponseTime'),
    customerSatisfaction: customerSatisfaction ?? demonstration(zip, 'customerSatisfaction'),
    topAppliances: topAppliances ?? demonstrationAppliances(zip),
    demonstration: complete.includes(undefined),
  };
}

function demonstration(zip: string, field: keyof typeof demonstrationRange): number {
  const { min, max, step } = demonstrationRange[field];
  const steps = Math.round((max - min) / step);
  const value = min + Math.floor(fixedRandom(`${zip}/${field}`) * (steps + 1)) * step;
  return Math.round(value * 10) / 10;
}

const demonstrationAppliances = (zip: string): ApplianceSlug[] =>
  household
    .map((slug) => ({ slug, rank: fixedRandom(`${zip}/top/${slug}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, topCount)
    .map(({ slug }) => slug);
