import type { Faults } from './fault';

export const trashCompactor: Faults<'trash-compactor'> = {
  'motor-issues': {
    label: 'Motor Issues',
    urgency: 'High',
    difficulty: 'Hard',
    parts: { min: 28, max: 148 },
    low: 'the start relay has failed',
    high: 'the drive motor is replaced',
  },
  'electrical-issues': {
    label: 'Electrical Issues',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 11, max: 114 },
    low: 'the drawer switch has failed',
    high: 'the start switch and its wiring are replaced',
  },
  overheating: {
    label: 'Overheating',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 0, max: 114 },
    low: 'the power screws only need cleaning and grease',
    high: 'screws, nuts and drive gear are worn',
  },
  'drawer-stuck': {
    label: 'Drawer Stuck',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 93 },
    low: 'a roller has jumped its track',
    high: 'the tracks and rollers are replaced',
  },
  odor: {
    label: 'Odor',
    urgency: 'Low',
    difficulty: 'Easy',
    parts: { min: 17, max: 71 },
    low: 'the carbon filter is spent',
    high: 'the ram and the drawer come out for cleaning and a new seal',
  },
};
