import type { Appliance } from './prices';

type Popularity =
  | 'Most Popular'
  | 'Frequent'
  | 'Common'
  | 'Quick Fix'
  | 'Complex'
  | 'Specialty'
  | 'Moderate'
  | 'Rare';

/** A card of the calculator's first step. */
export interface ApplianceOption {
  /** As addresses write it; also names its icon. */
  value: Appliance;
  label: string;
  description: string;
  popularity: Popularity;
}

/** The twelve appliances of the calculator, in the order of its cards. */
export const applianceOptions: readonly ApplianceOption[] = [
  {
    value: 'washing-machine',
    label: 'Washing Machine',
    description: 'Top and front loaders',
    popularity: 'Most Popular',
  },
  {
    value: 'dryer',
    label: 'Dryer',
    description: 'Electric and gas',
    popularity: 'Frequent',
  },
  {
    value: 'refrigerator',
    label: 'Refrigerator',
    description: 'With or without ice maker',
    popularity: 'Frequent',
  },
  {
    value: 'dishwasher',
    label: 'Dishwasher',
    description: 'Built-in and drawer',
    popularity: 'Common',
  },
  {
    value: 'microwave',
    label: 'Microwave',
    description: 'Over the range and built-in',
    popularity: 'Quick Fix',
  },
  {
    value: 'oven',
    label: 'Oven',
    description: 'Wall ovens, electric and gas',
    popularity: 'Common',
  },
  {
    value: 'stove',
    label: 'Stove',
    description: 'Gas burners',
    popularity: 'Moderate',
  },
  {
    value: 'range',
    label: 'Range',
    description: 'Oven and burners in one',
    popularity: 'Complex',
  },
  {
    value: 'cooktop',
    label: 'Cooktop',
    description: 'Glass, electric and gas',
    popularity: 'Moderate',
  },
  {
    value: 'ice-machine',
    label: 'Ice Machine',
    description: 'Undercounter and freestanding',
    popularity: 'Specialty',
  },
  {
    value: 'trash-compactor',
    label: 'Trash Compactor',
    description: 'Undercounter and freestanding',
    popularity: 'Rare',
  },
  {
    value: 'garbage-disposal',
    label: 'Garbage Disposal',
    description: 'Under the kitchen sink',
    popularity: 'Quick Fix',
  },
];
