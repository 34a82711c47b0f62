import type { ApplianceSlug, PriceRange } from '@site/data-types/entities';

/**
 * Repair prices. Every price on the site comes from here: the calculator reads the table, other
 * parts read the records made from it. Prices are whole US dollars and include visit, labor and
 * parts, and a second visit if a part has to be ordered. `exclusions.ts` has the work that they do
 * not include. Figures marked as the specification's stay as they are.
 */

/** Lowest price, highest price, accuracy in percent; no accuracy if the calculator has no answer. */
export type PriceRow = readonly [min: number, max: number, accuracy?: number];

/** By appliance, then by fault, both as addresses write them. */
export const priceTable = {
  'washing-machine': {
    // The specification's.
    'not-draining': [162, 315, 92],
    'not-spinning': [179, 425, 88],
    leaking: [153, 298, 91],
    'loud-noise': [196, 425, 88],
    'wont-start': [145, 410, 87],
  },
  dryer: {
    'not-heating': [170, 332, 91],
    'drum-not-turning': [162, 289, 93],
    overheating: [179, 323, 90],
    'loud-noise': [170, 349, 89],
    'wont-start': [162, 476, 86],
  },
  refrigerator: {
    'not-cooling': [213, 595, 86],
    'ice-maker-not-working': [196, 391, 90],
    'water-leaking': [187, 332, 91],
    'freezer-not-freezing': [204, 510, 87],
    'loud-noise': [187, 408, 88],
  },
  dishwasher: {
    'not-cleaning': [153, 298, 91],
    'not-draining': [153, 289, 92],
    'wont-start': [162, 340, 89],
    leaking: [162, 323, 90],
    'loud-noise': [170, 408, 87],
  },
  microwave: {
    'not-heating': [153, 323, 90],
    'wont-start': [128, 255, 91],
    sparking: [136, 272, 90],
    'turntable-not-turning': [119, 213, 94],
    // The specification's.
    'door-not-closing': [136, 255, 92],
  },
  oven: {
    'not-heating': [238, 476, 88],
    'temperature-wrong': [162, 315, 91],
    'door-not-closing': [162, 306, 92],
    'self-clean-failed': [187, 493, 86],
    'igniter-failing': [170, 298, 93],
  },
  stove: {
    // Both are the specification's.
    'burner-not-working': [153, 306, 92],
    'gas-smell': [170, 340, 88],
    'wont-ignite': [145, 272, 93],
    'uneven-flame': [136, 238, 93],
    'control-knob-broken': [136, 221, 95],
  },
  range: {
    // The specification's.
    'oven-not-heating': [238, 476, 88],
    'burner-not-working': [162, 332, 91],
    'temperature-wrong': [179, 340, 91],
    'door-not-closing': [170, 323, 91],
    'control-panel-dead': [221, 561, 86],
  },
  cooktop: {
    // The specification's.
    'glass-top-cracked': [340, 680, 88],
    'burner-not-heating': [153, 332, 90],
    'wont-ignite': [145, 281, 92],
    'electrical-issues': [187, 425, 87],
    'touch-controls-not-responding': [204, 459, 86],
  },
  'ice-machine': {
    'not-making-ice': [196, 510, 86],
    'cloudy-or-small-cubes': [170, 306, 91],
    'water-leaking': [170, 323, 90],
    'loud-noise': [179, 408, 88],
    'ice-not-dropping': [187, 391, 88],
  },
  'trash-compactor': {
    'motor-issues': [187, 357, 90],
    'electrical-issues': [145, 298, 90],
    overheating: [162, 323, 89],
    'drawer-stuck': [136, 272, 91],
    odor: [136, 230, 92],
  },
  'garbage-disposal': {
    'humming-not-working': [136, 238, 92],
    'slow-draining': [119, 213, 95],
    'blade-problems': [136, 255, 91],
    leaking: [145, 306, 90],
    'electrical-issues': [128, 272, 89],
  },
  downdraft: {
    'not-rising': [196, 476],
    'weak-suction': [162, 323],
    'fan-not-running': [187, 425],
    'loud-noise': [170, 374],
    'controls-not-responding': [179, 408],
  },
} as const satisfies Record<ApplianceSlug, Record<string, PriceRow>>;

/** An appliance of the calculator. */
export type Appliance = Exclude<ApplianceSlug, 'downdraft'>;

/** The faults of one appliance. */
export type FaultOf<A extends Appliance> = keyof (typeof priceTable)[A];

/** Lowest and highest price of an appliance's repairs, whole US dollars. */
export function boundsOf(appliance: ApplianceSlug): PriceRange {
  const rows = Object.values<PriceRow>(priceTable[appliance]);
  return {
    min: Math.min(...rows.map(([min]) => min)),
    max: Math.max(...rows.map(([, max]) => max)),
  };
}
