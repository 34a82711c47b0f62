import { businessId } from '@site/federation';
import { getCompany } from '@site/store';
import type { GeoCircle, Place, Service, WebPage, WithContext } from 'schema-dts';
import { areaName } from './area-name';
import type { AreaRecord } from '../data/shapes';

/** Radius of the circle for a ZIP. */
const radiusMeters = 5000;

/**
 * The page and its service, offered by the one business. A business entry for each ZIP would be
 * false, and search engines punish that. It states no local price and no sample rating, because a
 * search engine would print them as facts.
 */
export function areaJsonLd(area: AreaRecord): [WithContext<WebPage>, WithContext<Service>] {
  const { siteUrl, publishOwnRating, reviewCount } = getCompany();
  const url = `${siteUrl}/service-area/${area.zipCode}`;
  const name = `Appliance Repair in ${area.city}, TX ${area.zipCode}`;
  return [
    { '@context': 'https://schema.org', '@type': 'WebPage', '@id': url, url, name },
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      serviceType: 'Appliance repair',
      url,
      provider: { '@id': businessId() },
      areaServed: areaServed(area),
      ...(publishOwnRating &&
        !area.stats.demonstration && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: area.stats.customerSatisfaction,
            reviewCount,
          },
        }),
    },
  ];
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
    : { '@type': 'Place', name: `${areaName(area)}, TX ${area.zipCode}` };
