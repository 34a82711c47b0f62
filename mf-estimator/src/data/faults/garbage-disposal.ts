import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const garbageDisposal: Faults<'garbage-disposal'> = {
  'humming-not-working': {
    label: 'Humming, Not Working',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 74 },
    low: m.garbageDisposalHummingNotWorkingLow,
    high: m.garbageDisposalHummingNotWorkingHigh,
  },
  'slow-draining': {
    label: 'Slow Draining',
    urgency: 'Medium',
    difficulty: 'Easy',
    parts: { min: 0, max: 44 },
    low: m.garbageDisposalSlowDrainingLow,
    high: m.garbageDisposalSlowDrainingHigh,
  },
  'blade-problems': {
    label: 'Blade Problems',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 91 },
    low: m.garbageDisposalBladeProblemsLow,
    high: m.garbageDisposalBladeProblemsHigh,
  },
  leaking: {
    label: 'Leaking',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 11, max: 127 },
    low: m.garbageDisposalLeakingLow,
    high: m.garbageDisposalLeakingHigh,
  },
  'electrical-issues': {
    label: 'Electrical Issues',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 0, max: 98 },
    low: m.garbageDisposalElectricalIssuesLow,
    high: m.garbageDisposalElectricalIssuesHigh,
  },
};
