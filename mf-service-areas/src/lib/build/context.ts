import type { Area, RegionName, Technician } from '../../data/schema';
import { isLocated, located } from '../located';
import type { LocatedArea } from '../located';
import type { Place } from '../distance';
import { serviceStats } from '../service-stats';
import type { AreaRecord } from '../records';
import type { Atlas } from './atlas';
import { createNearest } from './nearest';

/** What an area's page is made from; made once for all of them. */
export interface AreaContext {
  byZip: ReadonlyMap<string, Area>;
  atlas: Atlas;
  /** The middle of the whole service area, from which distances are told. */
  centre: Place;
  nearestAreas: ReturnType<typeof createNearest<LocatedArea>>;
  nearestTechnicians: ReturnType<typeof createNearest<Technician & Place>>;
  standing: (area: Area) => AreaRecord['standing'];
}

/** The ZIP whose place counts as the middle of Houston: downtown. */
export const centreZip = '77002';

/** @throws Error naming the technician whose ZIP is not served, or the missing centre */
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
  const centre = placeOf(centreZip);
  if (!centre)
    throw new Error(
      `mf-service-areas/src/data/houston-zips.json: ${centreZip}, the centre, is missing`,
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
    centre,
    nearestAreas: createNearest(areas.filter(isLocated)),
    nearestTechnicians: createNearest(placed),
    standing: createStanding(areas),
  };
}

/** Ranks of every area within its region, sorted once. */
function createStanding(areas: readonly Area[]): AreaContext['standing'] {
  const regions = new Map<RegionName, Area[]>();
  for (const area of areas) {
    const members = regions.get(area.region);
    if (members) members.push(area);
    else regions.set(area.region, [area]);
  }
  const result = new Map<string, AreaRecord['standing']>();
  for (const members of regions.values()) {
    const stats = members.map(({ zipCode }) => serviceStats(zipCode));
    const hours = stats.reduce((sum, { averageResponseTime }) => sum + averageResponseTime, 0);
    const response = Math.round((hours / members.length) * 10) / 10;
    const populations = descending(members.map(({ population }) => population ?? 0));
    const repairs = descending(stats.map(({ monthlyRepairs }) => monthlyRepairs));
    members.forEach(({ zipCode, population }, i) => {
      result.set(zipCode, {
        population: population === null ? null : rankIn(populations, population),
        repairs: rankIn(repairs, stats[i]?.monthlyRepairs ?? 0),
        of: members.length,
        response,
      });
    });
  }
  return ({ zipCode }) => {
    const standing = result.get(zipCode);
    if (!standing) throw new Error(`${zipCode} is in no region`);
    return standing;
  };
}

const descending = (values: number[]): number[] => values.toSorted((a, b) => b - a);

/** 1 for the first; equals share a rank. By halving, so that 40,000 ZIPs take no time. */
function rankIn(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > value) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
