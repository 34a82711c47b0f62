import { estimateLabels } from '@site/data-types/booking-lists';
import { applianceNames, isAppliance as isAnyAppliance } from '@site/data-types/entities';
import type { EstimateLine, EstimateSummary, PriceRange } from '@site/data-types/entities';
import { readable } from '@site/data-types/format';
import { faults } from '../data/faults/faults';
import { boundsOf } from '../data/prices';
import type { Appliance } from '../data/prices';
import * as m from '../messages/estimate';
import { excludedFrom } from './excluded';
import { findPrice } from './price';

/** The price of a repair and its reasons. With a time it becomes an estimate. */
export interface Quote extends Omit<EstimateSummary, 'calculatedAt'> {
  /** When the cheapest and the most expensive case occur, as clauses after "when". */
  reasons: { low: string; high: string };
  /** Work that the price does not include, after "Not in this price:". */
  excludes: string | undefined;
  /** Advice to follow at once, if waiting is dangerous. */
  warning: string | undefined;
  /** Lowest and highest price for this appliance. */
  bounds: PriceRange;
}

/**
 * Price of the diagnostic visit, whole US dollars. It is the same for every repair and is part of
 * the price.
 */
export const diagnosticVisit = 59;

/** Answers for what the price table lacks. */
const generic = {
  priceRange: { min: 150, max: 350 },
  accuracy: 85,
  parts: { min: 0, max: 140 },
  low: m.cleaningAdjustingEnough,
  high: m.largerPartReplaced,
};

export const isAppliance = (value: string | null | undefined): value is Appliance =>
  value !== null && value !== undefined && Object.hasOwn(faults, value);

/** Label, urgency and reasons of a fault; undefined for one that the calculator does not have. */
export const findFault = (appliance: Appliance, issue: string | null | undefined) =>
  issue && Object.hasOwn(faults[appliance], issue) ? faults[appliance][issue] : undefined;

/**
 * The price of a repair with its breakdown and reasons. Unknown values get the generic
 * estimate under their readable names.
 * @param appliance as addresses write it, e.g. `ice-machine`
 * @param issue as addresses write it, e.g. `not-draining`
 */
export function quoteFor(appliance: string, issue: string): Quote {
  const known = isAppliance(appliance) ? appliance : undefined;
  const fault = known && findFault(known, issue);
  const price = findPrice(appliance, issue);
  const { priceRange, accuracy } = price ?? generic;
  const { parts, low, high } = price && fault ? fault : generic;
  return {
    appliance: isAnyAppliance(appliance) ? applianceNames[appliance] : readable(appliance),
    issue: fault?.label ?? readable(issue),
    priceRange,
    accuracy,
    breakdown: breakDown(priceRange, parts),
    reasons: { low, high },
    excludes: known && excludedFrom(known, issue),
    warning: fault?.warning,
    bounds: price && known ? boundsOf(known) : priceRange,
  };
}

/** The lines of a price; their ends add up to its ends, so labor is what visit and parts leave. */
function breakDown(price: PriceRange, partsRange: PriceRange): EstimateLine[] {
  const [visit, labor, parts] = estimateLabels;
  return [
    { label: visit, min: diagnosticVisit, max: diagnosticVisit },
    {
      label: labor,
      min: price.min - diagnosticVisit - partsRange.min,
      max: price.max - diagnosticVisit - partsRange.max,
    },
    { label: parts, ...partsRange },
  ];
}

/** How much more competitors charge: their price divided by ours. */
const competitorFactor = 1.3;

/** Competitors' price for the same repair, whole US dollars. */
export const competitorPrice = ({ min, max }: PriceRange): PriceRange => ({
  min: Math.round(min * competitorFactor),
  max: Math.round(max * competitorFactor),
});
