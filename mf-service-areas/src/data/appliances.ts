import type { ApplianceSlug, PriceRange } from '@site/data-types/entities';

/** An appliance as the local price list knows it. */
export interface ListedAppliance {
  slug: ApplianceSlug;
  name: string;
  /** What a repair costs across the whole service area, whole dollars. */
  cost: PriceRange;
  /** Time on site, in words. */
  repairTime: string;
}

/** Area-wide prices, from which each ZIP's local range is scaled. */
export const appliances: readonly ListedAppliance[] = [
  {
    slug: 'washing-machine',
    name: 'Washing Machine',
    cost: { min: 145, max: 425 },
    repairTime: '1-2 hours',
  },
  { slug: 'dryer', name: 'Dryer', cost: { min: 162, max: 476 }, repairTime: '1-2 hours' },
  {
    slug: 'refrigerator',
    name: 'Refrigerator',
    cost: { min: 187, max: 595 },
    repairTime: '1-2 hours',
  },
  { slug: 'dishwasher', name: 'Dishwasher', cost: { min: 153, max: 408 }, repairTime: '1-2 hours' },
  { slug: 'oven', name: 'Oven', cost: { min: 162, max: 493 }, repairTime: '1-3 hours' },
  { slug: 'microwave', name: 'Microwave', cost: { min: 119, max: 323 }, repairTime: '1-2 hours' },
  { slug: 'stove', name: 'Stove', cost: { min: 136, max: 340 }, repairTime: '1-2 hours' },
  { slug: 'range', name: 'Range', cost: { min: 162, max: 561 }, repairTime: '1-3 hours' },
  {
    slug: 'ice-machine',
    name: 'Ice Machine',
    cost: { min: 170, max: 510 },
    repairTime: '1-3 hours',
  },
  {
    slug: 'garbage-disposal',
    name: 'Garbage Disposal',
    cost: { min: 119, max: 306 },
    repairTime: '1-2 hours',
  },
  {
    slug: 'trash-compactor',
    name: 'Trash Compactor',
    cost: { min: 136, max: 357 },
    repairTime: '1-3 hours',
  },
  { slug: 'downdraft', name: 'Downdraft', cost: { min: 162, max: 476 }, repairTime: '1-3 hours' },
  { slug: 'cooktop', name: 'Cooktop', cost: { min: 145, max: 680 }, repairTime: '1-3 hours' },
];
