import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const microwave: Faults<'microwave'> = {
  'not-heating': {
    label: 'Not Heating',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 14, max: 139 },
    low: m.microwaveNotHeatingLow,
    high: m.microwaveNotHeatingHigh,
  },
  'wont-start': {
    label: "Won't Start",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 9, max: 91 },
    low: m.microwaveWontStartLow,
    high: m.microwaveWontStartHigh,
  },
  sparking: {
    label: 'Sparking',
    urgency: 'High',
    difficulty: 'Easy',
    parts: { min: 12, max: 103 },
    low: m.microwaveSparkingLow,
    high: m.microwaveSparkingHigh,
  },
  'turntable-not-turning': {
    label: 'Turntable Not Turning',
    urgency: 'Low',
    difficulty: 'Easy',
    parts: { min: 11, max: 64 },
    low: m.microwaveTurntableNotTurningLow,
    high: m.microwaveTurntableNotTurningHigh,
  },
  'door-not-closing': {
    label: 'Door Not Closing',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 14, max: 91 },
    low: m.microwaveDoorNotClosingLow,
    high: m.microwaveDoorNotClosingHigh,
  },
};
