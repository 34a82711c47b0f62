import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const dishwasher: Faults<'dishwasher'> = {
  'not-cleaning': {
    label: 'Not Cleaning',
    urgency: 'Low',
    difficulty: 'Easy',
    parts: { min: 0, max: 104 },
    low: m.dishwasherNotCleaningLow,
    high: m.dishwasherNotCleaningHigh,
  },
  'not-draining': {
    label: 'Not Draining',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 100 },
    low: m.dishwasherNotDrainingLow,
    high: m.dishwasherNotDrainingHigh,
  },
  'wont-start': {
    label: "Won't Start",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 18, max: 146 },
    low: m.dishwasherWontStartLow,
    high: m.dishwasherWontStartHigh,
  },
  leaking: {
    label: 'Leaking',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 18, max: 114 },
    low: m.dishwasherLeakingLow,
    high: m.dishwasherLeakingHigh,
  },
  'loud-noise': {
    label: 'Loud Noise',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 194 },
    low: m.dishwasherLoudNoiseLow,
    high: m.dishwasherLoudNoiseHigh,
  },
};
