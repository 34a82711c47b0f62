import { applianceNames } from '@site/data-types/entities';

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
    name: 'Appliance Maintenance',
    slug: 'appliance-maintenance',
    description:
      'Short jobs through the year that keep appliances running in Houston heat, humidity and hard water.',
  },
  {
    id: 2,
    name: 'Repair Guides',
    slug: 'repair-guides',
    description:
      'How to find out what is wrong, what you can fix yourself, and when a technician should take over.',
  },
  {
    id: 3,
    name: 'Energy Efficiency',
    slug: 'energy-efficiency',
    description:
      'Where household appliances lose power and water, and which small changes lower the bill.',
  },
  {
    id: 4,
    name: 'Buying Guides',
    slug: 'buying-guides',
    description:
      'Repair or replace, and what to look for in a new appliance, from people who repair them.',
  },
  {
    id: 5,
    name: 'Industry News',
    slug: 'industry-news',
    description:
      'New refrigerants, rules and designs, and what they change for the owner of an appliance.',
  },
];

export const tags: readonly Term[] = [
  { id: 1, name: applianceNames['washing-machine'], slug: 'washing-machine' },
  { id: 2, name: applianceNames.dryer, slug: 'dryer' },
  { id: 3, name: applianceNames.refrigerator, slug: 'refrigerator' },
  { id: 4, name: applianceNames.dishwasher, slug: 'dishwasher' },
  { id: 5, name: 'DIY', slug: 'diy' },
  { id: 6, name: 'Maintenance', slug: 'maintenance' },
  { id: 7, name: 'Energy Saving', slug: 'energy-saving' },
  { id: 8, name: 'Troubleshooting', slug: 'troubleshooting' },
  { id: 9, name: 'Samsung', slug: 'samsung' },
  { id: 10, name: 'LG', slug: 'lg' },
  { id: 11, name: 'Whirlpool', slug: 'whirlpool' },
  { id: 12, name: 'GE', slug: 'ge' },
];

const names = new Map([...categories, ...tags].map(({ slug, name }) => [slug, name]));

/** `energy-saving` → `Energy Saving`; a slug outside the vocabulary comes back as it is. */
export const nameOf = (slug: string): string => names.get(slug) ?? slug;
