import type { Faults } from './fault';

export const garbageDisposal: Faults<'garbage-disposal'> = {
  'humming-not-working': {
    label: 'Humming, Not Working',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 74 },
    low: 'something is wedged in the flywheel and is freed',
    high: 'the start switch of the motor is replaced',
  },
  'slow-draining': {
    label: 'Slow Draining',
    urgency: 'Medium',
    difficulty: 'Easy',
    parts: { min: 0, max: 44 },
    low: 'the drain elbow is clogged and only has to be cleared',
    high: 'elbow and trap are replaced',
  },
  'blade-problems': {
    label: 'Blade Problems',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 0, max: 91 },
    low: 'the grind ring is jammed and only has to be cleared',
    high: 'the grind ring and its lugs are replaced',
  },
  leaking: {
    label: 'Leaking',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 11, max: 127 },
    low: 'the sink flange is sealed again',
    high: 'the housing has cracked and the unit is replaced',
  },
  'electrical-issues': {
    label: 'Electrical Issues',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 0, max: 98 },
    low: 'a jam has tripped the reset button',
    high: 'the cord and the wiring inside the unit are replaced',
  },
};
