import { pageUrl } from '@site/federation';
import { getCompany } from '@site/store';
import type { GeoCircle, Place } from 'schema-dts';
import * as m from '../messages/zip';
import { areaName } from './words';
import type { AreaRecord } from '../data/shapes';
import { serviceJsonLd } from './service-json-ld';

/** Radius of the circle for a ZIP. */
const radiusMeters = 5000;

/**
 * The page of a ZIP, and the service there. It states no local price and no sample rating, because a
 * search engine would print them as facts.
 */
export function areaJsonLd(area: AreaRecord) {
  const { publishOwnRating, reviewCount } = getCompany();
  const [page, service] = serviceJsonLd({
    url: pageUrl(`/service-area/${area.zipCode}`),
    place: m.cityTxZipCode({ city: area.city, zipCode: area.zipCode }),
    areaServed: areaServed(area),
  });
  if (!publishOwnRating || area.stats.demonstration) return [page, service];
  const aggregateRating = {
    '@type': 'AggregateRating' as const,
    ratingValue: area.stats.customerSatisfaction,
    reviewCount,
  };
  return [page, { ...service, aggregateRating }];
}

const areaServed = (area: AreaRecord): GeoCircle | Place =>
  area.place
    ? {
        '@type': 'GeoCircle',
        geoMidpoint: {
          '@type': 'GeoCoordinates',
          latitude: area.place.lat,
          longitude: area.place.lng,
        },
        geoRadius: radiusMeters,
      }
    : {
        '@type': 'Place',
        name: m.areaNameTxZipCode({ areaName: areaName(area), zipCode: area.zipCode }),
      };
