import { gasAdvice } from '@site/data-types/safety';
import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const stove: Faults<'stove'> = {
  'burner-not-working': {
    label: 'Burner Not Working',
    urgency: 'Medium',
    difficulty: 'Easy',
    parts: { min: 0, max: 112 },
    low: m.stoveBurnerNotWorkingLow,
    high: m.stoveBurnerNotWorkingHigh,
  },
  'gas-smell': {
    label: 'Gas Smell',
    urgency: 'Critical',
    difficulty: 'Hard',
    warning: m.stoveGasSmellWarning({ gasAdvice }),
    parts: { min: 21, max: 116 },
    low: m.stoveGasSmellLow,
    high: m.stoveGasSmellHigh,
  },
  'wont-ignite': {
    label: "Won't Ignite",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 11, max: 93 },
    low: m.stoveWontIgniteLow,
    high: m.stoveWontIgniteHigh,
  },
  'uneven-flame': {
    label: 'Uneven Flame',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 0, max: 59 },
    low: m.stoveUnevenFlameLow,
    high: m.stoveUnevenFlameHigh,
  },
  'control-knob-broken': {
    label: 'Control Knob Broken',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 9, max: 67 },
    low: m.stoveControlKnobBrokenLow,
    high: m.stoveControlKnobBrokenHigh,
  },
};
