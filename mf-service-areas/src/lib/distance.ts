import * as m from '../messages/words';

/** A place on the globe, degrees. */
export interface Place {
  lat: number;
  lng: number;
}

const earthRadiusMiles = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles. */
export function milesBetween(a: Place, b: Place): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const half = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(half));
}

const points = [
  m.north,
  m.northeast,
  m.east,
  m.southeast,
  m.south,
  m.southwest,
  m.west,
  m.northwest,
];

/** The word for the direction from `from` to `to`, the nearest of eight: `northeast`. */
export function compassPoint(from: Place, to: Place): string {
  const north = to.lat - from.lat;
  const east = (to.lng - from.lng) * Math.cos(radians((from.lat + to.lat) / 2));
  const eighths = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * points.length);
  return points[(eighths + points.length) % points.length] ?? m.north;
}
