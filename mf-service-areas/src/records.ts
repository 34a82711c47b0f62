import * as v from 'valibot';
import { areas } from './data/areas';
import topology from './data/houston-zips.topo.json';
import { areasSchema, serviceStatsSchema, techniciansSchema, topologySchema } from './data/schema';
import serviceStats from './data/service-stats.json';
import technicians from './data/technicians.json';
import { areaRecord } from './lib/build/area-record';
import { createAtlas } from './lib/build/atlas';
import type { ZipTopology } from './lib/build/atlas';
import { createContext } from './lib/build/context';
import { directory } from './lib/build/directory';
import { areaRecords, directoryRecords, directorySlug } from './lib/records';

/** The data files, so that a test can break one. */
export const sources = { areas, serviceStats, technicians, topology };
type Sources = Record<keyof typeof sources, unknown>;

/**
 * The records of this part, made from its data files.
 * @throws Error naming the file, the entry and field, and what is wrong with it
 */
export async function records(from: Sources = sources): Promise<Record<string, unknown>> {
  const areas = check('houston-zips.json', areasSchema, from.areas);
  check('service-stats.json', serviceStatsSchema, from.serviceStats);
  const { team } = check('technicians.json', techniciansSchema, from.technicians);
  check('houston-zips.topo.json', topologySchema, from.topology);
  const context = createContext(areas, team, createAtlas(from.topology as ZipTopology));
  return {
    'index/zips': areas.map(({ zipCode }) => zipCode),
    [directoryRecords.path(directorySlug)]: directory(areas, context),
    ...Object.fromEntries(
      areas.map((area) => [areaRecords.path(area.zipCode), areaRecord(area, context)]),
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
