import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const washingMachine: Faults<'washing-machine'> = {
  'not-draining': {
    label: 'Not Draining',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 0, max: 126 },
    low: m.washingMachineNotDrainingLow,
    high: m.washingMachineNotDrainingHigh,
  },
  'not-spinning': {
    label: 'Not Spinning',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 22, max: 215 },
    low: m.washingMachineNotSpinningLow,
    high: m.washingMachineNotSpinningHigh,
  },
  leaking: {
    label: 'Leaking',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 14, max: 109 },
    low: m.washingMachineLeakingLow,
    high: m.washingMachineLeakingHigh,
  },
  'loud-noise': {
    label: 'Loud Noise',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 37, max: 146 },
    low: m.washingMachineLoudNoiseLow,
    high: m.washingMachineLoudNoiseHigh,
  },
  'wont-start': {
    label: "Won't Start",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 16, max: 210 },
    low: m.washingMachineWontStartLow,
    high: m.dishwasherWontStartHigh,
  },
};
