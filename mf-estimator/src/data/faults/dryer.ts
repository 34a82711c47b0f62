import type { Faults } from './fault';

export const dryer: Faults<'dryer'> = {
  'not-heating': {
    label: 'Not Heating',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 21, max: 123 },
    low: 'a thermal fuse has opened',
    high: 'the heating element or the gas valve coils are replaced',
  },
  'drum-not-turning': {
    label: 'Drum Not Turning',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 18, max: 90 },
    low: 'only the belt has snapped',
    high: 'the belt has worn the idler and the rollers as well',
  },
  overheating: {
    label: 'Overheating',
    urgency: 'Critical',
    difficulty: 'Medium',
    warning:
      'Stop the dryer and unplug it until we have looked at it. Hot lint can burn, and a gas dryer with a blocked vent can push carbon monoxide into the house.',
    parts: { min: 0, max: 104 },
    low: 'lint blocks the vent and has to be cleared',
    high: 'thermostat and blower wheel are replaced too',
  },
  'loud-noise': {
    label: 'Loud Noise',
    urgency: 'Low',
    difficulty: 'Medium',
    parts: { min: 21, max: 125 },
    low: 'one dry idler pulley squeals',
    high: 'rollers, glides and belt are replaced together',
  },
  'wont-start': {
    label: "Won't Start",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 18, max: 262 },
    low: 'the door switch has failed',
    high: 'the motor or the control board is replaced',
  },
};
