import { regionLabel } from './region-label';
import type { PriceRange } from '@site/data-types/entities';
import { formatPriceRange, listed } from '@site/data-types/format';
import { asSample } from '@site/ui/sample-note';
import { sampleTeam } from '../data/technicians';
import * as m from '../messages/appliance-offers';
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
  const values = { area: areaName(area), time: inHours(hours), region: regionLabel(region) };
  const sentence =
    difference === 0
      ? m.arrivesAsElsewhere(values)
      : (difference < 0 ? m.arrivesSooner : m.arrivesLater)({
          ...values,
          difference: inMinutes(Math.abs(difference)),
        });
  return `${asSample(sentence, stats.demonstration)}.`;
}

function start({ technicians: [nearest], zipCode }: ShownArea): string {
  if (!nearest) return '';
  const { name, miles, direction } = nearest;
  return miles === 0
    ? m.namedStartsDayZipCode({ named: named(name), zipCode })
    : m.namedStartsDayInMiles({
        named: named(name),
        inMiles: inMiles(miles),
        direction,
        zipCode: nearest.zipCode,
      });
}

/** A technician's name, marked if the team is a sample. */
const named = (name: string): string => asSample(name, sampleTeam);

function where({ zipCode, city, neighborhood, county, place, fromCenter, borders }: ShownArea) {
  if (!place) {
    return m.zipCodePostOfficeZip({ zipCode, city, county });
  }
  return m.whereItIs({
    zipCode,
    what: neighborhood ? 'neighborhood' : 'other',
    neighborhood: neighborhood ?? '',
    city,
    center: fromCenter ? 'other' : 'here',
    distance: fromCenter ? inMiles(fromCenter.miles) : '',
    direction: fromCenter?.direction ?? '',
    next: borders.length > 0 ? 'some' : 'other',
    borders: listed(borders),
  });
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
  const name = first.name.toLowerCase();
  // A range that breaks across lines reads as two prices. A line may end after a plain hyphen.
  const price = formatPriceRange(first.price).replace(' - ', '\u00a0-\u2060\u00a0');
  const common = m.mostCommonRepair({
    zipCode,
    name,
    more: others.length > 0 ? 'some' : 'other',
    others: listed(others.map((other) => other.name.toLowerCase())),
  });
  return [
    `${asSample(common, stats.demonstration)}.`,
    m.repairUsuallyCosts({
      article: /^[aeiou]/.test(name) ? 'an' : 'other',
      name,
      price: asSample(price),
    }),
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
        near && near.responseHours < stats.averageResponseTime ? m.responseTime : m.fastResponse,
      text: near
        ? m.averageInHoursCallDoor({
            inHours: inHours(stats.averageResponseTime),
            name: near.name,
            zipCode: near.zipCode,
            inMiles: inMiles(near.miles),
            asSample: asSample(inHours(near.responseHours), stats.demonstration),
          })
        : m.averageAsSampleCallDoor({
            asSample: asSample(inHours(stats.averageResponseTime), stats.demonstration),
          }),
    },
    {
      title: m.trustedByNeighbors,
      text: `${asSample(m.repairsAMonth({ monthlyRepairs: stats.monthlyRepairs, name, customerSatisfaction: stats.customerSatisfaction.toFixed(1) }), stats.demonstration)}.`,
    },
  ];
  return [
    {
      title: m.localExpertise,
      text: technician
        ? m.namedWorksZipCodeRoutes({
            named: named(technician.name),
            zipCode: technician.zipCode,
            county,
          })
        : m.nameRegionRouteThrough({ name, region: regionLabel(region), county }),
    },
    ...(figures ?? []),
    {
      title: m.guaranteedWork,
      text: m.partsLaborZipCodeCovered({ zipCode, warrantyDays }),
    },
  ];
}

/** The last line of a ZIP's page. It promises no day, because a printed page is read at any hour. */
export const servingLine = (city: string, zipCode: string, warrantyDays: number): string =>
  m.servingCityZipCodeTwo({ city, zipCode, warrantyDays });
