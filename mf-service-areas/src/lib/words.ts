import { plural } from '@site/data-types/plural';

/** `1` → `1 mile`, `3.2` → `3.2 miles`. */
export const inMiles = (miles: number): string => plural(miles, 'mile');

/** `2.1` → `2.1 hours`. */
export const inHours = (hours: number): string => `${hours.toFixed(1)} hours`;

/** `0.4` → `25 minutes`, `1.1` → `1.1 hours`: a difference, rounded as people say it. */
export const inMinutes = (hours: number): string =>
  hours < 1 ? `${Math.round((hours * 60) / 5) * 5} minutes` : inHours(hours);

export const plain = (n: number): string => n.toLocaleString('en-US');
