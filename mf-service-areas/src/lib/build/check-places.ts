import type { PlaceContent } from '../../data/read-places';

/**
 * Checks rules that span several files, which a schema of one file cannot.
 * @throws Error naming the file and what is wrong with it
 */
export function checkPlaces(
  { places, everywhere, sources }: PlaceContent,
  isServed: (zip: string) => boolean,
): void {
  const placeOf = new Map<string, string>();
  const used = new Set(everywhere.map(({ source }) => source));
  for (const { slug, zips, facts } of places) {
    const refuse = (reason: string) => {
      throw new Error(`mf-service-areas/src/data/places/${slug}.yaml: ${reason}`);
    };
    for (const zip of zips) {
      if (!isServed(zip)) refuse(`${zip} is not served`);
      const other = placeOf.get(zip);
      if (other) refuse(`${zip} belongs to ${other}`);
      placeOf.set(zip, slug);
    }
    for (const { source, zips: own = [] } of facts) {
      used.add(source);
      const stranger = own.find((zip) => !zips.includes(zip));
      if (stranger) refuse(`a fact names ${stranger}, which is not one of its ZIPs`);
    }
  }
  for (const source of used) {
    if (!sources[source])
      throw new Error(`mf-service-areas/src/data/place-sources.yaml: ${source} is missing`);
  }
  const idle = Object.keys(sources).find((source) => !used.has(source));
  if (idle) throw new Error(`mf-service-areas/src/data/place-sources.yaml: no fact names ${idle}`);
}
