import type { Area, RegionName, Technician } from '../../data/schema';
import { isLocated, located } from '../located';
import type { LocatedArea } from '../located';
import type { Place } from '../distance';
import { serviceStats } from '../service-stats';
import type { Atlas } from './atlas';
import { createNearest } from './nearest';

/** Shared input of all area records. */
export interface AreaContext {
  byZip: ReadonlyMap<string, Area>;
  atlas: Atlas;
  /** The center of Houston. Pages state the distance from it. */
  center: Place;
  nearestAreas: ReturnType<typeof createNearest<LocatedArea>>;
  nearestTechnicians: ReturnType<typeof createNearest<Technician & Place>>;
  /** Mean hours to arrival in a region. */
  regionResponse: (region: RegionName) => number;
}

/** The ZIP that counts as the center of Houston: downtown. */
export const centerZip = '77002';

/** @throws Error naming the technician whose ZIP is not served, or the missing center */
export function createContext(
  areas: readonly Area[],
  technicians: readonly Technician[],
  atlas: Atlas,
): AreaContext {
  const byZip = new Map(areas.map((area) => [area.zipCode, area]));
  const placeOf = (zip: string): LocatedArea | undefined => {
    const area = byZip.get(zip);
    return area && located(area, byZip);
  };
  const center = placeOf(centerZip);
  if (!center)
    throw new Error(
      `mf-service-areas/src/data/houston-zips.json: ${centerZip}, the center, is missing`,
    );
  const placed = technicians.map((technician) => {
    const area = placeOf(technician.zipCode);
    if (!area) {
      const { id, zipCode } = technician;
      throw new Error(
        `mf-service-areas/src/data/technicians.json: ${id}: zipCode ${zipCode} is not served`,
      );
    }
    return { ...technician, lat: area.lat, lng: area.lng };
  });
  return {
    byZip,
    atlas,
    center,
    nearestAreas: createNearest(areas.filter(isLocated)),
    nearestTechnicians: createNearest(placed),
    regionResponse: createRegionResponse(areas),
  };
}

/** Mean hours to arrival in each region, one decimal. Computed once. */
function createRegionResponse(areas: readonly Area[]): AreaContext['regionResponse'] {
  const hours = new Map<RegionName, number[]>();
  for (const { region, zipCode } of areas) {
    const own = serviceStats(zipCode).averageResponseTime;
    const others = hours.get(region);
    if (others) others.push(own);
    else hours.set(region, [own]);
  }
  const means = new Map(
    Array.from(hours, ([region, all]) => {
      const sum = all.reduce((total, own) => total + own, 0);
      return [region, Math.round((sum / all.length) * 10) / 10];
    }),
  );
  return (region) => {
    const mean = means.get(region);
    if (mean === undefined) throw new Error(`${region} has no ZIP`);
    return mean;
  };
}
