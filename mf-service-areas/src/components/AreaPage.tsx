import { paths } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import type { BreadcrumbItem } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';
import { Hero, Prose, Section, Split } from '@site/ui/layout';
import { StatTiles } from '@site/ui/stat-tiles';
import { Link } from 'react-router-dom';
import { areaName } from '../lib/area-name';
import { areaSentences, commonSentences } from '../lib/area-text';
import { localOffers } from '../lib/local-offers';
import type { AreaRecord } from '../data/shapes';
import { inHours } from '../lib/words';
import { ApplianceOffers } from './ApplianceOffers';
import { AreaFacts } from './AreaFacts';
import { LocalMap } from './LocalMap';
import { NearbyAreas } from './NearbyAreas';
import { Reasons } from './Reasons';
import { SampleNote } from './SampleNote';
import { SourceNote } from './SourceNote';

interface AreaPageProps {
  area: AreaRecord;
  trail: readonly BreadcrumbItem[];
}

/** Everything about one ZIP. */
export function AreaPage({ area, trail }: AreaPageProps) {
  const { warrantyDays } = useCompany();
  const { zipCode, city, stats, map } = area;
  const name = areaName(area);
  const offers = localOffers(zipCode);
  const common = stats.topAppliances.flatMap((slug) => offers.filter((o) => o.slug === slug));
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
        lead={`${name}: ${inHours(stats.averageResponseTime)} average response time`}
        actions={actions}
        aside={map && <LocalMap map={map} zipCode={zipCode} />}
      />
      <StatTiles
        items={[
          { value: inHours(stats.averageResponseTime), label: 'Average response time' },
          { value: stats.customerSatisfaction.toFixed(1), label: 'Customer rating' },
          { value: stats.monthlyRepairs, label: 'Monthly repairs' },
          { value: `${warrantyDays} Days`, label: 'Warranty' },
        ]}
      />
      {stats.demonstration && (
        <SampleNote of={`Response time, rating, repair count and common repairs of ${zipCode}`} />
      )}
      <Section title={`${name}, ${zipCode}`}>
        <Split sidebarLabel={`Facts about ${zipCode}`} sidebar={<AreaFacts area={area} />}>
          <Prose>
            <p>{areaSentences(area).join(' ')}</p>
            <p>{commonSentences(area, common).join(' ')}</p>
          </Prose>
          {area.neighbours.length > 0 && <NearbyAreas neighbors={area.neighbours} />}
        </Split>
      </Section>
      <Section
        title={`Repair prices in ${zipCode}`}
        lead={
          <>
            Local ranges for each appliance, as samples. The{' '}
            <Link to={paths.estimate}>calculator</Link> may say something else: it prices your very
            problem for the whole area, and that price is the one we hold.
          </>
        }
      >
        <ApplianceOffers offers={offers} />
      </Section>
      <Reasons area={area} />
      <SourceNote />
      <ClosingCall
        title={`Appliance trouble in ${name}?`}
        text={`Serving ${city} ${zipCode} • Same-Day Service • ${warrantyDays}-Day Warranty • Licensed & Insured`}
        actions={actions}
      />
    </>
  );
}
