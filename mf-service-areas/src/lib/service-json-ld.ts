import { businessId } from '@site/federation';
import type { GeoCircle, Place, Service, WebPage, WithContext } from 'schema-dts';
import * as m from '../messages/area-not-found';

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
  const name = m.applianceRepairInPlace({ place });
  return [
    { '@context': 'https://schema.org', '@type': 'WebPage', '@id': url, url, name },
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      serviceType: m.applianceRepair,
      url,
      provider: { '@id': businessId() },
      areaServed,
    },
  ];
}
