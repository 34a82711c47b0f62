import * as m from '../messages/appliances';
import type { Appliance } from './prices';

/** A card of the calculator's first step. */
export interface ApplianceOption {
  /** As addresses write it; also names its icon. */
  value: Appliance;
  description: string;
  /** How often it needs a repair, or how hard that is. */
  popularity: string;
}

/** The twelve appliances of the calculator, in the order of its cards. */
export const applianceOptions: readonly ApplianceOption[] = [
  {
    value: 'washing-machine',
    description: m.topAndFrontLoaders,
    popularity: m.mostPopular,
  },
  {
    value: 'dryer',
    description: m.electricAndGas,
    popularity: m.frequent,
  },
  {
    value: 'refrigerator',
    description: m.withoutIceMaker,
    popularity: m.frequent,
  },
  {
    value: 'dishwasher',
    description: m.builtInAndDrawer,
    popularity: m.common,
  },
  {
    value: 'microwave',
    description: m.overRangeBuilt,
    popularity: m.quickFix,
  },
  {
    value: 'oven',
    description: m.wallOvensElectricGas,
    popularity: m.common,
  },
  {
    value: 'stove',
    description: m.gasBurners,
    popularity: m.moderate,
  },
  {
    value: 'range',
    description: m.ovenBurnersOne,
    popularity: m.complex,
  },
  {
    value: 'cooktop',
    description: m.glassElectricAndGas,
    popularity: m.moderate,
  },
  {
    value: 'ice-machine',
    description: m.undercounterAndFreestanding,
    popularity: m.specialty,
  },
  {
    value: 'trash-compactor',
    description: m.undercounterAndFreestanding,
    popularity: m.rare,
  },
  {
    value: 'garbage-disposal',
    description: m.underTheKitchenSink,
    popularity: m.quickFix,
  },
];
