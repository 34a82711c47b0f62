import { paths } from '@site/data-types/paths';
import { metadata } from '@site/federation';
import { getCompany, useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';
import { Hero, Page, Section } from '@site/ui/layout';
import { asSample, SampleNote } from '@site/ui/sample-note';
import { DirectoryFinder } from '../components/DirectoryFinder';
import { QualityPoints } from '../components/QualityPoints';
import { RegionCards } from '../components/RegionCards';
import { PlaceLinks } from '../components/PlaceLinks';
import { SourceNote } from '../components/SourceNote';
import { directoryJsonLd } from '../lib/directory-json-ld';
import { directoryRecords, directorySlug } from '../lib/records';
import * as m from '../messages/areas';

const path = '/service-areas';
const trail = [{ name: m.serviceAreas, path }];

export const warm = () => directoryRecords.warm(directorySlug);

/** @throws Error on a page whose release has no directory */
function readDirectory() {
  const directory = directoryRecords.read(directorySlug);
  if (!directory) throw new Error('The directory has no record.');
  return directory;
}

export const meta = () => {
  const { entries } = readDirectory();
  return metadata({
    title: m.serviceAreasHoustonZip,
    description: m.applianceRepairServiceAreaLength({
      serviceArea: getCompany().serviceArea,
      length: entries.length,
    }),
    keywords: m.keywords,
    path,
    trail,
    jsonLd: [directoryJsonLd(entries)],
  });
};

export default function ServiceAreasRoute() {
  const directory = readDirectory();
  const { entries, regions, places, demonstration } = directory;
  const { address, claims, samples } = useCompany();
  const figures = samples || !demonstration;
  return (
    <Page data-boundary="mf-service-areas">
      <Breadcrumbs items={trail} />
      <Hero
        title={m.houstonAreaServiceCoverage}
        lead={m.zipCodesInRegions({
          count: entries.length,
          regions: regions.length,
          radiusMiles: claims.radiusMiles,
          city: address.city,
        })}
      />
      {demonstration && figures && <SampleNote of={m.ratingsResponseTimesRepair} />}
      <RegionCards
        regions={regions}
        rating={figures && asSample(m.averageRatingOfRegion, demonstration)}
      />
      <DirectoryFinder directory={directory} figures={figures} />
      <Section title={m.citiesAndNeighborhoods} lead={m.whatWaterFloodsOutages}>
        <PlaceLinks places={places} />
      </Section>
      <QualityPoints />
      <SourceNote />
      <ClosingCall
        title={m.readyToScheduleService}
        text={m.servingLengthZipCodes({ length: entries.length })}
        actions={
          <>
            <ButtonLink to={paths.booking}>{m.scheduleOnline}</ButtonLink>
            <CallUs variant="outline" place="service-areas" />
          </>
        }
      />
    </Page>
  );
}
