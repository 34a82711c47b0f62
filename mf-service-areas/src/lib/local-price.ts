import type { ApplianceSlug, PriceRange } from '@site/data-types/entities';
import { fixedRandom } from './fixed-random';

/** How far a local price may lie from the area-wide one. */
export const localScale = { min: 0.9, max: 1.1 };

/**
 * What a repair costs in one ZIP: each end of the area-wide range scaled by 0.9 to 1.1 and rounded
 * down. A function of ZIP and appliance alone, for a price that changes when you reload is not one.
 * @returns whole dollars
 */
export function localPrice(zip: string, slug: ApplianceSlug, cost: PriceRange): PriceRange {
  const scaled = (end: 'min' | 'max') => {
    const part = fixedRandom(`${zip}/${slug}/${end}`);
    return Math.floor(cost[end] * (localScale.min + part * (localScale.max - localScale.min)));
  };
  return { min: scaled('min'), max: scaled('max') };
}
