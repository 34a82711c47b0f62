import { getCompany } from '@site/store';
import type { MetaArgs } from '@site/data-types/contract';
import { metadata } from '@site/federation';
import { Page } from '@site/ui/layout';
import { useParams } from 'react-router-dom';
import { AreaNotFound } from '../components/AreaNotFound';
import { AreaPage } from '../components/AreaPage';
import { areaJsonLd } from '../lib/area-json-ld';
import { areaName } from '../lib/words';
import { warmCosts, areaRecords } from '../lib/records';
import { isListed } from '../lib/indexing';
import type { AreaRecord } from '../data/shapes';

const trailOf = ({ city, zipCode }: AreaRecord) => [
  { name: 'Service Areas', path: '/service-areas' },
  { name: `${city} ${zipCode}`, path: `/service-area/${zipCode}` },
];

export const warm = ({ zipCode }: MetaArgs['params']) =>
  Promise.all([areaRecords.warm(zipCode), warmCosts()]);

export const meta = ({ params, pathname }: MetaArgs) => {
  const area = areaRecords.read(params.zipCode);
  if (!area) {
    return metadata({
      title: 'Service Area Not Found',
      description: 'We have no page for this ZIP code.',
      path: pathname,
      status: 404,
    });
  }
  const { zipCode, city, county, region } = area;
  return metadata({
    title: `Appliance Repair in ${city}, TX ${zipCode}`,
    description: `Appliance repair in ${areaName(area)}, ${county} County, TX ${zipCode}: the area on the map, repair prices for each appliance, and what to do next.`,
    keywords: [`appliance repair ${zipCode}`, `appliance repair ${city}`, areaName(area)],
    path: `/service-area/${zipCode}`,
    share: {
      path: `/service-areas/${region.toLowerCase().replaceAll(' ', '-')}`,
      title: `Appliance Repair in ${region}`,
    },
    trail: trailOf(area),
    jsonLd: areaJsonLd(area),
    ...(!isListed(area, getCompany().indexZipPages) && { robots: 'noindex' }),
  });
};

export default function ServiceAreaRoute() {
  const { zipCode } = useParams();
  const area = areaRecords.read(zipCode);
  return (
    <Page data-boundary="mf-service-areas">
      {area ? <AreaPage area={area} trail={trailOf(area)} /> : <AreaNotFound />}
    </Page>
  );
}
