/** In viewBox units. */
export type Point = readonly [x: number, y: number];

/** Width and height of every drawing, in viewBox units. */
export const drawingSize = { width: 400, height: 320 };

/** Radius of a callout's circle and of its round press target. */
export const calloutRadius = { badge: 13, target: 17 };

/** End of a callout's line on the part, and center of its numbered circle. */
export type Place = readonly [tip: Point, badge: Point];

/**
 * Places of a drawing's parts, by the ids in the catalog's issues. The shapes stand under the same ids in
 * `public/drawings/<slug>.svg`. One constant for each drawing, so that a page loads only its own.
 */
type Places = Record<string, Place>;

export const washingMachine = {
  'drain-pump': [
    [243, 262],
    [366, 262],
  ],
  'drive-motor': [
    [140, 266],
    [34, 276],
  ],
  'door-boot': [
    [161, 121],
    [34, 84],
  ],
  'drum-bearing': [
    [205, 149],
    [366, 92],
  ],
  'door-lock': [
    [266, 168],
    [366, 178],
  ],
} as const satisfies Places;

export const dryer = {
  'heating-element': [
    [300, 150],
    [368, 112],
  ],
  'drive-belt': [
    [166, 122],
    [34, 84],
  ],
  vent: [
    [352, 252],
    [368, 292],
  ],
  'drum-rollers': [
    [134, 232],
    [34, 250],
  ],
  'door-switch': [
    [242, 100],
    [368, 60],
  ],
} as const satisfies Places;

export const refrigerator = {
  compressor: [
    [158, 268],
    [36, 272],
  ],
  'ice-maker': [
    [164, 78],
    [36, 72],
  ],
  'defrost-drain': [
    [217, 212],
    [36, 172],
  ],
  'evaporator-fan': [
    [238, 86],
    [366, 62],
  ],
  'condenser-fan': [
    [246, 270],
    [366, 258],
  ],
} as const satisfies Places;

export const dishwasher = {
  'spray-arm': [
    [152, 169],
    [36, 124],
  ],
  'drain-pump': [
    [258, 266],
    [366, 266],
  ],
  'door-latch': [
    [183, 53],
    [72, 32],
  ],
  'door-gasket': [
    [274, 110],
    [366, 128],
  ],
  'wash-pump': [
    [178, 266],
    [36, 272],
  ],
} as const satisfies Places;

export const oven = {
  'bake-element': [
    [148, 172],
    [34, 140],
  ],
  'temperature-sensor': [
    [262, 104],
    [370, 84],
  ],
  'door-hinge': [
    [290, 180],
    [370, 196],
  ],
  'door-lock': [
    [186, 84],
    [34, 92],
  ],
  igniter: [
    [276, 268],
    [370, 276],
  ],
} as const satisfies Places;

export const microwave = {
  magnetron: [
    [296, 176],
    [368, 236],
  ],
  'door-switch': [
    [254, 176],
    [250, 270],
  ],
  'waveguide-cover': [
    [226, 104],
    [210, 24],
  ],
  'turntable-motor': [
    [170, 270],
    [80, 290],
  ],
  'door-latch': [
    [68, 134],
    [30, 60],
  ],
} as const satisfies Places;

export const stove = {
  'burner-head': [
    [110, 74],
    [34, 52],
  ],
  'gas-connector': [
    [362, 206],
    [364, 286],
  ],
  'spark-electrode': [
    [206, 92],
    [276, 58],
  ],
  orifice: [
    [131, 122],
    [34, 116],
  ],
  'control-valve': [
    [100, 194],
    [34, 176],
  ],
} as const satisfies Places;

export const range = {
  'bake-element': [
    [146, 198],
    [34, 170],
  ],
  'surface-element': [
    [140, 99],
    [34, 76],
  ],
  'temperature-sensor': [
    [250, 146],
    [370, 128],
  ],
  'door-hinge': [
    [276, 206],
    [370, 216],
  ],
  'control-board': [
    [316, 50],
    [370, 40],
  ],
} as const satisfies Places;

