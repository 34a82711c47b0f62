/** Last entry of the lists: what it is stands in a free text. */
export const otherAppliance = 'Other';

/** Value of the issue list under which the free text appears. */
export const otherIssue = 'other';

/** Appliances of the booking form, by the name that travels with the request. */
export const bookingAppliances = [
  'Washing Machine',
  'Dryer',
  'Refrigerator',
  'Dishwasher',
  'Oven/Range',
  'Microwave',
  'Garbage Disposal',
  'Ice Machine',
  'Trash Compactor',
  'Cooktop',
  'Stove',
  otherAppliance,
] as const;
export type BookingAppliance = (typeof bookingAppliances)[number];

const presets: Partial<Record<string, readonly string[]>> = {
  'Washing Machine': [
    'Not Draining',
    'Not Spinning',
    'Leaking',
    'Loud Noise',
    "Won't Start",
    'Not Filling',
    'Door Locked',
  ],
  Dryer: [
    'Not Heating',
    'Drum Not Turning',
    'Overheating',
    'Loud Noise',
    "Won't Start",
    'Takes Too Long',
    'Shuts Off Early',
  ],
  Refrigerator: [
    'Not Cooling',
    'Ice Maker Not Working',
    'Water Leaking',
    'Freezer Not Freezing',
    'Loud Noise',
    'Frost Building Up',
    'Water Dispenser Not Working',
  ],
  Dishwasher: [
    'Not Cleaning',
    'Not Draining',
    "Won't Start",
    'Leaking',
    'Loud Noise',
    'Not Drying',
    'Not Filling',
  ],
};

/** The usual issues of an appliance; none where the visitor describes it in words. */
export const presetIssues = (appliance: string): readonly string[] => presets[appliance] ?? [];
