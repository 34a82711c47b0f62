import type { Place } from '../lib/distance';
import * as m from '../messages/regions';
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
    description: m.downtownNeighborhoodsAroundAcres,
    nameAt: { lat: 29.87, lng: -95.148 },
  },
  {
    name: 'North Houston',
    color: 'north',
    description: m.springHumbleKingwoodTomball,
    nameAt: { lat: 30.345, lng: -95.82 },
  },
  {
    name: 'West Houston',
    color: 'west',
    description: m.energyCorridorBearCreek,
    nameAt: { lat: 30.015, lng: -95.87 },
  },
  {
    name: 'Southwest Houston',
    color: 'southwest',
    description: m.sugarLandMissouriCity,
    nameAt: { lat: 29.48, lng: -95.25 },
  },
];

/** The color and hatching of a region. */
export const colorOf = (name: RegionName): RegionColor =>
  regions.find((region) => region.name === name)?.color ?? 'metro';

/** Towns that help people to read the map, each written on one of its ZIPs. */
export const towns: readonly { zip: string; name: string }[] = [
  { zip: '77301', name: m.conroe },
  { zip: '77354', name: m.magnolia },
  { zip: '77380', name: m.theWoodlands },
  { zip: '77375', name: m.tomball },
  { zip: '77339', name: m.kingwood },
  { zip: '77338', name: m.humble },
  { zip: '77429', name: m.cypress },
  { zip: '77449', name: m.katy },
  { zip: '77002', name: m.downtown },
  { zip: '77058', name: m.clearLake },
  { zip: '77478', name: m.sugarLand },
  { zip: '77471', name: m.rosenberg },
];
