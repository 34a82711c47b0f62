import { businessId } from '@site/federation';
import type { GeoCircle, Place, Service, WebPage, WithContext } from 'schema-dts';

/** Differences between the pages of areas and places. */
interface LocalService {
  url: string;
  /** City and state, with the ZIP if the page is about one. */
  place: string;
  areaServed: GeoCircle | Place;
}

/**
 * A page and its service, offered by the one business. A business entry for each place would be
 * false, and search engines punish that.
 */
export function serviceJsonLd({
  url,
  place,
  areaServed,
}: LocalService): [WithContext<WebPage>, WithContext<Service>] {
  const name = `Appliance Repair in ${place}`;
  return [
    { '@context': 'https://schema.org', '@type': 'WebPage', '@id': url, url, name },
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      serviceType: 'Appliance repair',
      url,
      provider: { '@id': businessId() },
      areaServed,
    },
  ];
}
