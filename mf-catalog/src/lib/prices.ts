import type { ApplianceSlug, PriceRange } from '@site/data-types/entities';
import { formatPrice } from '@site/data-types/format';
import type { ApplianceCost, RepairPrice } from '@site/data-types/prices';
import { defineRecords } from '@site/federation';

/** Prices are records of mf-estimator. */
export const prices = defineRecords('mf-estimator/prices');
const costs = defineRecords('mf-estimator/appliance-costs');

export const warmCosts = () => costs.warm('all');

/** The price range of an appliance's repairs. Call {@link warmCosts} first. */
export const costOf = (appliance: ApplianceSlug): ApplianceCost => costs.get('all')[appliance];

/**
 * The price of one repair. Call `prices.warm(appliance)` first.
 * @throws Error naming the repair that has no price
 */
export function priceOf(appliance: ApplianceSlug, fault: string): RepairPrice {
  const price = prices.get(appliance).repairs[fault];
  if (!price) throw new Error(`mf-estimator has no price for ${appliance}, ${fault}`);
  return price;
}

/** Replaces `{min}` and `{max}` in a text with a price. */
export const withPrice = (text: string, { min, max }: PriceRange): string =>
  text.replace('{min}', formatPrice(min)).replace('{max}', formatPrice(max));
