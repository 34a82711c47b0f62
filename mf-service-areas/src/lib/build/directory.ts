import { regionLabel } from '../region-label';
import { colorOf, regions, towns } from '../../data/regions';
import type { Area } from '../../data/schema';
import type { Directory, MapLabel, RegionSummary } from '../../data/shapes';
import { serviceStats } from '../service-stats';
import { drawnArea } from './area-record';
import { createPlotter } from './atlas';
import type { Plotter } from './atlas';
import type { AreaContext } from './context';

/** Units of the large map: about its width in CSS pixels on a desktop. */
const mapWidth = 720;
const mapMargin = 4;

/** The record of the directory: entries by ZIP, regions, and the map of all areas. */
export function directory(areas: readonly Area[], context: AreaContext): Omit<Directory, 'places'> {
  const { atlas, byZip } = context;
  const shapes = atlas.shapes();
  const plot = createPlotter(shapes, mapWidth, mapMargin);
  return {
    entries: areas
      .toSorted((a, b) => a.zipCode.localeCompare(b.zipCode))
      .map(({ zipCode, city, neighborhood, region }) => {
        const stats = serviceStats(zipCode);
        return {
          zipCode,
          city,
          ...(neighborhood && { neighborhood }),
          region,
          rating: stats.customerSatisfaction,
          responseHours: stats.averageResponseTime,
          monthlyRepairs: stats.monthlyRepairs,
        };
      }),
    regions: regions.map(({ name }) => summary(name, areas, context, plot)),
    map: {
      width: plot.width,
      height: plot.height,
      areas: shapes
        .map((shape) => drawnArea(shape, byZip, plot))
        .toSorted((a, b) => a.zipCode.localeCompare(b.zipCode)),
      borders: plot.path(atlas.regionBorders()),
      labels: [...townLabels(atlas, plot), ...regionLabels(plot)],
    },
    demonstration: areas.some(({ zipCode }) => serviceStats(zipCode).demonstration),
  };
}

function summary(
  name: RegionSummary['name'],
  areas: readonly Area[],
  { atlas }: AreaContext,
  plot: Plotter,
): RegionSummary {
  const ratings = areas
    .filter((area) => area.region === name)
    .map(({ zipCode }) => serviceStats(zipCode).customerSatisfaction);
  const shape = atlas.regionShape(name);
  const { x, y, width, height } = plot.box(shape);
  return {
    name,
    color: colorOf(name),
    description: regions.find((region) => region.name === name)?.description ?? '',
    zips: ratings.length,
    rating: meanRating(ratings),
    outline: { d: plot.path(shape), viewBox: `${x} ${y} ${width} ${height}` },
  };
}

const townLabels = (atlas: AreaContext['atlas'], plot: Plotter): MapLabel[] =>
  towns.flatMap(({ zip, name }) => {
    const shape = atlas.shape(zip);
    return shape ? [{ text: name, kind: 'town' as const, at: plot.middle(shape) }] : [];
  });

const regionLabels = (plot: Plotter): MapLabel[] =>
  regions.map(({ name, nameAt }) => ({
    text: regionLabel(name),
    kind: 'region',
    at: plot.at(nameAt),
  }));

/** Rounded to one decimal. */
export const meanRating = (ratings: readonly number[]): number =>
  Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10;
