import type { Faults } from './fault';

export const range: Faults<'range'> = {
  'oven-not-heating': {
    label: 'Oven Not Heating',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 59, max: 222 },
    low: 'the bake element, or an igniter below the oven floor, is replaced',
    high: 'the gas valve, or the terminal block with its wiring, is replaced',
  },
  'burner-not-working': {
    label: 'Burner Not Working',
    urgency: 'Medium',
    difficulty: 'Easy',
    parts: { min: 26, max: 133 },
    low: 'the surface element or its socket has burned',
    high: 'the burner switch and its wiring are replaced too',
  },
  'temperature-wrong': {
    label: 'Temperature Wrong',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 25, max: 136 },
    low: 'the sensor no longer reads true',
    high: 'the thermostat and its bulb are replaced',
  },
  'door-not-closing': {
    label: 'Door Not Closing',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 21, max: 119 },
    low: 'one hinge is bent',
    high: 'hinges, their pockets and the seal are replaced',
  },
  'control-panel-dead': {
    label: 'Control Panel Dead',
    urgency: 'High',
    difficulty: 'Hard',
    parts: { min: 52, max: 337 },
    low: 'the cable to the panel or its fuse has failed',
    high: 'the control board itself is replaced',
  },
};
