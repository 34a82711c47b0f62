import { applianceNames, applianceSlugs } from '@site/data-types/entities';
import type { ApplianceSlug, PriceRange } from '@site/data-types/entities';
import { readCosts } from './costs';
import { localPrice } from './local-price';

/** An appliance with its price in one ZIP. */
export interface LocalOffer {
  slug: ApplianceSlug;
  name: string;
  price: PriceRange;
  /** Time on site, in words. */
  repairTime: string;
}

/** Every appliance with its local price, in the order of every list. */
export function localOffers(zip: string): LocalOffer[] {
  const costs = readCosts();
  return applianceSlugs.map((slug) => {
    const { repairTime, min, max } = costs[slug];
    return {
      slug,
      name: applianceNames[slug],
      price: localPrice(zip, slug, { min, max }),
      repairTime,
    };
  });
}
