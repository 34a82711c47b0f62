import { join } from 'node:path';
import { readYamlFile, yamlFilesIn } from '@site/build/content';
import type { GenericSchema, InferOutput } from 'valibot';
import { everywhereSchema, placeSchema, sourcesSchema } from './place-schema';
import type { Fact, FactSources, Place } from './place-schema';

/** The content of all place pages. */
export interface PlaceContent {
  /** By name. */
  places: Place[];
  /** Advice that holds in each place. */
  everywhere: Fact[];
  sources: FactSources;
}

/**
 * Reads the place files, which only the build does.
 * @throws Error naming file, line, field and reason
 */
export function readPlaces(folder: string = import.meta.dirname): PlaceContent {
  const places = yamlFilesIn(join(folder, 'places')).map((file) => ({
    ...read(folder, join('places', file), placeSchema),
    slug: file.replace('.yaml', ''),
  }));
  return {
    places: places.toSorted((a, b) => a.name.localeCompare(b.name)),
    everywhere: read(folder, 'everywhere.yaml', everywhereSchema),
    sources: read(folder, 'place-sources.yaml', sourcesSchema),
  };
}

const read = <S extends GenericSchema>(folder: string, file: string, schema: S): InferOutput<S> =>
  readYamlFile(join(folder, file), schema, `mf-service-areas/src/data/${file}`);
