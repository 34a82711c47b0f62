import type { ApplianceSlug } from '@site/data-types/entities';

interface NumberPlate {
  label: string;
  /** Where the plate with model and serial number is, as a sentence. */
  place: string;
  /** The same place in the appliance's drawing, in its units of 400 by 320. */
  at: readonly [x: number, y: number];
}

/** Where each appliance carries its rating plate. */
export const numberPlates: Readonly<Record<ApplianceSlug, NumberPlate>> = {
  'washing-machine': {
    label: 'Washing Machine',
    place: 'Open the door: on the rim of the opening. Top loaders carry it under the lid.',
    at: [226, 192],
  },
  dryer: {
    label: 'Dryer',
    place: 'Open the door: on the rim of the opening, mostly on the right.',
    at: [250, 146],
  },
  refrigerator: {
    label: 'Refrigerator',
    place: 'Open the fresh food door: on a side wall near the ceiling.',
    at: [146, 162],
  },
  dishwasher: {
    label: 'Dishwasher',
    place: 'Open the door: on the edge of the door or on the rim of the tub.',
    at: [282, 132],
  },
  oven: {
    label: 'Oven',
    place: 'Open the door: on the front frame beside or below the opening.',
    at: [102, 138],
  },
  microwave: {
    label: 'Microwave',
    place: 'Open the door: on the left of the front frame.',
    at: [116, 148],
  },
  stove: {
    label: 'Stove',
    place: 'Open the lower door or pull out the drawer: on the frame behind it.',
    at: [110, 262],
  },
  range: {
    label: 'Range',
    place: 'Pull out the storage drawer: on the frame behind it.',
    at: [158, 268],
  },
  'ice-machine': {
    label: 'Ice Machine',
    place: 'Open the door: on the wall inside the bin.',
    at: [132, 206],
  },
  'garbage-disposal': {
    label: 'Garbage Disposal',
    place: 'Look from below: on the bottom of the housing or just above it.',
    at: [176, 272],
  },
  'trash-compactor': {
    label: 'Trash Compactor',
    place: 'Pull out the drawer: on the frame beside it.',
    at: [156, 146],
  },
  downdraft: {
    label: 'Downdraft',
    place: 'Take out the grease filter: on the housing behind it.',
    at: [188, 82],
  },
  cooktop: {
    label: 'Cooktop',
    place: 'Look from below, inside the cabinet: on the underside of the burner box.',
    at: [224, 246],
  },
};
