import type { ApplianceSlug, PriceRange } from '@site/data-types/entities';
import { formatPrice } from '@site/data-types/format';
import type { ApplianceCost, Repair } from '@site/data-types/prices';
import { defineRecords } from '@site/federation';

/** Prices, and what else holds for a repair, are records of mf-estimator. */
export const prices = defineRecords('mf-estimator/prices');
const costs = defineRecords('mf-estimator/appliance-costs');

export const warmCosts = () => costs.warm('all');

/** The price range of an appliance's repairs. Call {@link warmCosts} first. */
export const costOf = (appliance: ApplianceSlug): ApplianceCost => costs.get('all')[appliance];

/**
 * The price of one repair, its urgency, difficulty and time. Call `prices.warm(appliance)` first.
 * @throws Error naming the repair that has none
 */
export function repairOf(appliance: ApplianceSlug, fault: string): Repair {
  const repair = prices.get(appliance).repairs[fault];
  if (!repair) throw new Error(`mf-estimator has no price for ${appliance}, ${fault}`);
  return repair;
}

/** Replaces `{min}` and `{max}` in a text with a price. */
export const withPrice = (text: string, { min, max }: PriceRange): string =>
  text.replace('{min}', formatPrice(min)).replace('{max}', formatPrice(max));
