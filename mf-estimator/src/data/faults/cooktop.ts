import type { Faults } from './fault';

export const cooktop: Faults<'cooktop'> = {
  'glass-top-cracked': {
    label: 'Glass Top Cracked',
    urgency: 'High',
    difficulty: 'Hard',
    parts: { min: 191, max: 471 },
    low: 'the glass is sold by itself',
    high: 'the glass comes only as one piece with its frame',
  },
  'burner-not-heating': {
    label: 'Burner Not Heating',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 14, max: 138 },
    low: 'the lead of the element has burned off',
    high: 'the radiant element and its switch are replaced',
  },
  'wont-ignite': {
    label: "Won't Ignite",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 11, max: 102 },
    low: 'a spark electrode is cracked or its wire is off',
    high: 'the spark module and the switches are replaced',
  },
  'electrical-issues': {
    label: 'Electrical Issues',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 23, max: 206 },
    low: 'the terminal block has burned',
    high: 'the terminal block and all burned wiring are replaced',
  },
  'touch-controls-not-responding': {
    label: 'Touch Controls Not Responding',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 35, max: 240 },
    low: 'the ribbon cable and the seal are replaced',
    high: 'the touch panel is replaced',
  },
};
