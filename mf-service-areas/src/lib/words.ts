import { locale } from '@site/data-types/language';
import type { PlaceRecord } from '../data/shapes';
import * as m from '../messages/words';

/** `1` → `1 mile`, `3.2` → `3.2 miles`. */
export const inMiles = (miles: number): string => m.miles({ count: miles });

/** `2.1` → `2.1 hours`. */
export const inHours = (hours: number): string => m.hours({ hours: hours.toFixed(1) });

/** `0.4` → `25 minutes`, `1.1` → `1.1 hours`: a difference, rounded as people say it. */
export const inMinutes = (hours: number): string =>
  hours < 1 ? m.minutes({ count: Math.round((hours * 60) / 5) * 5 }) : inHours(hours);

export const plain = (n: number): string => n.toLocaleString(locale);

/** Usual name of an area: its neighborhood, or the city if it has none. */
export const areaName = ({ city, neighborhood }: { city: string; neighborhood?: string }): string =>
  neighborhood ?? city;

/** `Katy, TX`, or `Meyerland, Houston` for a neighborhood. */
export const placeName = ({ name, city }: Pick<PlaceRecord, 'name' | 'city'>): string =>
  `${name}, ${city ?? 'TX'}`;

export const placePath = (slug: string): string => `/service-area/city/${slug}`;
