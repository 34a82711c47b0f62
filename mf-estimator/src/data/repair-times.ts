import type { ApplianceSlug } from '@site/data-types/entities';
import type { priceTable } from './prices';

/** In words: `1-2 hours`. */
type Time = `${number}-${number} ${'minutes' | 'hours'}`;

/**
 * Time on site of a typical visit. A long repair takes longer, so pages have 'typical visit' and not
 * 'repair time'.
 */
export const typicalVisits: Readonly<Record<ApplianceSlug, Time>> = {
  'washing-machine': '1-2 hours',
  dryer: '1-2 hours',
  refrigerator: '1-2 hours',
  dishwasher: '1-2 hours',
  microwave: '1-2 hours',
  oven: '1-3 hours',
  stove: '1-2 hours',
  range: '1-3 hours',
  cooktop: '1-3 hours',
  'ice-machine': '1-3 hours',
  'trash-compactor': '1-3 hours',
  'garbage-disposal': '1-2 hours',
  downdraft: '1-3 hours',
};

/** Time on site of each repair, 30 minutes to 4 hours. */
export const repairTimes = {
  'washing-machine': {
    'not-draining': '1-2 hours',
    'not-spinning': '1-3 hours',
    leaking: '1-2 hours',
    'loud-noise': '1-3 hours',
    'wont-start': '1-2 hours',
  },
  dryer: {
    'not-heating': '1-2 hours',
    'drum-not-turning': '1-2 hours',
    overheating: '1-3 hours',
    'loud-noise': '1-2 hours',
    'wont-start': '1-2 hours',
  },
  refrigerator: {
    'not-cooling': '1-4 hours',
    'ice-maker-not-working': '1-2 hours',
    'water-leaking': '1-2 hours',
    'freezer-not-freezing': '1-3 hours',
    'loud-noise': '1-2 hours',
  },
  dishwasher: {
    'not-cleaning': '1-2 hours',
    'not-draining': '1-2 hours',
    'wont-start': '1-2 hours',
    leaking: '1-2 hours',
    'loud-noise': '1-3 hours',
  },
  microwave: {
    'not-heating': '1-2 hours',
    'wont-start': '1-2 hours',
    sparking: '30-60 minutes',
    'turntable-not-turning': '30-60 minutes',
    'door-not-closing': '1-2 hours',
  },
  oven: {
    'not-heating': '1-2 hours',
    'temperature-wrong': '1-2 hours',
    'door-not-closing': '1-2 hours',
    'self-clean-failed': '2-4 hours',
    'igniter-failing': '1-2 hours',
  },
  stove: {
    'burner-not-working': '1-2 hours',
    'gas-smell': '1-3 hours',
    'wont-ignite': '1-2 hours',
    'uneven-flame': '1-2 hours',
    'control-knob-broken': '1-2 hours',
  },
  range: {
    'oven-not-heating': '1-3 hours',
    'burner-not-working': '1-2 hours',
    'temperature-wrong': '1-2 hours',
    'door-not-closing': '1-2 hours',
    'control-panel-dead': '1-3 hours',
  },
  cooktop: {
    'glass-top-cracked': '1-3 hours',
    'burner-not-heating': '1-2 hours',
    'wont-ignite': '1-2 hours',
    'electrical-issues': '1-3 hours',
    'touch-controls-not-responding': '1-3 hours',
  },
  'ice-machine': {
    'not-making-ice': '1-3 hours',
    'cloudy-or-small-cubes': '1-2 hours',
    'water-leaking': '1-2 hours',
    'loud-noise': '1-2 hours',
    'ice-not-dropping': '1-3 hours',
  },
  'trash-compactor': {
    'motor-issues': '2-3 hours',
    'electrical-issues': '1-2 hours',
    overheating: '1-3 hours',
    'drawer-stuck': '1-2 hours',
    odor: '45-90 minutes',
  },
  'garbage-disposal': {
    'humming-not-working': '30-60 minutes',
    'slow-draining': '45-90 minutes',
    'blade-problems': '1-2 hours',
    leaking: '1-2 hours',
    'electrical-issues': '45-90 minutes',
  },
  downdraft: {
    'not-rising': '1-3 hours',
    'weak-suction': '1-2 hours',
    'fan-not-running': '1-3 hours',
    'loud-noise': '1-2 hours',
    'controls-not-responding': '1-2 hours',
  },
} as const satisfies {
  [A in ApplianceSlug]: Record<keyof (typeof priceTable)[A], Time>;
};
