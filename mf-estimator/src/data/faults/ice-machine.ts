import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const iceMachine: Faults<'ice-machine'> = {
  'not-making-ice': {
    label: 'Not Making Ice',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 27, max: 251 },
    low: m.iceMachineNotMakingIceLow,
    high: m.iceMachineNotMakingIceHigh,
  },
  'cloudy-or-small-cubes': {
    label: 'Cloudy or Small Cubes',
    urgency: 'Low',
    difficulty: 'Easy',
    parts: { min: 26, max: 107 },
    low: m.iceMachineCloudyOrSmallCubesLow,
    high: m.iceMachineCloudyOrSmallCubesHigh,
  },
  'water-leaking': {
    label: 'Water Leaking',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 0, max: 124 },
    low: m.iceMachineWaterLeakingLow,
    high: m.iceMachineWaterLeakingHigh,
  },
  'loud-noise': {
    label: 'Loud Noise',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 25, max: 189 },
    low: m.iceMachineLoudNoiseLow,
    high: m.iceMachineLoudNoiseHigh,
  },
  'ice-not-dropping': {
    label: 'Ice Not Dropping',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 0, max: 172 },
    low: m.iceMachineIceNotDroppingLow,
    high: m.iceMachineIceNotDroppingHigh,
  },
};
