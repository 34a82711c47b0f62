import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const dryer: Faults<'dryer'> = {
  'not-heating': {
    label: 'Not Heating',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 21, max: 123 },
    low: m.dryerNotHeatingLow,
    high: m.dryerNotHeatingHigh,
  },
  'drum-not-turning': {
    label: 'Drum Not Turning',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 18, max: 90 },
    low: m.dryerDrumNotTurningLow,
    high: m.dryerDrumNotTurningHigh,
  },
  overheating: {
    label: 'Overheating',
    urgency: 'Critical',
    difficulty: 'Medium',
    warning: m.dryerOverheatingWarning,
    parts: { min: 0, max: 104 },
    low: m.dryerOverheatingLow,
    high: m.dryerOverheatingHigh,
  },
  'loud-noise': {
    label: 'Loud Noise',
    urgency: 'Low',
    difficulty: 'Medium',
    parts: { min: 21, max: 125 },
    low: m.dryerLoudNoiseLow,
    high: m.dryerLoudNoiseHigh,
  },
  'wont-start': {
    label: "Won't Start",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 18, max: 262 },
    low: m.dryerWontStartLow,
    high: m.dryerWontStartHigh,
  },
};
