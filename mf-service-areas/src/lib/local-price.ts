import type { ApplianceSlug, PriceRange } from '@site/data-types/entities';
import { fixedRandom } from './fixed-random';

/** Largest factor of the lower end of a local price, and smallest of the upper end. */
export const localScale = { min: 1.1, max: 0.9 };

/**
 * The price range in one ZIP. Each end lies up to a tenth inside of the area-wide range, which other
 * pages promise. It depends on ZIP and appliance only, because a price must not change when a visitor
 * reloads.
 * @returns whole dollars
 */
export function localPrice(zip: string, slug: ApplianceSlug, cost: PriceRange): PriceRange {
  const scaled = (end: 'min' | 'max') => {
    const part = fixedRandom(`${zip}/${slug}/${end}`);
    return cost[end] * (1 + part * (localScale[end] - 1));
  };
  return { min: Math.ceil(scaled('min')), max: Math.floor(scaled('max')) };
}
