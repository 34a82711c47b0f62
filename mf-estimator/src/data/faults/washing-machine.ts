import type { Faults } from './fault';

export const washingMachine: Faults<'washing-machine'> = {
  'not-draining': {
    label: 'Not Draining',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 0, max: 126 },
    low: 'the pump filter or the hose is blocked and only has to be cleared',
    high: 'the drain pump is worn out and replaced',
  },
  'not-spinning': {
    label: 'Not Spinning',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 22, max: 215 },
    low: 'the lid lock or the drive belt has failed',
    high: 'the drive motor or its control is replaced',
  },
  leaking: {
    label: 'Leaking',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 14, max: 109 },
    low: 'a hose or a clamp has worked loose',
    high: 'the door boot has torn and its clamps are replaced too',
  },
  'loud-noise': {
    label: 'Loud Noise',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 37, max: 146 },
    low: 'the dampers are worn or a coin is caught under the drum',
    high: 'all dampers or suspension rods and a noisy pump are replaced',
  },
  'wont-start': {
    label: "Won't Start",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 16, max: 210 },
    low: 'the door lock has failed',
    high: 'the control board is replaced',
  },
};
