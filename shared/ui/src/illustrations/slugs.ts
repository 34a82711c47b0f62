/** Every appliance that is drawn, by the name that the site's addresses give it. */
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
