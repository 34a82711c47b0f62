import type { MetaArgs } from '@site/data-types/contract';
import { metadata, pageUrl } from '@site/federation';
import { Page } from '@site/ui/layout';
import { useParams } from 'react-router-dom';
import { AreaNotFound } from '../components/AreaNotFound';
import { PlacePage } from '../components/PlacePage';
import { placeName, placePath } from '../lib/words';
import { placeRecords } from '../lib/records';
import type { PlaceRecord } from '../data/shapes';
import { serviceJsonLd } from '../lib/service-json-ld';
import * as m from '../messages/place';

/** The page of a city or neighborhood, and the service there. */
const placeJsonLd = (place: PlaceRecord) =>
  serviceJsonLd({
    url: pageUrl(placePath(place.slug)),
    place: placeName(place),
    areaServed: { '@type': 'Place', name: placeName(place) },
  });

const trailOf = ({ slug, name }: PlaceRecord) => [
  { name: m.serviceAreas, path: '/service-areas' },
  { name, path: placePath(slug) },
];

export const warm = ({ slug }: MetaArgs['params']) => placeRecords.warm(slug);

export const meta = ({ params, pathname }: MetaArgs) => {
  const place = placeRecords.read(params.slug);
  if (!place) {
    return metadata({
      title: m.serviceAreaNotFound,
      description: m.noPageCityNeighborhood,
      path: pathname,
      status: 404,
    });
  }
  const { slug, name, summary } = place;
  return metadata({
    title: m.applianceRepairInPlaceName({ placeName: placeName(place) }),
    description: m.applianceRepairPlaceNameSummary({ placeName: placeName(place), summary }),
    keywords: m.keywords({ name }),
    path: placePath(slug),
    trail: trailOf(place),
    jsonLd: placeJsonLd(place),
  });
};

export default function PlaceRoute() {
  const { slug } = useParams();
  const place = placeRecords.read(slug);
  return (
    <Page data-boundary="mf-service-areas">
      {place ? <PlacePage place={place} trail={trailOf(place)} /> : <AreaNotFound />}
    </Page>
  );
}
