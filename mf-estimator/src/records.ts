import { applianceSlugs } from '@site/data-types/entities';
import type { ApplianceSlug } from '@site/data-types/entities';
import type {
  ApplianceCost,
  AppliancePrices,
  PriceTerms,
  RepairPrice,
} from '@site/data-types/prices';
import { included, quotedBrands } from './data/exclusions';
import { bounds, priceTable, repairTimes } from './data/prices';
import type { PriceRow } from './data/prices';
import { everyExclusion, excludedFrom, excludedFromAll } from './lib/excluded';
import { applianceCosts, prices, priceTerms, repairCosts } from './lib/records';

const costOf = (slug: ApplianceSlug): ApplianceCost => ({
  ...bounds[slug],
  repairTime: repairTimes[slug],
});

const repairsOf = (slug: ApplianceSlug): Record<string, RepairPrice> =>
  Object.fromEntries(
    Object.entries<PriceRow>(priceTable[slug]).map(([issue, [min, max, accuracy]]) => [
      issue,
      { min, max, accuracy, excludes: excludedFrom(slug, issue) },
    ]),
  );

const bySlug = <T>(make: (slug: ApplianceSlug) => T) =>
  Object.fromEntries(applianceSlugs.map((slug) => [slug, make(slug)]));

/** Every price of this release, for the pages of all parts. */
export async function records(): Promise<Record<string, unknown>> {
  const pricesOf = (slug: ApplianceSlug): AppliancePrices => ({
    range: costOf(slug),
    repairs: repairsOf(slug),
    quotedBrands,
    included,
    excludes: excludedFromAll(slug),
  });
  const terms: PriceTerms = { included, excluded: everyExclusion(), quotedBrands };
  const withoutAccuracy = (slug: ApplianceSlug) =>
    Object.fromEntries(
      Object.entries(repairsOf(slug)).map(([issue, { min, max }]) => [issue, { min, max }]),
    );
  return {
    ...Object.fromEntries(applianceSlugs.map((slug) => [prices.path(slug), pricesOf(slug)])),
    [applianceCosts.path('all')]: bySlug(costOf),
    [repairCosts.path('all')]: bySlug(withoutAccuracy),
    [priceTerms.path('all')]: terms,
  };
}
