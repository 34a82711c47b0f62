import type { Faults } from './fault';

export const refrigerator: Faults<'refrigerator'> = {
  'not-cooling': {
    label: 'Not Cooling',
    urgency: 'Critical',
    difficulty: 'Hard',
    parts: { min: 24, max: 306 },
    low: 'the coils are packed with dust, or the condenser fan or the start relay has failed',
    high: 'the inverter board or the main control is replaced',
  },
  'ice-maker-not-working': {
    label: 'Ice Maker Not Working',
    urgency: 'Low',
    difficulty: 'Medium',
    parts: { min: 32, max: 187 },
    low: 'the fill valve sticks or its line has frozen',
    high: 'the whole ice maker is replaced',
  },
  'water-leaking': {
    label: 'Water Leaking',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 113 },
    low: 'the defrost drain has frozen shut and is thawed and flushed',
    high: 'the drain heater or the inlet valve is replaced',
  },
  'freezer-not-freezing': {
    label: 'Freezer Not Freezing',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 35, max: 271 },
    low: 'the evaporator fan has stopped',
    high: 'defrost heater, sensor and control are replaced together',
  },
  'loud-noise': {
    label: 'Loud Noise',
    urgency: 'Low',
    difficulty: 'Easy',
    parts: { min: 28, max: 184 },
    low: 'the condenser fan rubs on dust or on a wire',
    high: 'fans and compressor mounts are all worn',
  },
};
