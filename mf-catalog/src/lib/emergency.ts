import { gasAdvice } from '@site/data-types/safety';
import { carbonMonoxideAdvice, fireAdvice, shockAdvice, waterAdvice } from './advice';
import type { Hazard } from '../data/hazards';

const advice: Record<Hazard, string> = {
  gas: gasAdvice,
  'carbon-monoxide': carbonMonoxideAdvice,
  fire: fireAdvice,
  shock: shockAdvice,
  water: waterAdvice,
};

/** The emergency advice for the dangers of a record. */
export const emergencyAdvice = (hazards: readonly Hazard[]): string[] =>
  hazards.map((hazard) => advice[hazard]);
