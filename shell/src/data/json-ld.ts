import { businessId, shareImage } from '@site/federation';
import { getCompany } from '@site/store';
import type { HomeAndConstructionBusiness, WebSite, WithContext } from 'schema-dts';

export const website = (): WithContext<WebSite> => {
  const { name, siteUrl } = getCompany();
  return { '@context': 'https://schema.org', '@type': 'WebSite', name, url: `${siteUrl}/` };
};

/** Radius of the service area for search engines. */
const areaRadiusMeters = 50_000;

const days = {
  weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  weekend: ['Saturday', 'Sunday'],
} as const;

/** The business. Other pages refer to it by its id. */
export function business(): WithContext<HomeAndConstructionBusiness> {
  const company = getCompany();
  const { name, phone, email, siteUrl, hours, address, geo } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(),
    name,
    telephone: phone,
    email,
    url: `${siteUrl}/`,
    image: shareImage('/'),
    priceRange: '$$',
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lng },
      geoRadius: areaRadiusMeters,
    },
    openingHoursSpecification: (['weekday', 'weekend'] as const).map((kind) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[kind],
      ...hours[kind],
    })),
    address: {
      '@type': 'PostalAddress',
      ...(address.street && {
        streetAddress: address.street,
        postalCode: address.postalCode,
      }),
      addressLocality: address.city,
      addressRegion: address.state,
      addressCountry: address.country,
    },
    ...(company.publishOwnRating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: company.rating,
        reviewCount: company.reviewCount,
      },
    }),
  };
}
