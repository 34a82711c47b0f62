/** All appliances with a drawing, by their slug in addresses. */
export const drawingSlugs = [
  'washing-machine',
  'dryer',
  'refrigerator',
  'dishwasher',
  'oven',
  'microwave',
  'stove',
  'range',
  'ice-machine',
  'garbage-disposal',
  'trash-compactor',
  'downdraft',
  'cooktop',
] as const;

export type DrawingSlug = (typeof drawingSlugs)[number];
