import { businessId } from '@site/federation';
import { getCompany } from '@site/store';
import type { Service, WebPage, WithContext } from 'schema-dts';
import type { PlaceRecord } from '../data/shapes';
import { placeName, placePath } from './place-name';

/** The page and the service in this place, offered by the one business. */
export function placeJsonLd(place: PlaceRecord): [WithContext<WebPage>, WithContext<Service>] {
  const url = getCompany().siteUrl + placePath(place.slug);
  const name = `Appliance Repair in ${placeName(place)}`;
  return [
    { '@context': 'https://schema.org', '@type': 'WebPage', '@id': url, url, name },
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      serviceType: 'Appliance repair',
      url,
      provider: { '@id': businessId() },
      areaServed: { '@type': 'Place', name: placeName(place) },
    },
  ];
}
