import * as v from 'valibot';
import { areas } from './data/areas';
import { readPlaces } from './data/read-places';
import type { PlaceContent } from './data/read-places';
import topology from './data/houston-zips.topo.json';
import {
  areasSchema,
  ownFiguresFileSchema,
  serviceStatsSchema,
  techniciansSchema,
  topologySchema,
} from './data/schema';
import ownFigures from './data/own-figures.json';
import serviceStats from './data/service-stats.json';
import technicians from './data/technicians.json';
import { areaRecord } from './lib/build/area-record';
import { checkPlaces } from './lib/build/check-places';
import { createAtlas } from './lib/build/atlas';
import type { ZipTopology } from './lib/build/atlas';
import { createContext } from './lib/build/context';
import { directory } from './lib/build/directory';
import { linkTo, placeOfZip, placeRecord } from './lib/build/place-record';
import {
  areaRecords,
  directoryRecords,
  directorySlug,
  placeRecords,
  slugLists,
} from './lib/records';

/** The data files, so that a test can break one. */
export const sources = {
  areas,
  places: readPlaces(),
  ownFigures,
  serviceStats,
  technicians,
  topology,
};
type Sources = Record<Exclude<keyof typeof sources, 'places'>, unknown> & { places: PlaceContent };

/**
 * The records of this part, made from its data files.
 * @throws Error naming the file, the entry and field, and what is wrong with it
 */
export async function records(from: Sources = sources): Promise<Record<string, unknown>> {
  const areas = check('houston-zips.json', areasSchema, from.areas);
  check('service-stats.json', serviceStatsSchema, from.serviceStats);
  const own = check('own-figures.json', ownFiguresFileSchema, from.ownFigures).zips;
  const { team } = check('technicians.json', techniciansSchema, from.technicians);
  check('houston-zips.topo.json', topologySchema, from.topology);
  const context = createContext(areas, team, createAtlas(from.topology as ZipTopology));
  const { places } = from.places;
  checkPlaces(from.places, (zip) => context.byZip.has(zip));
  return {
    [slugLists.path('zips')]: areas.map(({ zipCode }) => zipCode),
    [slugLists.path('places')]: places.map(({ slug }) => slug),
    [directoryRecords.path(directorySlug)]: {
      ...directory(areas, context),
      places: places.map(linkTo),
    },
    ...Object.fromEntries(
      areas.map((area) => [
        areaRecords.path(area.zipCode),
        {
          ...areaRecord(area, context, placeOfZip(area.zipCode, from.places)),
          ...(own[area.zipCode] && { own: own[area.zipCode] }),
        },
      ]),
    ),
    ...Object.fromEntries(
      places.map((place) => [
        placeRecords.path(place.slug),
        placeRecord(place, from.places, context.byZip),
      ]),
    ),
  };
}

function check<T>(file: string, schema: v.GenericSchema<unknown, T>, data: unknown): T {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = v.getDotPath(issue) ?? 'the file';
  throw new Error(`mf-service-areas/src/data/${file}: ${path}: ${issue.message}`);
}
