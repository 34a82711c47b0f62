import type { ApplianceSlug } from '@site/data-types/entities';
import type { ApplianceCost, RepairPrice } from '@site/data-types/prices';
import { formatPrice } from '@site/data-types/format';
import type { PriceRange } from '@site/data-types/entities';
import { defineRecords } from '@site/federation';

/** Prices, as the pricing team's release has them. */
export const prices = defineRecords('mf-estimator/prices');
const costs = defineRecords('mf-estimator/appliance-costs');

export const warmCosts = () => costs.warm('all');

/** What an appliance's repairs cost; {@link warmCosts} comes first. */
export const costOf = (appliance: ApplianceSlug): ApplianceCost => costs.get('all')[appliance];

/**
 * What one repair costs; `prices.warm(appliance)` comes first.
 * @throws Error naming the repair that has no price
 */
export function priceOf(appliance: ApplianceSlug, fault: string): RepairPrice {
  const price = prices.get(appliance).repairs[fault];
  if (!price) throw new Error(`mf-estimator has no price for ${appliance}, ${fault}`);
  return price;
}

/** A text with a price in the place of `{min}` and `{max}`. */
export const withPrice = (text: string, { min, max }: PriceRange): string =>
  text.replace('{min}', formatPrice(min)).replace('{max}', formatPrice(max));
