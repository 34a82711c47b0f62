import { businessId } from '@site/federation';
import { getCompany } from '@site/store';

/** The site, for the home page. */
export const website = () => {
  const { name, siteUrl } = getCompany();
  return { '@context': 'https://schema.org', '@type': 'WebSite', name, url: `${siteUrl}/` };
};

const days = {
  weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  weekend: ['Saturday', 'Sunday'],
};

/** The business, to which other pages refer by its id. */
export function business() {
  const company = getCompany();
  const { name, phone, email, siteUrl, hours, address, serviceArea } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(),
    name,
    telephone: phone,
    email,
    url: `${siteUrl}/`,
    priceRange: '$$',
    areaServed: serviceArea,
    openingHoursSpecification: (['weekday', 'weekend'] as const).map((kind) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[kind],
      ...hours[kind],
    })),
    ...(address.street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
    }),
    ...(company.publishOwnRating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: company.rating,
        reviewCount: company.reviewCount,
      },
    }),
  };
}
