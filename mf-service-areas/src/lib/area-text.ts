import type { PriceRange } from '@site/data-types/entities';
import { formatPriceRange, listed } from '@site/data-types/format';
import { asSample } from '@site/ui/sample-note';
import { sampleTeam } from '../data/technicians';
import { areaName, inHours, inMiles, inMinutes } from './words';
import type { ShownArea } from './shown-area';

/**
 * The sentences of a ZIP's page: response time, location, frequent repairs, prices. Most differ from
 * ZIP to ZIP, because search engines punish pages that differ in the name alone. A sentence with a
 * sample says so.
 */

/** Its location and response time. */
export const areaSentences = (area: ShownArea): string[] =>
  [arrival(area), start(area), where(area)].filter((sentence) => sentence !== '');

function arrival(area: ShownArea): string {
  const { stats, regionResponse, region } = area;
  if (!stats) return '';
  const hours = stats.averageResponseTime;
  const difference = Math.round((hours - regionResponse) * 10) / 10;
  const compared =
    difference === 0
      ? `as elsewhere in ${region}`
      : `about ${inMinutes(Math.abs(difference))} ${difference < 0 ? 'sooner' : 'later'} than elsewhere in ${region}`;
  const sentence = `After a call from ${areaName(area)} a technician is usually at the door in ${inHours(hours)}, ${compared}`;
  return `${asSample(sentence, stats.demonstration)}.`;
}

function start({ technicians: [nearest], zipCode }: ShownArea): string {
  if (!nearest) return '';
  const { name, miles, direction } = nearest;
  return miles === 0
    ? `${named(name)} starts the day in ${zipCode}.`
    : `${named(name)} starts the day ${inMiles(miles)} to the ${direction}, in ${nearest.zipCode}.`;
}

/** A technician's name, marked if the team is a sample. */
const named = (name: string): string => asSample(name, sampleTeam);

function where({ zipCode, city, neighborhood, county, place, fromCenter, borders }: ShownArea) {
  if (!place) {
    return `${zipCode} is a post-office ZIP of ${city} in ${county} County: it has mailboxes and no streets of its own, so visits are planned from the ZIPs around it.`;
  }
  const what = neighborhood ? `${neighborhood} in ${city}` : `part of ${city}`;
  const middle = fromCenter
    ? `${inMiles(fromCenter.miles)} ${fromCenter.direction} of downtown`
    : 'the middle of town';
  const next = borders.length > 0 ? `; next door we also serve ${listed(borders)}` : '';
  return `${zipCode} is ${what}, ${middle}${next}.`;
}

/** A local price as the page lists it. */
export interface NamedPrice {
  name: string;
  price: PriceRange;
}

/** The most frequent repairs and their prices. @param prices top appliances, in their order */
export function commonSentences(
  { zipCode, stats }: ShownArea,
  prices: readonly NamedPrice[],
): string[] {
  const [first, ...others] = prices;
  if (!first || !stats) return [];
  const after = others.length
    ? `, then the ${listed(others.map(({ name }) => name.toLowerCase()))}`
    : '';
  const name = first.name.toLowerCase();
  // A range that breaks across lines reads as two prices. A line may end after a plain hyphen.
  const price = formatPriceRange(first.price).replace(' - ', '\u00a0-\u2060\u00a0');
  return [
    `${asSample(`The most common repair in ${zipCode} is the ${name}${after}`, stats.demonstration)}.`,
    `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name} repair here usually costs ${asSample(price)}, parts and labor included.`,
  ];
}

/** Why residents choose us: each point with its own figures for this ZIP. */
export function reasons(area: ShownArea, warrantyDays: number): { title: string; text: string }[] {
  const { zipCode, county, region, stats, technicians, neighbors } = area;
  const name = areaName(area);
  const [technician] = technicians;
  const [near] = neighbors;
  const figures = stats && [
    {
      title:
        near && near.responseHours < stats.averageResponseTime ? 'Response Time' : 'Fast Response',
      text: near
        ? `On average ${inHours(stats.averageResponseTime)} from your call to the door; in ${near.name} (${near.zipCode}), ${inMiles(near.miles)} away, ${asSample(inHours(near.responseHours), stats.demonstration)}.`
        : `On average ${asSample(inHours(stats.averageResponseTime), stats.demonstration)} from your call to the door.`,
    },
    {
      title: 'Trusted by Neighbors',
      text: `${asSample(`${stats.monthlyRepairs} repairs a month in ${name}, rated ${stats.customerSatisfaction.toFixed(1)} of 5`, stats.demonstration)}.`,
    },
  ];
  return [
    {
      title: 'Local Expertise',
      text: technician
        ? `${named(technician.name)} works from ${technician.zipCode} on the routes of ${county} County.`
        : `${name} is on our ${region} route through ${county} County.`,
    },
    ...(figures ?? []),
    {
      title: 'Guaranteed Work',
      text: `Parts and labor in ${zipCode} are covered for ${warrantyDays} days. If the same problem returns, the repair is free.`,
    },
  ];
}

/** The last line of a ZIP's page. It promises no day, because a printed page is read at any hour. */
export const servingLine = (city: string, zipCode: string, warrantyDays: number): string =>
  `Serving ${city} ${zipCode} • Two-Hour Windows • ${warrantyDays}-Day Warranty • Insured`;
