import { getCompany } from '@site/store';
import type { PlaceRecord } from '../data/shapes';
import { placeName, placePath } from './place-name';
import { serviceJsonLd } from './service-json-ld';

/** The page of a city or neighborhood, and the service there. */
export const placeJsonLd = (place: PlaceRecord) =>
  serviceJsonLd({
    url: getCompany().siteUrl + placePath(place.slug),
    place: placeName(place),
    areaServed: { '@type': 'Place', name: placeName(place) },
  });
