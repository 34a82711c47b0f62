import type { Area } from '../data/schema';
import type { Place } from './distance';

/** A ZIP with a location on the map. */
export type LocatedArea = Area & Place;

export const isLocated = (area: Area): area is LocatedArea =>
  area.lat !== null && area.lng !== null;

/** Post-office ZIPs without an area, each with the ZIP whose location it uses. */
const locationOf: Readonly<Record<string, string>> = { '77001': '77002' };

/** The area itself, or the area whose location a post-office ZIP uses; undefined without either. */
export function located(area: Area, byZip: ReadonlyMap<string, Area>): LocatedArea | undefined {
  if (isLocated(area)) return area;
  const other = byZip.get(locationOf[area.zipCode] ?? '');
  return other && isLocated(other) ? other : undefined;
}
