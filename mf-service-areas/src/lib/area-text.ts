import type { PriceRange } from '@site/data-types/entities';
import { formatPriceRange } from '@site/data-types/format';
import { areaName } from './area-name';
import type { AreaRecord } from './records';
import { inHours, inMiles, listed, ordinal, plain } from './words';

/**
 * What a ZIP's page says in sentences. Each holds something that is true of this ZIP and not of the
 * next one, so that exchanging the names of two pages makes both wrong.
 */

/** Where it is, who lives there, what it borders on, how it stands in its region. */
export const areaSentences = (area: AreaRecord): string[] =>
  [where(area), people(area), borders(area), response(area), calls(area)].filter(
    (sentence) => sentence !== '',
  );

function where({ zipCode, city, neighborhood, county, place, fromCentre }: AreaRecord): string {
  if (!place) {
    return `${zipCode} is a post-office ZIP of ${city} in ${county} County: it has mailboxes and no streets of its own, so visits are planned from the ZIPs around it.`;
  }
  const what = neighborhood ? `${neighborhood} in ${city}` : `a part of ${city}`;
  const middle = fromCentre
    ? `${inMiles(fromCentre.miles)} ${fromCentre.direction} of downtown Houston`
    : 'in the middle of Houston';
  return `${zipCode} covers ${what}, ${county} County, ${middle}.`;
}

function people({ population, standing, region, zipCode }: AreaRecord): string {
  if (population === null || standing.population === null) return '';
  const place =
    standing.population === 1
      ? `more than in any other of the ${standing.of} ZIPs in ${region}`
      : `the ${ordinal(standing.population)} of ${standing.of} ZIPs in ${region} by population`;
  return `${plain(population)} people live in ${zipCode}, ${place}.`;
}

function borders({ borders: zips }: AreaRecord): string {
  if (zips.length === 0) return '';
  return `Of the ZIPs that we serve it borders on ${listed(zips)}.`;
}

function response({ stats, standing, region }: AreaRecord): string {
  const hours = stats.averageResponseTime;
  const difference = Math.round((hours - standing.response) * 10) / 10;
  const compared =
    difference === 0
      ? `the same as the mean of ${region}`
      : `${inHours(Math.abs(difference))} ${difference < 0 ? 'sooner' : 'later'} than the mean of ${region}`;
  return `A technician arrives ${inHours(hours)} after the call on average, ${compared}.`;
}

const calls = ({ stats, standing, region, zipCode }: AreaRecord): string =>
  `With ${stats.monthlyRepairs} repairs in a mean month, ${zipCode} comes ${ordinal(standing.repairs)} in ${region}.`;

/** A local price as the page lists it. */
export interface NamedPrice {
  name: string;
  price: PriceRange;
}

/** What breaks there most often and what it costs. @param prices top appliances, in their order */
export function commonSentence({ zipCode }: AreaRecord, prices: readonly NamedPrice[]): string {
  const [first, ...others] = prices;
  if (!first) return '';
  const after = others.length
    ? `, ahead of the ${listed(others.map(({ name }) => name.toLowerCase()))}`
    : '';
  return `In ${zipCode} the ${first.name.toLowerCase()} leads the repair list at ${formatPriceRange(first.price)}${after}.`;
}

/** Why residents choose us: each point with its own figures for this ZIP. */
export function reasons(area: AreaRecord, warrantyDays: number): { title: string; text: string }[] {
  const { zipCode, county, stats, technicians, neighbours } = area;
  const name = areaName(area);
  const [technician] = technicians;
  const [near] = neighbours;
  return [
    {
      title: 'Local Expertise',
      text: technician
        ? `${technician.name} starts the day in ${technician.zipCode}, ${technician.miles === 0 ? 'which is here' : `${inMiles(technician.miles)} ${technician.direction} of here`}, and knows the houses of ${county} County.`
        : `Our technicians know the houses of ${county} County.`,
    },
    {
      title: 'Fast Response',
      text: near
        ? `${inHours(stats.averageResponseTime)} on average; a call from ${near.name} (${near.zipCode}), ${inMiles(near.miles)} away, is answered in ${inHours(near.responseHours)}.`
        : `${inHours(stats.averageResponseTime)} on average from the call to the door.`,
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
