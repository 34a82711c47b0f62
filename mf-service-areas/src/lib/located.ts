import type { Area } from '../data/schema';
import type { Place } from './distance';

/** A ZIP that has a place on the map. */
export type LocatedArea = Area & Place;

export const isLocated = (area: Area): area is LocatedArea =>
  area.lat !== null && area.lng !== null;

/** Post-office ZIPs without an area, by the ZIP whose place stands for theirs. */
const standIns: Readonly<Record<string, string>> = { '77001': '77002' };

/** The area itself, or the one whose place stands for a post-office ZIP; undefined without either. */
export function located(area: Area, byZip: ReadonlyMap<string, Area>): LocatedArea | undefined {
  if (isLocated(area)) return area;
  const other = byZip.get(standIns[area.zipCode] ?? '');
  return other && isLocated(other) ? other : undefined;
}
