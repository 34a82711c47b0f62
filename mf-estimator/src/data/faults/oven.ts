import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const oven: Faults<'oven'> = {
  'not-heating': {
    label: 'Not Heating',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 55, max: 215 },
    low: m.ovenNotHeatingLow,
    high: m.ovenNotHeatingHigh,
  },
  'temperature-wrong': {
    label: 'Temperature Wrong',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 18, max: 121 },
    low: m.ovenTemperatureWrongLow,
    high: m.ovenTemperatureWrongHigh,
  },
  'door-not-closing': {
    label: 'Door Not Closing',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 18, max: 107 },
    low: m.ovenDoorNotClosingLow,
    high: m.ovenDoorNotClosingHigh,
  },
  'self-clean-failed': {
    label: 'Self-Clean Failed',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 28, max: 234 },
    low: m.ovenSelfCleanFailedLow,
    high: m.ovenSelfCleanFailedHigh,
  },
  'igniter-failing': {
    label: 'Igniter Failing',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 36, max: 109 },
    low: m.ovenIgniterFailingLow,
    high: m.ovenIgniterFailingHigh,
  },
};
