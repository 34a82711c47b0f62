import { applianceSlugs } from '@site/data-types/entities';
import type { PriceTerms } from '@site/data-types/prices';
import { records } from '../records';

let made: Promise<Record<string, unknown>> | undefined;

/** Invented prices, because answers read another part's record. */
const costs = Object.fromEntries(
  applianceSlugs.map((slug) => [slug, { min: 120, max: 480, typicalVisit: '1-2 hours' }]),
);

/** Invented terms of prices. */
const terms: PriceTerms = {
  included: 'Every price includes the visit.',
  excluded: 'the drum bearing (washing machine).',
  quotedBrands: 'Sub-Zero is quoted after a look.',
};

/** Records of all pages, made once for each test file. */
export const realRecords = (): Promise<Record<string, unknown>> =>
  (made ??= records().then((own) => ({
    ...own,
    'appliance-costs/all': costs,
    'price-terms/all': terms,
  })));
