import type { Faults } from './fault';

export const oven: Faults<'oven'> = {
  'not-heating': {
    label: 'Not Heating',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 55, max: 215 },
    low: 'the bake element has burned through',
    high: 'a concealed element or the gas valve is replaced',
  },
  'temperature-wrong': {
    label: 'Temperature Wrong',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 18, max: 121 },
    low: 'the sensor has drifted',
    high: 'the sensor, its wiring and the thermostat are replaced',
  },
  'door-not-closing': {
    label: 'Door Not Closing',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 18, max: 107 },
    low: 'one hinge has lost its spring',
    high: 'both hinges and the gasket are replaced',
  },
  'self-clean-failed': {
    label: 'Self-Clean Failed',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 28, max: 234 },
    low: 'a thermal fuse has opened in the heat',
    high: 'the door lock, its wiring and the cooling fan are replaced',
  },
  'igniter-failing': {
    label: 'Igniter Failing',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 36, max: 109 },
    low: 'a standard igniter is within reach from the front',
    high: 'the burner box comes out and a weak gas valve is replaced too',
  },
};
