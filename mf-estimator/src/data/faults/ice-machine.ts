import type { Faults } from './fault';

export const iceMachine: Faults<'ice-machine'> = {
  'not-making-ice': {
    label: 'Not Making Ice',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 27, max: 251 },
    low: 'the float or the inlet valve sticks',
    high: 'the fan motor, the start parts and the control are replaced',
  },
  'cloudy-or-small-cubes': {
    label: 'Cloudy or Small Cubes',
    urgency: 'Low',
    difficulty: 'Easy',
    parts: { min: 26, max: 107 },
    low: 'the filter is spent and the plate needs descaling',
    high: 'the inlet valve and the circulation pump are replaced',
  },
  'water-leaking': {
    label: 'Water Leaking',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 0, max: 124 },
    low: 'a fitting or the drain hose has come loose',
    high: 'the inlet valve or the drain pump is replaced',
  },
  'loud-noise': {
    label: 'Loud Noise',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 25, max: 189 },
    low: 'the condenser fan rubs',
    high: 'the circulation pump and the compressor mounts are worn',
  },
  'ice-not-dropping': {
    label: 'Ice Not Dropping',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 0, max: 172 },
    low: 'scale holds the ice and the plate is descaled',
    high: 'the cutter grid, the harvest sensor or the coil of the valve is replaced',
  },
};
