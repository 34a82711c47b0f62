import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const range: Faults<'range'> = {
  'oven-not-heating': {
    label: 'Oven Not Heating',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 59, max: 222 },
    low: m.rangeOvenNotHeatingLow,
    high: m.rangeOvenNotHeatingHigh,
  },
  'burner-not-working': {
    label: 'Burner Not Working',
    urgency: 'Medium',
    difficulty: 'Easy',
    parts: { min: 26, max: 133 },
    low: m.rangeBurnerNotWorkingLow,
    high: m.rangeBurnerNotWorkingHigh,
  },
  'temperature-wrong': {
    label: 'Temperature Wrong',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 25, max: 136 },
    low: m.rangeTemperatureWrongLow,
    high: m.rangeTemperatureWrongHigh,
  },
  'door-not-closing': {
    label: 'Door Not Closing',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 21, max: 119 },
    low: m.rangeDoorNotClosingLow,
    high: m.rangeDoorNotClosingHigh,
  },
  'control-panel-dead': {
    label: 'Control Panel Dead',
    urgency: 'High',
    difficulty: 'Hard',
    parts: { min: 52, max: 337 },
    low: m.rangeControlPanelDeadLow,
    high: m.rangeControlPanelDeadHigh,
  },
};
