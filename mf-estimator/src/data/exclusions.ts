import type { ApplianceSlug } from '@site/data-types/entities';

/** Work that a price does not include, after "Not in this price:". It gets its own written quote. */

const coolingCircuit =
  'opening the cooling circuit for a compressor, a coil or a refrigerant leak. You get a written quote first.';
const controlBoard = 'a new control board. You get a written quote first.';

export const exclusions: Partial<Record<ApplianceSlug, Readonly<Record<string, string>>>> = {
  'washing-machine': {
    leaking: 'the tub seal, for which the tub comes apart. You get a written quote first.',
    'loud-noise':
      'the drum bearing and the tub seal, for which the tub comes apart. You get a written quote first.',
  },
  refrigerator: { 'not-cooling': coolingCircuit, 'freezer-not-freezing': coolingCircuit },
  'ice-machine': { 'not-making-ice': coolingCircuit, 'ice-not-dropping': coolingCircuit },
  oven: {
    'not-heating': controlBoard,
    'temperature-wrong': controlBoard,
    'self-clean-failed': controlBoard,
  },
  range: { 'oven-not-heating': controlBoard, 'temperature-wrong': controlBoard },
  cooktop: {
    'electrical-issues':
      'a new power board, and the house cable and breaker, which are the work of a licensed electrician.',
    'touch-controls-not-responding': 'a new power board. You get a written quote first.',
  },
  stove: {
    'gas-smell': 'the gas piping of the house, which is the work of a licensed plumber.',
  },
  'garbage-disposal': {
    'slow-draining': 'the drain inside the wall, which is the work of a licensed plumber.',
    'electrical-issues':
      'wall switch, outlet and breaker, which are the work of a licensed electrician.',
  },
  downdraft: {
    'weak-suction': 'work on a duct below the floor, which is the work of a contractor.',
  },
};

/** Their parts cost far more than those of other brands, so no usual price holds. */
export const quotedBrands =
  'Sub-Zero, Wolf, Thermador and Viking appliances are quoted after a look.';
