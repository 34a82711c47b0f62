import { applianceSlugs } from '@site/data-types/entities';
import MiniSearch from 'minisearch';
import type { AsPlainObject } from 'minisearch';
import type { Catalog } from '../data/read-catalog';
import type { Appliance, Brand, Issue } from '../data/schema';
import { indexOptions } from './index-options';
import type { SearchDocument } from './index-options';

/** The most common appliance has twice the weight of the rarest, in the order of the lists. */
const weightOf = ({ id }: Appliance): number => 2 - (id - 1) / applianceSlugs.length;

const applianceDocument = (appliance: Appliance): SearchDocument => ({
  path: `/appliances/${appliance.slug}`,
  kind: 'Appliance',
  title: appliance.name,
  note: `${appliance.issues.length} common problems`,
  repair: null,
  symptoms: [],
  weight: weightOf(appliance),
  aliases: appliance.alsoCalled.join(' '),
  keywords: appliance.seoKeywords.join(' '),
  text: appliance.description,
});

const issueDocument = (issue: Issue, appliance: Appliance): SearchDocument => ({
  path: `/issues/${issue.slug}`,
  kind: 'Repair',
  title: issue.name,
  note: '',
  repair: [appliance.slug, issue.fault],
  symptoms: issue.symptoms,
  weight: weightOf(appliance),
  aliases: [appliance.name, ...appliance.alsoCalled].join(' '),
  keywords: [issue.partLabel, ...issue.seoKeywords].join(' '),
  text: [issue.description, issue.whyItHappens.primaryCause, ...issue.causes].join(' '),
});

const brandDocument = (brand: Brand): SearchDocument => ({
  path: `/brands/${brand.slug}`,
  kind: 'Brand',
  title: brand.name,
  note: brand.popularity,
  repair: null,
  symptoms: [],
  weight: 1,
  aliases: '',
  keywords: brand.seoKeywords.join(' '),
  text: brand.description,
});

/** The index over appliances, repairs with their symptoms, and brands, ready to be sent. */
export function makeIndex({ appliances, brands }: Catalog): AsPlainObject {
  const index = new MiniSearch(indexOptions);
  index.addAll([
    ...appliances.map(applianceDocument),
    ...appliances.flatMap((appliance) =>
      appliance.issues.map((issue) => issueDocument(issue, appliance)),
    ),
    ...brands.map(brandDocument),
  ]);
  return index.toJSON();
}
