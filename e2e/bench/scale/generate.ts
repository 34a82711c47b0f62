import type { MultiLineString, MultiPolygon } from 'geojson';
import { regionNames } from '../../../mf-service-areas/src/data/schema';
import type { Area, Technician } from '../../../mf-service-areas/src/data/schema';
import type { Atlas, Shape } from '../../../mf-service-areas/src/lib/build/atlas';
import { centerZip } from '../../../mf-service-areas/src/lib/build/context';
import { fixedRandom } from '../../../mf-service-areas/src/lib/fixed-random';

/** Edge of a generated area in degrees, about the size of a ZIP in Houston. */
const edge = 0.05;
const southWest = { lat: 28, lng: -110 };
/** Points on each side of an area: 32 per outline, as many as on the real map. */
const steps = 8;

export interface Generated {
  areas: Area[];
  technicians: Technician[];
  atlas: Atlas;
}

/**
 * An invented country of square areas with uneven borders, as dense as the real map for any count:
 * each area has eight neighbors and one technician serves 25.
 */
export function generate(count: number): Generated {
  const columns = Math.ceil(Math.sqrt(count));
  // The builder measures distances from this ZIP, so include it.
  const zipOf = (i: number) => (i === 0 ? centerZip : String(10000 + i + (i >= 67002 ? 1 : 0)));
  const indexOf = new Map(Array.from({ length: count }, (_, i) => [zipOf(i), i]));
  const corner = (row: number, column: number) => ({
    lat: southWest.lat + row * edge,
    lng: southWest.lng + column * edge,
  });

  const areas = Array.from({ length: count }, (_, i): Area => {
    const { lat, lng } = corner(Math.floor(i / columns), i % columns);
    const zipCode = zipOf(i);
    return {
      zipCode,
      city: `City ${Math.floor(i / 40)}`,
      ...(i % 3 > 0 && { neighborhood: `Neighborhood ${i}` }),
      county: `County ${Math.floor(i / 400)}`,
      region: regionNames[i % regionNames.length] ?? 'Houston Metro',
      lat: lat + edge / 2,
      lng: lng + edge / 2,
      population: 5000 + Math.floor(fixedRandom(`${zipCode}/people`) * 90000),
      medianIncome: null,
      averageHomeValue: 80000 + Math.floor(fixedRandom(`${zipCode}/value`) * 400000),
    };
  });

  const technicians = areas
    .filter((_, i) => i % 25 === 0)
    .map(({ zipCode }, i) => ({
      id: String(i),
      name: `Technician ${i}`,
      initials: 'TT',
      zipCode,
      servicesThisWeek: 15,
    }));

  /** A side from corner to corner; both areas that share it get the same curve. */
  const side = (row: number, column: number, down: boolean): [number, number][] =>
    Array.from({ length: steps }, (_, k) => {
      const { lat, lng } = corner(row, column);
      const along = (k / steps) * edge;
      const bend = k === 0 ? 0 : (fixedRandom(`${row}/${column}/${down}/${k}`) - 0.5) * edge * 0.3;
      return down ? [lng + bend, lat + along] : [lng + along, lat + bend];
    });

  const shape = (zip: string): Shape | undefined => {
    const i = indexOf.get(zip);
    if (i === undefined) return undefined;
    const row = Math.floor(i / columns);
    const column = i % columns;
    const west = side(row, column, true);
    const north = side(row + 1, column, false);
    const east = side(row, column + 1, true);
    const south = side(row, column, false);
    const { lng, lat } = corner(row + 1, column + 1);
    const back = (points: [number, number][], last: [number, number]) => [
      last,
      ...points.slice(1).toReversed(),
    ];
    const ring = [
      ...west,
      ...north,
      ...back(east, [lng, lat]),
      ...back(south, [lng, lat - edge]),
      ...west.slice(0, 1),
    ];
    const region = areas[i]?.region ?? 'Houston Metro';
    return {
      type: 'Feature',
      properties: { zip, region },
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
  };

  const borders = (zip: string): string[] => {
    const i = indexOf.get(zip) ?? 0;
    const left = i % columns > 0 ? [i - 1] : [];
    const right = i % columns < columns - 1 ? [i + 1] : [];
    return [...left, ...right, i - columns, i + columns]
      .filter((n) => n >= 0 && n < count)
      .map(zipOf);
  };

  const empty: MultiLineString = { type: 'MultiLineString', coordinates: [] };
  const nothing: MultiPolygon = { type: 'MultiPolygon', coordinates: [] };
  return {
    areas,
    technicians,
    atlas: {
      shapes: () => areas.flatMap(({ zipCode }) => shape(zipCode) ?? []),
      shape,
      borders,
      regionBorders: () => empty,
      regionShape: () => nothing,
    },
  };
}