export const iceMachine = {
  compressor: [
    [140, 274],
    [36, 276],
  ],
  'water-filter': [
    [354, 170],
    [370, 226],
  ],
  'inlet-valve': [
    [300, 104],
    [366, 56],
  ],
  'condenser-fan': [
    [240, 262],
    [370, 276],
  ],
  'evaporator-plate': [
    [142, 76],
    [36, 84],
  ],
} as const satisfies Places;

export const garbageDisposal = {
  flywheel: [
    [240, 189],
    [366, 204],
  ],
  'drain-elbow': [
    [98, 220],
    [36, 178],
  ],
  'grind-ring': [
    [170, 152],
    [36, 120],
  ],
  'sink-flange': [
    [240, 50],
    [366, 66],
  ],
  'reset-button': [
    [234, 288],
    [366, 290],
  ],
} as const satisfies Places;

export const trashCompactor = {
  'drive-motor': [
    [200, 104],
    [36, 72],
  ],
  'drawer-switch': [
    [276, 144],
    [366, 124],
  ],
  'power-screw': [
    [178, 130],
    [36, 134],
  ],
  'drawer-track': [
    [252, 226],
    [366, 214],
  ],
  'carbon-filter': [
    [330, 58],
    [366, 30],
  ],
} as const satisfies Places;

export const downdraft = {
  'lift-motor': [
    [104, 258],
    [30, 270],
  ],
  'grease-filter': [
    [316, 84],
    [372, 112],
  ],
  'blower-motor': [
    [203, 247],
    [350, 284],
  ],
  'blower-wheel': [
    [232, 214],
    [366, 210],
  ],
  'control-panel': [
    [232, 46],
    [100, 30],
  ],
} as const satisfies Places;

export const cooktop = {
  'glass-top': [
    [56, 92],
    [30, 40],
  ],
  'radiant-element': [
    [84, 200],
    [30, 168],
  ],
  'spark-electrode': [
    [258, 206],
    [376, 212],
  ],
  'terminal-block': [
    [88, 249],
    [52, 290],
  ],
  'touch-panel': [
    [150, 103],
    [176, 137],
  ],
} as const satisfies Places;

/** Every drawing by the slug of its appliance. */
export const callouts = {
  'washing-machine': washingMachine,
  dryer,
  refrigerator,
  dishwasher,
  oven,
  microwave,
  stove,
  range,
  'ice-machine': iceMachine,
  'garbage-disposal': garbageDisposal,
  'trash-compactor': trashCompactor,
  downdraft,
  cooktop,
} as const satisfies Record<string, Places>;

/** An appliance, by its slug in addresses. */
export type DrawingSlug = keyof typeof callouts;

/**
 * Place of a part in a drawing.
 * @throws RangeError if the drawing does not have the part, so that a misspelled id stops the build
 */
export function placeOf(slug: DrawingSlug, part: string): Place {
  const place = (callouts[slug] as Places)[part];
  if (!place) throw new RangeError(`The drawing "${slug}" has no part "${part}".`);
  return place;
}

/** Things to find before a repair, drawn in `steps.svg`, on a grid of 96 by 72. */
export const stepNames = [
  'washer-faucets',
  'sink-valve',
  'breaker',
  'plug',
  'gas-valve',
  'filter-trap',
] as const;

export type StepName = (typeof stepNames)[number];

/** The icon of the appliance in the file of its large drawing. */
export const iconId = 'icon';

/** The large drawing of an appliance, all small ones, or what to find before a repair. */
type DrawingFile = DrawingSlug | 'icons' | 'steps';

/**
 * A part, the body of a drawing or an icon, to reference in an svg: a file of the site that every page
 * shares, so that a document does not repeat it.
 */
export const shapeIn = (drawing: DrawingFile, id: string): string =>
  `/drawings/${drawing}.svg#${id}`;
