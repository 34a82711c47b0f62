import type { ApplianceSlug, PriceRange } from '@site/data-types/entities';
import { formatPrice } from '@site/data-types/format';
import type { ApplianceCost, Repair } from '@site/data-types/prices';
import { applianceCosts, prices } from './records';

export const warmCosts = () => applianceCosts.warm('all');

/** The price range of an appliance's repairs. Call {@link warmCosts} first. */
export const costOf = (appliance: ApplianceSlug): ApplianceCost =>
  applianceCosts.get('all')[appliance];

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
