import type { ApplianceSlug } from '@site/data-types/entities';

/** Included in every price. Other parts show this sentence, so it is written once. */
export const included =
  'Every price includes the visit, labor and parts, and a second visit if a part has to be ordered.';

/** Work that costs far more than a range, or that another trade does in Texas. */
export const works = {
  bearing: 'the drum bearing',
  tubSeal: 'the tub seal',
  coolingCircuit: 'opening the cooling circuit for a compressor, a coil or a refrigerant leak',
  controlBoard: 'a new control board',
  powerBoard: 'a new power board',
  houseCable: 'the house cable and breaker, a licensed electrician’s work',
  gasPiping: 'the gas piping of the house, a licensed plumber’s work',
  drain: 'the drain inside the wall, a licensed plumber’s work',
  wiring: 'the wall switch, outlet and breaker, a licensed electrician’s work',
  duct: 'work on a duct below the floor, a contractor’s work',
} as const;

export type Work = keyof typeof works;

/** Those of another trade, for which we write no quote. */
export const ofOthers: readonly Work[] = ['houseCable', 'gasPiping', 'drain', 'wiring', 'duct'];

/** By appliance and fault: work that the price of this repair does not include. */
export const exclusions: Partial<Record<ApplianceSlug, Readonly<Record<string, readonly Work[]>>>> =
  {
    'washing-machine': { leaking: ['tubSeal'], 'loud-noise': ['bearing', 'tubSeal'] },
    refrigerator: { 'not-cooling': ['coolingCircuit'], 'freezer-not-freezing': ['coolingCircuit'] },
    'ice-machine': {
      'not-making-ice': ['coolingCircuit'],
      'ice-not-dropping': ['coolingCircuit'],
    },
    oven: {
      'not-heating': ['controlBoard'],
      'temperature-wrong': ['controlBoard'],
      'self-clean-failed': ['controlBoard'],
    },
    range: { 'oven-not-heating': ['controlBoard'], 'temperature-wrong': ['controlBoard'] },
    cooktop: {
      'electrical-issues': ['powerBoard', 'houseCable'],
      'touch-controls-not-responding': ['powerBoard'],
    },
    stove: { 'gas-smell': ['gasPiping'] },
    'garbage-disposal': { 'slow-draining': ['drain'], 'electrical-issues': ['wiring'] },
    downdraft: { 'weak-suction': ['duct'] },
  };

/** Work that the price of another fault of the same appliance includes: a dead panel is a new board. */
export const heldElsewhere: Partial<Record<ApplianceSlug, readonly Work[]>> = {
  range: ['controlBoard'],
};

/** Their parts cost far more than those of other brands, so no usual price holds. */
export const quotedBrands =
  'Sub-Zero, Wolf, Thermador and Viking appliances are quoted after a look.';
