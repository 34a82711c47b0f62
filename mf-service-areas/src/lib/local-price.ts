import type { ApplianceSlug, PriceRange } from '@site/data-types/entities';
import { fixedRandom } from './fixed-random';

/** Largest deviation of a local price from the area-wide one. */
export const localScale = { min: 0.9, max: 1.1 };

/**
 * The price range in one ZIP: each end of the area-wide range scaled by 0.9 to 1.1 and rounded down.
 * It depends on ZIP and appliance only, because a price must not change when a visitor reloads.
 * @returns whole dollars
 */
export function localPrice(zip: string, slug: ApplianceSlug, cost: PriceRange): PriceRange {
  const scaled = (end: 'min' | 'max') => {
    const part = fixedRandom(`${zip}/${slug}/${end}`);
    return Math.floor(cost[end] * (localScale.min + part * (localScale.max - localScale.min)));
  };
  return { min: scaled('min'), max: scaled('max') };
}
