import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const refrigerator: Faults<'refrigerator'> = {
  'not-cooling': {
    label: 'Not Cooling',
    urgency: 'Critical',
    difficulty: 'Hard',
    parts: { min: 24, max: 306 },
    low: m.refrigeratorNotCoolingLow,
    high: m.refrigeratorNotCoolingHigh,
  },
  'ice-maker-not-working': {
    label: 'Ice Maker Not Working',
    urgency: 'Low',
    difficulty: 'Medium',
    parts: { min: 32, max: 187 },
    low: m.refrigeratorIceMakerNotWorkingLow,
    high: m.refrigeratorIceMakerNotWorkingHigh,
  },
  'water-leaking': {
    label: 'Water Leaking',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 113 },
    low: m.refrigeratorWaterLeakingLow,
    high: m.refrigeratorWaterLeakingHigh,
  },
  'freezer-not-freezing': {
    label: 'Freezer Not Freezing',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 35, max: 271 },
    low: m.refrigeratorFreezerNotFreezingLow,
    high: m.refrigeratorFreezerNotFreezingHigh,
  },
  'loud-noise': {
    label: 'Loud Noise',
    urgency: 'Low',
    difficulty: 'Easy',
    parts: { min: 28, max: 184 },
    low: m.refrigeratorLoudNoiseLow,
    high: m.refrigeratorLoudNoiseHigh,
  },
};
