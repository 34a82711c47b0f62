import { applianceName } from '@site/data-types/shown';
import { applianceSlugs } from '@site/data-types/entities';
import type { ApplianceSlug, PriceRange } from '@site/data-types/entities';
import { readCosts } from './records';
import { localPrice } from './local-price';

/** An appliance with its price in one ZIP. */
export interface LocalOffer {
  slug: ApplianceSlug;
  name: string;
  price: PriceRange;
  /** Time on site of a typical visit, in words. */
  typicalVisit: string;
}

/**
 * Every appliance with its price in a ZIP, in the order of every list. The local prices are samples:
 * without samples they are those of the whole area.
 * @param samples the company's setting
 */
export function localOffers(zip: string, samples: boolean): LocalOffer[] {
  const costs = readCosts();
  return applianceSlugs.map((slug) => {
    const { typicalVisit, min, max } = costs[slug];
    return {
      slug,
      name: applianceName(slug),
      price: samples ? localPrice(zip, slug, { min, max }) : { min, max },
      typicalVisit,
    };
  });
}
