import { regionLabel } from './lib/region-label';
import type { Coverage, CoverageModule } from '@site/data-types/entities';
import { areas } from './data/areas';
import type { Area } from './data/schema';
import { milesBetween } from './lib/distance';
import { isLocated, located } from './lib/located';
import { serviceStats } from './lib/service-stats';

/**
 * The one answer to "do we serve this ZIP". Other parts call it at run time, so that they accept a
 * new ZIP in `data/houston-zips.json` with this part's next release. No React, no requests.
 */

const byZip: ReadonlyMap<string, Area> = new Map(areas.map((area) => [area.zipCode, area]));

/** Whether a technician comes to this ZIP. Anything but five digits is not served. */
export const isServed: CoverageModule['isServed'] = (zip) => byZip.has(zip);

/** Where a ZIP is and how fast it is served; `{zipCode, served: false}` for any other. */
export const lookUp: CoverageModule['lookUp'] = (zip): Coverage => {
  const area = byZip.get(zip);
  if (!area) return { zipCode: zip, served: false };
  return {
    zipCode: zip,
    served: true,
    city: area.city,
    ...(area.neighborhood && { neighborhood: area.neighborhood }),
    region: regionLabel(area.region),
    responseHours: serviceStats(zip).averageResponseTime,
  };
};

/**
 * Other served ZIPs by distance in miles, nearest first. Empty for a ZIP that is not served. A
 * post-office ZIP has no area of its own, so it gets the neighbors of the area around it.
 * @param count most ZIPs to return, default 6
 */
export const neighbors: CoverageModule['neighbors'] = (zip, count = 6) => {
  const area = byZip.get(zip);
  const from = area && located(area, byZip);
  if (!from) return [];
  return areas
    .filter(isLocated)
    .filter((other) => other.zipCode !== from.zipCode)
    .map((other) => ({ zipCode: other.zipCode, miles: milesBetween(from, other) }))
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, count);
};

/** Every served ZIP, in ascending order. */
export const servedZips: CoverageModule['servedZips'] = () => [...byZip.keys()].toSorted();
