import type { PriceRange } from '@site/data-types/entities';
import { formatPriceRange } from '@site/data-types/format';
import { areaName } from './area-name';
import type { AreaRecord } from '../data/shapes';
import { inHours, inMiles, inMinutes, listed } from './words';

/**
 * The sentences of a ZIP's page: response time, location, frequent repairs, prices. Most are true of
 * this ZIP only, because search engines punish pages that differ in the name alone.
 */

/** Its location and response time. */
export const areaSentences = (area: AreaRecord): string[] =>
  [arrival(area), start(area), where(area)].filter((sentence) => sentence !== '');

function arrival(area: AreaRecord): string {
  const { stats, regionResponse, region } = area;
  const hours = stats.averageResponseTime;
  const difference = Math.round((hours - regionResponse) * 10) / 10;
  const compared =
    difference === 0
      ? `as elsewhere in ${region}`
      : `about ${inMinutes(Math.abs(difference))} ${difference < 0 ? 'sooner' : 'later'} than elsewhere in ${region}`;
  return `After a call from ${areaName(area)} a technician is usually at the door in ${inHours(hours)}, ${compared}.`;
}

function start({ technicians: [nearest], zipCode }: AreaRecord): string {
  if (!nearest) return '';
  const { name, miles, direction } = nearest;
  return miles === 0
    ? `${name} starts the day right here in ${zipCode}.`
    : `${name} starts the day ${inMiles(miles)} to the ${direction}, in ${nearest.zipCode}.`;
}

function where({ zipCode, city, neighborhood, county, place, fromCentre, borders }: AreaRecord) {
  if (!place) {
    return `${zipCode} is a post-office ZIP of ${city} in ${county} County: it has mailboxes and no streets of its own, so visits are planned from the ZIPs around it.`;
  }
  const what = neighborhood ? `${neighborhood} in ${city}` : `part of ${city}`;
  const middle = fromCentre
    ? `${inMiles(fromCentre.miles)} ${fromCentre.direction} of downtown`
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
export function commonSentences({ zipCode }: AreaRecord, prices: readonly NamedPrice[]): string[] {
  const [first, ...others] = prices;
  if (!first) return [];
  const after = others.length
    ? `, then the ${listed(others.map(({ name }) => name.toLowerCase()))}`
    : '';
  const name = first.name.toLowerCase();
  return [
    `What breaks most often in ${zipCode} is the ${name}${after}.`,
    `A ${name} repair here usually costs ${formatPriceRange(first.price)}, parts and labor included.`,
  ];
}

/** Why residents choose us: each point with its own figures for this ZIP. */
export function reasons(area: AreaRecord, warrantyDays: number): { title: string; text: string }[] {
  const { zipCode, county, region, stats, technicians, neighbours } = area;
  const name = areaName(area);
  const [technician] = technicians;
  const [near] = neighbours;
  const hours = inHours(stats.averageResponseTime);
  return [
    {
      title: 'Local Expertise',
      text: technician
        ? `${technician.name} works from ${technician.zipCode} and knows the houses of ${county} County.`
        : `${name} is on our ${region} route: the technician knows the houses of ${county} County.`,
    },
    {
      title: 'Fast Response',
      text: near
        ? `On average ${hours} from your call to the door; in ${near.name} (${near.zipCode}), ${inMiles(near.miles)} away, ${inHours(near.responseHours)}.`
        : `On average ${hours} from your call to the door.`,
    },
    {
      title: 'Trusted by Neighbors',
      text: `${stats.monthlyRepairs} repairs a month in ${name}, rated ${stats.customerSatisfaction.toFixed(1)} of 5.`,
    },
    {
      title: 'Guaranteed Work',
      text: `Parts and labor in ${zipCode} are covered for ${warrantyDays} days: if the same fault returns, the repair is free.`,
    },
  ];
}
