import type { ApplianceSlug } from '@site/data-types/entities';
import * as m from '../messages/parts';

interface NumberPlate {
  /** Where the plate with model and serial number is, as a sentence. */
  place: string;
  /** The same place in the appliance's drawing, in its units of 400 by 320. */
  at: readonly [x: number, y: number];
}

/** Where the rating plate of each appliance is. */
export const numberPlates: Readonly<Record<ApplianceSlug, NumberPlate>> = {
  'washing-machine': {
    place: m.openDoorRimOpening,
    at: [226, 192],
  },
  dryer: {
    place: m.openDoorRimOpeningMostly,
    at: [250, 146],
  },
  refrigerator: {
    place: m.openFreshFoodDoor,
    at: [146, 162],
  },
  dishwasher: {
    place: m.openDoorEdgeDoor,
    at: [282, 132],
  },
  oven: {
    place: m.openDoorFrontFrame,
    at: [102, 138],
  },
  microwave: {
    place: m.openDoorLeftFront,
    at: [116, 148],
  },
  stove: {
    place: m.openLowerDoorPull,
    at: [110, 262],
  },
  range: {
    place: m.pullOutStorageDrawer,
    at: [158, 268],
  },
  'ice-machine': {
    place: m.openDoorWallInside,
    at: [132, 206],
  },
  'garbage-disposal': {
    place: m.lookBelowBottomHousing,
    at: [176, 272],
  },
  'trash-compactor': {
    place: m.pullOutDrawerFrame,
    at: [156, 146],
  },
  downdraft: {
    place: m.takeOutGreaseFilter,
    at: [188, 82],
  },
  cooktop: {
    place: m.lookBelowInsideCabinet,
    at: [224, 246],
  },
};
