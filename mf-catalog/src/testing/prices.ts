import { applianceSlugs } from '@site/data-types/entities';
import type { ApplianceSlug } from '@site/data-types/entities';
import type { ApplianceCost, RepairPrice } from '@site/data-types/prices';
import { readCatalog } from '../data/read-catalog';

/** Invented prices in the form of mf-estimator's records; some are fixed for tests. */

const ranges: Partial<Record<ApplianceSlug, ApplianceCost>> = {
  'washing-machine': { min: 145, max: 425, repairTime: '1-2 hours' },
  dryer: { min: 162, max: 476, repairTime: '1-2 hours' },
  range: { min: 162, max: 561, repairTime: '1-3 hours' },
  cooktop: { min: 145, max: 680, repairTime: '1-3 hours' },
};
const repairs: Partial<Record<string, RepairPrice>> = {
  'washing-machine-not-draining': { min: 162, max: 315 },
  'washing-machine-loud-noise': { min: 196, max: 425, excludes: 'a new drum bearing.' },
  'downdraft-not-rising': { min: 196, max: 476 },
};

const rangeOf = (slug: ApplianceSlug) =>
  ranges[slug] ?? { min: 120, max: 600, repairTime: '1-2 hours' };

const { appliances } = readCatalog();

const repairsOf = (slug: ApplianceSlug) =>
  Object.fromEntries(
    appliances
      .filter((appliance) => appliance.slug === slug)
      .flatMap(({ issues }) => issues)
      .map((issue) => [issue.fault, repairs[issue.slug] ?? { min: 150, max: 300 }]),
  );

const bySlug = <T>(make: (slug: ApplianceSlug) => T) =>
  Object.fromEntries(applianceSlugs.map((slug) => [slug, make(slug)]));

export const testPrices: Record<string, unknown> = {
  ...Object.fromEntries(
    applianceSlugs.map((slug) => [
      `prices/${slug}`,
      {
        range: rangeOf(slug),
        repairs: repairsOf(slug),
        quotedBrands: 'Sub-Zero is quoted after a look.',
        included: 'Every price includes the visit.',
        ...(slug === 'washing-machine' && { excludes: 'the drum bearing.' }),
      },
    ]),
  ),
  'appliance-costs/all': bySlug(rangeOf),
  'repair-costs/all': bySlug(repairsOf),
};
