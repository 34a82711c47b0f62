import type { Faults } from './fault';

export const dishwasher: Faults<'dishwasher'> = {
  'not-cleaning': {
    label: 'Not Cleaning',
    urgency: 'Low',
    difficulty: 'Easy',
    parts: { min: 0, max: 104 },
    low: 'filter and spray arms are scaled up and only need cleaning',
    high: 'the spray arms and the diverter are replaced',
  },
  'not-draining': {
    label: 'Not Draining',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 100 },
    low: 'the filter, the hose or the air gap is clogged',
    high: 'the drain pump is replaced',
  },
  'wont-start': {
    label: "Won't Start",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 18, max: 146 },
    low: 'the switch in the door latch has failed',
    high: 'the control board is replaced',
  },
  leaking: {
    label: 'Leaking',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 18, max: 114 },
    low: 'the door gasket has hardened',
    high: 'the seal of the pump or of the sump is replaced',
  },
  'loud-noise': {
    label: 'Loud Noise',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 194 },
    low: 'a splinter of glass or bone is caught in the pump',
    high: 'the wash pump and its motor are replaced',
  },
};
