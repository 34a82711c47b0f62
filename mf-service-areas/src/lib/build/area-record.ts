import { colorOf } from '../../data/regions';
import type { Area } from '../../data/schema';
import { areaName } from '../words';
import { compassPoint, milesBetween } from '../distance';
import { isLocated, located } from '../located';
import type { AreaMap, AreaRecord } from '../../data/shapes';
import { serviceStats } from '../service-stats';
import { createPlotter } from './atlas';
import type { Shape } from './atlas';
import type { AreaContext } from './context';

const neighborCount = 6;
const technicianCount = 2;
/** Technicians who start further away are not listed. */
const nearMiles = 10;
/** Units of the small map: about its width in CSS pixels on a phone. */
const mapWidth = 360;
const mapMargin = 6;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/**
 * All content of one ZIP's page, so that the page downloads one record only.
 * @param own the place that it belongs to and the facts that name it
 */
export function areaRecord(
  area: Area,
  context: AreaContext,
  own: Pick<AreaRecord, 'partOf' | 'facts'> = { facts: [] },
): AreaRecord {
  const { atlas, center } = context;
  const from = located(area, context.byZip);
  const near = from ? context.nearestAreas(from, neighborCount) : [];
  const technicians = from
    ? context.nearestTechnicians(from, technicianCount).filter(({ miles }) => miles <= nearMiles)
    : [];
  const centerMiles = from ? milesBetween(center, from) : 0;
  return {
    zipCode: area.zipCode,
    city: area.city,
    ...(area.neighborhood && { neighborhood: area.neighborhood }),
    county: area.county,
    region: area.region,
    place: isLocated(area) ? { lat: area.lat, lng: area.lng } : null,
    population: area.population,
    homeValue: area.averageHomeValue,
    stats: serviceStats(area.zipCode),
    fromCenter:
      from && centerMiles > 0
        ? { miles: oneDecimal(centerMiles), direction: compassPoint(center, from) }
        : null,
    borders: atlas.borders(area.zipCode),
    neighbors: near.map(({ item, miles }) => ({
      zipCode: item.zipCode,
      name: areaName(item),
      miles: oneDecimal(miles),
      direction: compassPoint(from ?? center, item),
      responseHours: serviceStats(item.zipCode).averageResponseTime,
    })),
    technicians: technicians.map(({ item, miles }) => ({
      name: item.name,
      initials: item.initials,
      zipCode: item.zipCode,
      miles: oneDecimal(miles),
      direction: compassPoint(from ?? center, item),
    })),
    regionResponse: context.regionResponse(area.region),
    map: areaMap(
      area,
      near.map(({ item }) => item.zipCode),
      context,
    ),
    ...own,
  };
}

/** The map of an area and its neighbors; null for a post-office ZIP. */
function areaMap(area: Area, near: string[], { atlas, byZip }: AreaContext): AreaMap | null {
  const own = atlas.shape(area.zipCode);
  if (!own) return null;
  const around = [...new Set([...near, ...atlas.borders(area.zipCode)])].toSorted();
  const shapes = [own, ...around.flatMap((zip) => atlas.shape(zip) ?? [])];
  const plot = createPlotter(shapes, mapWidth, mapMargin);
  return {
    width: plot.width,
    height: plot.height,
    areas: shapes.map((shape) => drawnArea(shape, byZip, plot)),
  };
}

/** @throws Error if the map has a ZIP that is missing in the data */
export function drawnArea(
  shape: Shape,
  byZip: AreaContext['byZip'],
  plot: ReturnType<typeof createPlotter>,
): AreaMap['areas'][number] {
  const area = byZip.get(shape.properties.zip);
  if (!area) {
    throw new Error(
      `mf-service-areas/src/data/houston-zips.topo.json: ${shape.properties.zip} is in no other file`,
    );
  }
  return {
    zipCode: area.zipCode,
    name: areaName(area),
    region: colorOf(area.region),
    d: plot.path(shape),
    at: plot.middle(shape),
  };
}
