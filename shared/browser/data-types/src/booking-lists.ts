/**
 * Appliances and issues that can be booked. The form offers these names. The database accepts no
 * others, so a mail to a customer cannot contain a stranger's text.
 */

import { applianceNames as names } from './entities';

/** Last entry of each list: the visitor describes it in the free text. */
export const otherAppliance = 'Other';

/** Appliances of the booking form, by the name that the request has. */
export const bookingAppliances = [
  names['washing-machine'],
  names.dryer,
  names.refrigerator,
  names.dishwasher,
  `${names.oven}/${names.range}`,
  names.microwave,
  names['garbage-disposal'],
  names['ice-machine'],
  names['trash-compactor'],
  names.cooktop,
  names.stove,
  otherAppliance,
] as const;
export type BookingAppliance = (typeof bookingAppliances)[number];

const presets: Partial<Record<string, readonly string[]>> = {
  [names['washing-machine']]: [
    'Not Draining',
    'Not Spinning',
    'Leaking',
    'Loud Noise',
    "Won't Start",
    'Not Filling',
    'Door Locked',
  ],
  [names.dryer]: [
    'Not Heating',
    'Drum Not Turning',
    'Overheating',
    'Loud Noise',
    "Won't Start",
    'Takes Too Long',
    'Shuts Off Early',
  ],
  [names.refrigerator]: [
    'Not Cooling',
    'Ice Maker Not Working',
    'Water Leaking',
    'Freezer Not Freezing',
    'Loud Noise',
    'Frost Building Up',
    'Water Dispenser Not Working',
  ],
  [names.dishwasher]: [
    'Not Cleaning',
    'Not Draining',
    "Won't Start",
    'Leaking',
    'Loud Noise',
    'Not Drying',
    'Not Filling',
  ],
};

/** The usual issues of an appliance; empty if the visitor has to describe the problem. */
export const presetIssues = (appliance: string): readonly string[] => presets[appliance] ?? [];

/** Names of an estimate's lines. */
export const estimateLabels = ['Diagnostic visit', 'Labor', 'Parts'] as const;

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The appliance as the list writes it, or `Other`. */
export const listedAppliance = (appliance: string): string =>
  bookingAppliances.find((name) => same(name, appliance)) ?? otherAppliance;

/** The issue as the list of its appliance writes it, or `Other` for a visitor's own words. */
export const listedIssue = (appliance: string, issue: string): string =>
  presetIssues(listedAppliance(appliance)).find((name) => same(name, issue)) ?? otherAppliance;

/** Name of an estimate's line, or `Other`. */
export const listedLabel = (label: string): string =>
  estimateLabels.find((name) => name === label) ?? otherAppliance;
