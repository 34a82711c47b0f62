import type { ApplianceSlug } from '@site/data-types/entities';
import * as m from '../messages/range-chart';

/** Included in every price. Other parts show this sentence, so it is written once. */
export const included = m.everyPriceIncludesVisit;

/** Work that costs far more than a range, or that another trade does in Texas. */
export const works = {
  bearing: m.drumBearing,
  tubSeal: m.tubSeal,
  coolingCircuit: m.openingCoolingCircuitCompressor,
  controlBoard: m.aNewControlBoard,
  powerBoard: m.aNewPowerBoard,
  houseCable: m.houseCableBreakerLicensed,
  gasPiping: m.gasPipingHouseLicensed,
  drain: m.drainInsideWallLicensed,
  wiring: m.wallSwitchOutletBreaker,
  duct: m.workDuctBelowFloor,
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
export const quotedBrands = m.subZeroWolfThermador;
