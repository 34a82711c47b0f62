import type { ApplianceSlug } from '@site/data-types/entities';

interface NumberPlate {
  /** Where the plate with model and serial number is, as a sentence. */
  place: string;
  /** The same place in the appliance's drawing, in its units of 400 by 320. */
  at: readonly [x: number, y: number];
}

/** Where the rating plate of each appliance is. */
export const numberPlates: Readonly<Record<ApplianceSlug, NumberPlate>> = {
  'washing-machine': {
    place: 'Open the door: on the rim of the opening. Top loaders have it under the lid.',
    at: [226, 192],
  },
  dryer: {
    place: 'Open the door: on the rim of the opening, mostly on the right.',
    at: [250, 146],
  },
  refrigerator: {
    place: 'Open the fresh food door: on a side wall near the ceiling.',
    at: [146, 162],
  },
  dishwasher: {
    place: 'Open the door: on the edge of the door or on the rim of the tub.',
    at: [282, 132],
  },
  oven: {
    place: 'Open the door: on the front frame next to or below the opening.',
    at: [102, 138],
  },
  microwave: {
    place: 'Open the door: on the left of the front frame.',
    at: [116, 148],
  },
  stove: {
    place: 'Open the lower door or pull out the drawer: on the frame behind it.',
    at: [110, 262],
  },
  range: {
    place: 'Pull out the storage drawer: on the frame behind it.',
    at: [158, 268],
  },
  'ice-machine': {
    place: 'Open the door: on the wall inside the bin.',
    at: [132, 206],
  },
  'garbage-disposal': {
    place: 'Look from below: on the bottom of the housing or just above it.',
    at: [176, 272],
  },
  'trash-compactor': {
    place: 'Pull out the drawer: on the frame next to it.',
    at: [156, 146],
  },
  downdraft: {
    place: 'Take out the grease filter: on the housing behind it.',
    at: [188, 82],
  },
  cooktop: {
    place: 'Look from below, inside the cabinet: on the underside of the burner box.',
    at: [224, 246],
  },
};
