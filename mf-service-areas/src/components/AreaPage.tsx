import { paths } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import type { BreadcrumbItem } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';
import { Hero, Prose, Section, Split } from '@site/ui/layout';
import { useLookedAt } from '@site/ui/looked-at';
import { asSample, SampleNote } from '@site/ui/sample-note';
import { Link } from 'react-router-dom';
import { areaName, placePath, inHours } from '../lib/words';
import { areaSentences, commonSentences, servingLine } from '../lib/area-text';
import { localOffers } from '../lib/local-offers';
import type { AreaRecord } from '../data/shapes';
import { shownArea } from '../lib/shown-area';
import { ApplianceOffers } from './ApplianceOffers';
import { AreaFacts } from './AreaFacts';
import { AreaFigures, OwnAreaFigures } from './AreaFigures';
import { FactList } from './FactList';
import { LocalMap } from './LocalMap';
import { NearbyAreas } from './NearbyAreas';
import { PriceTerms } from './PriceTerms';
import { Reasons } from './Reasons';
import { SourceNote } from './SourceNote';

interface AreaPageProps {
  area: AreaRecord;
  trail: readonly BreadcrumbItem[];
}

/** Everything about one ZIP. */
export function AreaPage({ area: record, trail }: AreaPageProps) {
  const { warrantyDays, responseTime, samples } = useCompany();
  useLookedAt({ zip: record.zipCode });
  const area = shownArea(record, samples);
  const { zipCode, city, stats, map, partOf, facts } = area;
  const name = areaName(area);
  const offers = localOffers(zipCode, samples);
  const common = (stats?.topAppliances ?? []).flatMap((slug) =>
    offers.filter((o) => o.slug === slug),
  );
  const response =
    stats &&
    asSample(`${inHours(stats.averageResponseTime)} average response time`, stats.demonstration);
  const actions = (
    <>
      <ButtonLink to={`${paths.booking}?zip=${zipCode}`}>Schedule Service</ButtonLink>
      <CallUs variant="outline" place="service-area" />
    </>
  );
  return (
    <>
      <Breadcrumbs items={trail} />
      <Hero
        title={`Appliance Repair in ${city}, TX ${zipCode}`}
        lead={`${name}: ${response ?? `usually ${responseTime} after you call`}`}
        actions={actions}
        aside={map && <LocalMap map={map} zipCode={zipCode} />}
      />
      {area.own ? (
        <OwnAreaFigures own={area.own} zipCode={zipCode} />
      ) : (
        <AreaFigures stats={stats} />
      )}
      {stats?.demonstration && (
        <SampleNote of={`Response time, rating, repair count and common repairs of ${zipCode}`} />
      )}
      <Section title={`${name}, ${zipCode}`}>
        <Split sidebarLabel={`Facts about ${zipCode}`} sidebar={<AreaFacts area={area} />}>
          <Prose>
            <p>{areaSentences(area).join(' ')}</p>
            <p>{commonSentences(area, common).join(' ')}</p>
            {partOf && (
              <p>
                What water, floods and outages mean for appliances here:{' '}
                <Link to={placePath(partOf.slug)}>{partOf.name}</Link>.
              </p>
            )}
          </Prose>
          {area.neighbors.length > 0 && <NearbyAreas neighbors={area.neighbors} />}
        </Split>
      </Section>
      {facts.length > 0 && (
        <Section title={`What is special in ${zipCode}`}>
          <FactList facts={facts} />
        </Section>
      )}
      <Section
        title={`Repair prices in ${zipCode}`}
        lead={
          <>
            {samples ? 'Sample ranges' : 'Ranges'} for each appliance; the{' '}
            <Link to={paths.estimate}>calculator</Link> has the price that we hold for your own
            problem.
          </>
        }
      >
        <ApplianceOffers offers={offers} />
        <PriceTerms />
      </Section>
      <Reasons area={area} />
      <SourceNote />
      <ClosingCall
        title={`Appliance trouble in ${name}?`}
        text={servingLine(city, zipCode, warrantyDays)}
        actions={actions}
      />
    </>
  );
}
