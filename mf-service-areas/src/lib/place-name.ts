import type { PlaceRecord } from '../data/shapes';

/** `Katy, TX`, or `Meyerland, Houston` for a neighborhood. */
export const placeName = ({ name, city }: Pick<PlaceRecord, 'name' | 'city'>): string =>
  `${name}, ${city ?? 'TX'}`;

export const placePath = (slug: string): string => `/service-area/city/${slug}`;
