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
import * as m from '../messages/zip';
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
    asSample(
      m.inHoursAverageResponseTime({ inHours: inHours(stats.averageResponseTime) }),
      stats.demonstration,
    );
  const actions = (
    <>
      <ButtonLink to={`${paths.booking}?zip=${zipCode}`}>{m.scheduleService}</ButtonLink>
      <CallUs variant="outline" place="service-area" />
    </>
  );
  return (
    <>
      <Breadcrumbs items={trail} />
      <Hero
        title={m.applianceRepairCityTx({ city, zipCode })}
        lead={`${name}: ${response ?? m.usuallyResponseTimeAfterCall({ responseTime })}`}
        actions={actions}
        aside={map && <LocalMap map={map} zipCode={zipCode} />}
      />
      {area.own ? (
        <OwnAreaFigures own={area.own} zipCode={zipCode} />
      ) : (
        <AreaFigures stats={stats} />
      )}
      {stats?.demonstration && <SampleNote of={m.responseTimeRatingRepair({ zipCode })} />}
      <Section title={`${name}, ${zipCode}`}>
        <Split sidebarLabel={m.factsAboutZipCode({ zipCode })} sidebar={<AreaFacts area={area} />}>
          <Prose>
            <p>{areaSentences(area).join(' ')}</p>
            <p>{commonSentences(area, common).join(' ')}</p>
            {partOf && (
              <p>
                {m.whatWaterFloodsOutages({
                  Link: <Link to={placePath(partOf.slug)}>{partOf.name}</Link>,
                })}
              </p>
            )}
          </Prose>
          {area.neighbors.length > 0 && <NearbyAreas neighbors={area.neighbors} />}
        </Split>
      </Section>
      {facts.length > 0 && (
        <Section title={m.whatSpecialZipCode({ zipCode })}>
          <FactList facts={facts} />
        </Section>
      )}
      <Section
        title={m.repairPricesInZipCode({ zipCode })}
        lead={(samples ? m.sampleRangesEach : m.rangesEach)({
          link: (words) => <Link to={paths.estimate}>{words}</Link>,
        })}
      >
        <ApplianceOffers offers={offers} />
        <PriceTerms />
      </Section>
      <Reasons area={area} />
      <SourceNote />
      <ClosingCall
        title={m.applianceTroubleInName({ name })}
        text={servingLine(city, zipCode, warrantyDays)}
        actions={actions}
      />
    </>
  );
}
