import type { ApplianceSlug } from '@site/data-types/entities';

/** Appliances that people take for each other, with what tells each apart, in the order to look. */
export const lookAlikes = [
  {
    slug: 'range',
    sign: 'burners on top and an oven below, in one piece',
    text: 'It stands on the floor between two cabinets, and most people say stove. Electric, gas or both.',
  },
  {
    slug: 'oven',
    sign: 'an oven door, and no burners on it',
    text: 'It is built into a wall or a tall cabinet. A double oven has two doors, one above the other.',
  },
  {
    slug: 'cooktop',
    sign: 'burners in the counter, and no oven below',
    text: 'A flat sheet of glass or steel set into the counter, with drawers or a cabinet under it. Electric, induction or gas.',
  },
  {
    slug: 'stove',
    sign: 'open gas flames, and the flame is the trouble',
    text: 'A burner that clicks, burns yellow or stays out is the same repair on a gas range. Look here for it.',
  },
] as const satisfies { slug: ApplianceSlug; sign: string; text: string }[];

/** Id of the chooser on /appliances. */
export const chooserId = 'oven-range-stove-or-cooktop';

export const chooserPath = `/appliances#${chooserId}`;

export const isLookAlike = (appliance: string): boolean =>
  lookAlikes.some(({ slug }) => slug === appliance);
