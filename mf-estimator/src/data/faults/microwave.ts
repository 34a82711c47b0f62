import type { Faults } from './fault';

export const microwave: Faults<'microwave'> = {
  'not-heating': {
    label: 'Not Heating',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 14, max: 139 },
    low: 'a door switch or the high-voltage diode has failed',
    high: 'the magnetron is replaced',
  },
  'wont-start': {
    label: "Won't Start",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 9, max: 91 },
    low: 'the line fuse or a door switch has failed',
    high: 'the control panel is replaced',
  },
  sparking: {
    label: 'Sparking',
    urgency: 'High',
    difficulty: 'Easy',
    parts: { min: 12, max: 103 },
    low: 'only the waveguide cover has burned',
    high: 'the arcing has damaged the magnetron as well',
  },
  'turntable-not-turning': {
    label: 'Turntable Not Turning',
    urgency: 'Low',
    difficulty: 'Easy',
    parts: { min: 11, max: 64 },
    low: 'the coupler or the roller ring is worn',
    high: 'the turntable motor is replaced',
  },
  'door-not-closing': {
    label: 'Door Not Closing',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 14, max: 91 },
    low: 'a latch hook or its spring has broken',
    high: 'the inner frame of the door is replaced',
  },
};
