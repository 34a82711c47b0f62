import { businessId } from '@site/federation';
import type { GeoCircle, Place, Service, WebPage, WithContext } from 'schema-dts';
import * as m from '../messages/area-not-found';

/** Differences between the pages of areas and places. */
interface LocalService {
  url: string;
  /** City and state, with the ZIP if the page is about one. */
  place: string;
  /** Name of page and service, if it is not that of the place. */
  name?: string;
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
  name = m.applianceRepairInPlace({ place }),
}: LocalService): [WithContext<WebPage>, WithContext<Service>] {
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
