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
import { regionLabel } from '../lib/region-label';
import type { AreaRecord } from '../data/shapes';
import * as m from '../messages/zip';

const trailOf = ({ city, zipCode }: AreaRecord) => [
  { name: m.serviceAreas, path: '/service-areas' },
  { name: `${city} ${zipCode}`, path: `/service-area/${zipCode}` },
];

export const warm = ({ zipCode }: MetaArgs['params']) =>
  Promise.all([areaRecords.warm(zipCode), warmCosts()]);

export const meta = ({ params, pathname }: MetaArgs) => {
  const area = areaRecords.read(params.zipCode);
  if (!area) {
    return metadata({
      title: m.serviceAreaNotFound,
      description: m.noPageZipCode,
      path: pathname,
      status: 404,
    });
  }
  const { zipCode, city, county, region } = area;
  return metadata({
    title: m.applianceRepairCityTx({ city, zipCode }),
    description: m.applianceRepairAreaNameCounty({ areaName: areaName(area), county, zipCode }),
    keywords: m.keywords({ zipCode, city, area: areaName(area) }),
    path: `/service-area/${zipCode}`,
    share: {
      path: `/service-areas/${region.toLowerCase().replaceAll(' ', '-')}`,
      title: m.applianceRepairInRegion({ region: regionLabel(region) }),
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
