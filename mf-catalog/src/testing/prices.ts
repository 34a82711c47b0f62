import { applianceSlugs } from '@site/data-types/entities';
import type { ApplianceSlug } from '@site/data-types/entities';
import type { ApplianceCost, Repair } from '@site/data-types/prices';
import { readCatalog } from '../data/read-catalog';

/** Invented prices in the form of mf-estimator's records; some are fixed for tests. */

const ranges: Partial<Record<ApplianceSlug, ApplianceCost>> = {
  'washing-machine': { min: 145, max: 425, typicalVisit: '1-2 hours' },
  dryer: { min: 162, max: 476, typicalVisit: '1-2 hours' },
  range: { min: 162, max: 561, typicalVisit: '1-3 hours' },
  cooktop: { min: 145, max: 680, typicalVisit: '1-3 hours' },
};
const repairs: Partial<Record<string, Partial<Repair>>> = {
  'washing-machine-not-draining': { min: 162, max: 315, urgency: 'High', repairTime: '2-3 hours' },
  'washing-machine-loud-noise': { min: 196, max: 425, excludes: 'a new drum bearing.' },
  'downdraft-not-rising': { min: 196, max: 476 },
  'stove-gas-smell': { urgency: 'Critical', difficulty: 'Hard' },
  'microwave-sparking': { urgency: 'High', difficulty: 'Easy' },
  'dryer-loud-noise': { urgency: 'Low' },
  'trash-compactor-odor': { urgency: 'Low', difficulty: 'Easy' },
};

const rangeOf = (slug: ApplianceSlug) =>
  ranges[slug] ?? { min: 120, max: 600, typicalVisit: '1-2 hours' };

const { appliances } = readCatalog();

const repairOf = (appliance: ApplianceSlug, issue: string): Repair => ({
  min: 150,
  max: 300,
  ...(appliance !== 'downdraft' && { accuracy: 90 }),
  urgency: 'Medium',
  difficulty: 'Medium',
  repairTime: '1-2 hours',
  ...repairs[issue],
});

const repairsOf = (slug: ApplianceSlug) =>
  Object.fromEntries(
    appliances
      .filter((appliance) => appliance.slug === slug)
      .flatMap(({ issues }) => issues)
      .map((issue) => [issue.fault, repairOf(slug, issue.slug)]),
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
