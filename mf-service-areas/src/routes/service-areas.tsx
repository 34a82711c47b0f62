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

const path = '/service-areas';
const trail = [{ name: 'Service Areas', path }];

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
    title: 'Service Areas in Houston by ZIP Code',
    description: `Appliance repair in ${getCompany().serviceArea}: ${entries.length} ZIP codes on a map, and pages for cities and neighborhoods.`,
    keywords: ['appliance repair Houston', 'appliance repair near me', 'Houston ZIP codes'],
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
        title="Houston Area Service Coverage"
        lead={`${entries.length} ZIP codes in ${regions.length} regions, within ${claims.radiusMiles} miles of ${address.city}. Find yours to see how soon a technician can be with you.`}
      />
      {demonstration && figures && (
        <SampleNote of="Ratings, response times and repair counts by ZIP and region" />
      )}
      <RegionCards
        regions={regions}
        rating={figures && asSample('average rating', demonstration)}
      />
      <DirectoryFinder directory={directory} figures={figures} />
      <Section
        title="Cities and neighborhoods"
        lead="What the water, the floods and the outages of each mean for appliances."
      >
        <PlaceLinks places={places} />
      </Section>
      <QualityPoints />
      <SourceNote />
      <ClosingCall
        title="Ready to Schedule Service?"
        text={`Serving ${entries.length}+ ZIP codes`}
        actions={
          <>
            <ButtonLink to={paths.booking}>Schedule Online</ButtonLink>
            <CallUs variant="outline" place="service-areas" />
          </>
        }
      />
    </Page>
  );
}
