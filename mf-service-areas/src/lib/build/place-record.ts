import type { Fact, FactSources, Place } from '../../data/place-schema';
import type { PlaceContent } from '../../data/read-places';
import type { Area } from '../../data/schema';
import type { AreaRecord, PlaceLink, PlaceRecord, SourcedFact } from '../../data/shapes';
import { areaName } from '../words';
import { milesBetween } from '../distance';
import { isLocated } from '../located';

const nearbyCount = 3;

/** All content of one place's page. */
export function placeRecord(
  place: Place,
  { places, everywhere, sources }: PlaceContent,
  byZip: ReadonlyMap<string, Area>,
): PlaceRecord {
  const { slug, name, city, summary, means } = place;
  const areas = areasOf(place, byZip);
  const populations = areas.flatMap(({ population }) => population ?? []);
  const at = middleOf(place, byZip);
  return {
    slug,
    name,
    ...(city && { city }),
    summary,
    counties: [...new Set(areas.map(({ county }) => county))],
    population: populations.reduce((sum, own) => sum + own, 0),
    at,
    zips: areas.map((area) => ({ zipCode: area.zipCode, name: areaName(area) })),
    facts: place.facts.map((fact) => sourced(fact, sources)),
    everywhere: everywhere.map((fact) => sourced(fact, sources)),
    means,
    nearby: places
      .filter((other) => other.slug !== slug)
      .map((other) => ({ link: linkTo(other), miles: milesBetween(at, middleOf(other, byZip)) }))
      .toSorted((a, b) => a.miles - b.miles)
      .slice(0, nearbyCount)
      .map(({ link }) => link),
  };
}

/** The place of a ZIP, and the facts that name the ZIP. */
export function placeOfZip(
  zip: string,
  { places, sources }: PlaceContent,
): Pick<AreaRecord, 'partOf' | 'facts'> {
  const place = places.find(({ zips }) => zips.includes(zip));
  if (!place) return { facts: [] };
  const own = place.facts.filter(({ zips }) => zips?.includes(zip));
  return { partOf: linkTo(place), facts: own.map((fact) => sourced(fact, sources)) };
}

export const linkTo = ({ slug, name }: Place): PlaceLink => ({ slug, name });

function sourced({ topic, text, zips, source }: Fact, sources: FactSources): SourcedFact {
  const found = sources[source];
  if (!found) throw new Error(`${source} is no source`);
  return { topic, text, ...(zips && { zips }), source: found };
}

const areasOf = ({ zips }: Place, byZip: ReadonlyMap<string, Area>): Area[] =>
  zips.flatMap((zip) => byZip.get(zip) ?? []);

/** Mean of the points of its ZIPs. */
function middleOf(place: Place, byZip: ReadonlyMap<string, Area>): { lat: number; lng: number } {
  const points = areasOf(place, byZip).filter(isLocated);
  const mean = (of: (point: (typeof points)[number]) => number) =>
    Math.round((points.reduce((sum, point) => sum + of(point), 0) / points.length) * 1e4) / 1e4;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
