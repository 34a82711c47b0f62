import { gasAdvice } from '@site/data-types/safety';
import type { Faults } from './fault';

export const stove: Faults<'stove'> = {
  'burner-not-working': {
    label: 'Burner Not Working',
    urgency: 'Medium',
    difficulty: 'Easy',
    parts: { min: 0, max: 112 },
    low: 'the burner head is clogged and only has to be cleaned',
    high: 'the burner valve is replaced',
  },
  'gas-smell': {
    label: 'Gas Smell',
    urgency: 'Critical',
    difficulty: 'Hard',
    warning: `${gasAdvice} Then call us.`,
    parts: { min: 21, max: 116 },
    low: 'the flexible connector or one fitting leaks',
    high: 'a valve or the regulator is replaced and every joint tested',
  },
  'wont-ignite': {
    label: "Won't Ignite",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 11, max: 93 },
    low: 'one spark electrode is cracked',
    high: 'the spark module and its harness are replaced',
  },
  'uneven-flame': {
    label: 'Uneven Flame',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 0, max: 59 },
    low: 'ports and orifice only have to be cleaned',
    high: 'the burner and its orifice are replaced',
  },
  'control-knob-broken': {
    label: 'Control Knob Broken',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 9, max: 67 },
    low: 'only the knob or its insert has split',
    high: 'the control valve behind it has seized and is replaced',
  },
};
