import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const trashCompactor: Faults<'trash-compactor'> = {
  'motor-issues': {
    label: 'Motor Issues',
    urgency: 'High',
    difficulty: 'Hard',
    parts: { min: 28, max: 148 },
    low: m.trashCompactorMotorIssuesLow,
    high: m.trashCompactorMotorIssuesHigh,
  },
  'electrical-issues': {
    label: 'Electrical Issues',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 11, max: 114 },
    low: m.trashCompactorElectricalIssuesLow,
    high: m.trashCompactorElectricalIssuesHigh,
  },
  overheating: {
    label: 'Overheating',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 0, max: 114 },
    low: m.trashCompactorOverheatingLow,
    high: m.trashCompactorOverheatingHigh,
  },
  'drawer-stuck': {
    label: 'Drawer Stuck',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 93 },
    low: m.trashCompactorDrawerStuckLow,
    high: m.trashCompactorDrawerStuckHigh,
  },
  odor: {
    label: 'Odor',
    urgency: 'Low',
    difficulty: 'Easy',
    parts: { min: 17, max: 71 },
    low: m.trashCompactorOdorLow,
    high: m.trashCompactorOdorHigh,
  },
};
