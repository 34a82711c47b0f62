import type { ApplianceSlug } from '@site/data-types/entities';
import * as m from '../messages/chooser-link';

/** Appliances that people take for each other, with what tells each apart, in the order to look. */
export const lookAlikes = [
  {
    slug: 'range',
    sign: m.burnersTopOvenBelow,
    text: m.standsFloorBetweenTwo,
  },
  {
    slug: 'oven',
    sign: m.ovenDoorNoBurners,
    text: m.builtIntoWallTall,
  },
  {
    slug: 'cooktop',
    sign: m.burnersCounterNoOven,
    text: m.flatSheetGlassSteel,
  },
  {
    slug: 'stove',
    sign: m.openGasFlamesFlame,
    text: m.burnerClicksBurnsYellow,
  },
] as const satisfies { slug: ApplianceSlug; sign: string; text: string }[];

/** Id of the chooser on /appliances. */
export const chooserId = 'oven-range-stove-or-cooktop';

export const chooserPath = `/appliances#${chooserId}`;

export const isLookAlike = (appliance: string): boolean =>
  lookAlikes.some(({ slug }) => slug === appliance);
