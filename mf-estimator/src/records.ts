import type { PriceRange } from '@site/data-types/entities';
import { priceTable } from './data/prices';

/**
 * `costs`: every price of this release by `<appliance>/<fault>`, whole US dollars, so that it can be
 * compared with what other parts say of the same repair. No page loads it.
 */
export async function records(): Promise<Record<string, unknown>> {
  const costs: Record<string, PriceRange> = {};
  for (const [appliance, faults] of Object.entries(priceTable)) {
    for (const [fault, [min, max]] of Object.entries(faults)) {
      costs[`${appliance}/${fault}`] = { min, max };
    }
  }
  return { costs };
}
