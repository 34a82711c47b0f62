import type { RegionName } from '../data/schema';
import * as m from '../messages/region';

const labels: Record<RegionName, string> = {
  'Houston Metro': m.houstonMetro,
  'North Houston': m.northHouston,
  'West Houston': m.westHouston,
  'Southwest Houston': m.southwestHouston,
};

/** A region's name for people. Addresses and records have the other one. */
export const regionLabel = (name: RegionName): string => labels[name];
