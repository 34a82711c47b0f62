import { applianceName } from '@site/data-types/shown';
import * as m from '../messages/post-card';

/** The fixed vocabulary of the blog. A post may use these slugs and no others. */

export interface Term {
  id: number;
  name: string;
  slug: string;
}

export interface Category extends Term {
  /** One sentence for the head of the category's page and for search engines. */
  description: string;
}

export const categories: readonly Category[] = [
  {
    id: 1,
    name: m.applianceMaintenance,
    slug: 'appliance-maintenance',
    description: m.shortJobsThroughYear,
  },
  {
    id: 2,
    name: m.repairGuides,
    slug: 'repair-guides',
    description: m.howFindOutWhat,
  },
  {
    id: 3,
    name: m.energyEfficiency,
    slug: 'energy-efficiency',
    description: m.whereHouseholdAppliancesLose,
  },
  {
    id: 4,
    name: m.buyingGuides,
    slug: 'buying-guides',
    description: m.repairReplaceWhatLook,
  },
  {
    id: 5,
    name: m.industryNews,
    slug: 'industry-news',
    description: m.newRefrigerantsRulesDesigns,
  },
];

export const tags: readonly Term[] = [
  { id: 1, name: applianceName('washing-machine'), slug: 'washing-machine' },
  { id: 2, name: applianceName('dryer'), slug: 'dryer' },
  { id: 3, name: applianceName('refrigerator'), slug: 'refrigerator' },
  { id: 4, name: applianceName('dishwasher'), slug: 'dishwasher' },
  { id: 5, name: m.diy, slug: 'diy' },
  { id: 6, name: m.maintenance, slug: 'maintenance' },
  { id: 7, name: m.energySaving, slug: 'energy-saving' },
  { id: 8, name: m.troubleshooting, slug: 'troubleshooting' },
  { id: 9, name: 'Samsung', slug: 'samsung' },
  { id: 10, name: 'LG', slug: 'lg' },
  { id: 11, name: 'Whirlpool', slug: 'whirlpool' },
  { id: 12, name: 'GE', slug: 'ge' },
];

const names = new Map([...categories, ...tags].map(({ slug, name }) => [slug, name]));

/** `energy-saving` → `Energy Saving`; a slug outside the vocabulary comes back as it is. */
export const nameOf = (slug: string): string => names.get(slug) ?? slug;
