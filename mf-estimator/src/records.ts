import { formatPrice } from '@site/data-types/format';
import { shown } from '@site/data-types/shown';
import { applianceSlugs } from '@site/data-types/entities';
import type { ApplianceSlug } from '@site/data-types/entities';
import type {
  ApplianceCost,
  AppliancePrices,
  PriceTerms,
  Repair,
  Severity,
} from '@site/data-types/prices';
import { included, quotedBrands } from './data/exclusions';
import { downdraft } from './data/faults/downdraft';
import { faults } from './data/faults/faults';
import { boundsOf, priceTable } from './data/prices';
import type { PriceRow } from './data/prices';
import { repairTimes, typicalVisits } from './data/repair-times';
import { everyExclusion, excludedFrom, excludedFromAll } from './lib/excluded';
import { diagnosticVisit } from './lib/quote';
import { applianceCosts, prices, priceTerms, repairCosts } from './lib/records';
import * as m from './messages/range-chart';

const costOf = (slug: ApplianceSlug): ApplianceCost => ({
  ...boundsOf(slug),
  typicalVisit: shown(typicalVisits[slug]),
});

type ByIssue<T> = Readonly<Record<ApplianceSlug, Readonly<Record<string, T>>>>;
const severities: ByIssue<Severity> = { ...faults, downdraft };
const times: ByIssue<string> = repairTimes;

function repairOf(slug: ApplianceSlug, issue: string, [min, max, accuracy]: PriceRow): Repair {
  const severity = severities[slug][issue];
  const repairTime = times[slug][issue];
  if (!severity || !repairTime) throw new Error(`${slug}, ${issue} has a price alone`);
  const { urgency, difficulty } = severity;
  return {
    min,
    max,
    accuracy,
    excludes: excludedFrom(slug, issue),
    urgency,
    difficulty,
    repairTime: shown(repairTime),
  };
}

const repairsOf = (slug: ApplianceSlug): Record<string, Repair> =>
  Object.fromEntries(
    Object.entries<PriceRow>(priceTable[slug]).map(([issue, row]) => [
      issue,
      repairOf(slug, issue, row),
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
  const terms: PriceTerms = {
    included,
    excluded: everyExclusion(),
    quotedBrands,
    diagnosis: m.diagnosticVisitCosts({ price: formatPrice(diagnosticVisit) }),
  };
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
