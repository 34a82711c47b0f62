import type { Place } from '../lib/distance';
import type { RegionName } from './schema';

export type RegionColor = 'metro' | 'north' | 'west' | 'southwest';

/** A part of the service area, as cards and the map show it. */
export interface Region {
  name: RegionName;
  /** Names its color and hatching in the map's style sheet. Its icon is its outline. */
  color: RegionColor;
  description: string;
  /** Position of its name on the map, on empty ground next to it. */
  nameAt: Place;
}

/** In the order of the lists. */
export const regions: readonly Region[] = [
  {
    name: 'Houston Metro',
    color: 'metro',
    description: 'Downtown and the neighborhoods around it, from Acres Homes to Clear Lake.',
    nameAt: { lat: 29.87, lng: -95.148 },
  },
  {
    name: 'North Houston',
    color: 'north',
    description:
      'Spring, Humble, Kingwood, Tomball and The Woodlands, and on to Conroe and Magnolia.',
    nameAt: { lat: 30.345, lng: -95.82 },
  },
  {
    name: 'West Houston',
    color: 'west',
    description: 'The Energy Corridor, Bear Creek, Cypress, Katy and Fulshear.',
    nameAt: { lat: 30.015, lng: -95.87 },
  },
  {
    name: 'Southwest Houston',
    color: 'southwest',
    description: 'Sugar Land, Missouri City, Stafford, Richmond and Rosenberg.',
    nameAt: { lat: 29.48, lng: -95.25 },
  },
];

/** The color and hatching of a region. */
export const colorOf = (name: RegionName): RegionColor =>
  regions.find((region) => region.name === name)?.color ?? 'metro';

/** Towns that help people to read the map, each written on one of its ZIPs. */
export const towns: readonly { zip: string; name: string }[] = [
  { zip: '77301', name: 'Conroe' },
  { zip: '77354', name: 'Magnolia' },
  { zip: '77380', name: 'The Woodlands' },
  { zip: '77375', name: 'Tomball' },
  { zip: '77339', name: 'Kingwood' },
  { zip: '77338', name: 'Humble' },
  { zip: '77429', name: 'Cypress' },
  { zip: '77449', name: 'Katy' },
  { zip: '77002', name: 'Downtown' },
  { zip: '77058', name: 'Clear Lake' },
  { zip: '77478', name: 'Sugar Land' },
  { zip: '77471', name: 'Rosenberg' },
];
