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
  description: string;
  popularity: Popularity;
}

/** The twelve appliances of the calculator, in the order of its cards. */
export const applianceOptions: readonly ApplianceOption[] = [
  {
    value: 'washing-machine',
    description: 'Top and front loaders',
    popularity: 'Most Popular',
  },
  {
    value: 'dryer',
    description: 'Electric and gas',
    popularity: 'Frequent',
  },
  {
    value: 'refrigerator',
    description: 'With or without ice maker',
    popularity: 'Frequent',
  },
  {
    value: 'dishwasher',
    description: 'Built-in and drawer',
    popularity: 'Common',
  },
  {
    value: 'microwave',
    description: 'Over the range and built-in',
    popularity: 'Quick Fix',
  },
  {
    value: 'oven',
    description: 'Wall ovens, electric and gas',
    popularity: 'Common',
  },
  {
    value: 'stove',
    description: 'Gas burners',
    popularity: 'Moderate',
  },
  {
    value: 'range',
    description: 'Oven and burners in one',
    popularity: 'Complex',
  },
  {
    value: 'cooktop',
    description: 'Glass, electric and gas',
    popularity: 'Moderate',
  },
  {
    value: 'ice-machine',
    description: 'Undercounter and freestanding',
    popularity: 'Specialty',
  },
  {
    value: 'trash-compactor',
    description: 'Undercounter and freestanding',
    popularity: 'Rare',
  },
  {
    value: 'garbage-disposal',
    description: 'Under the kitchen sink',
    popularity: 'Quick Fix',
  },
];
