import { paths } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import type { BreadcrumbItem } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';
import { Hero, Section, Split } from '@site/ui/layout';
import { useLookedAt } from '@site/ui/looked-at';
import type { PlaceRecord } from '../data/shapes';
import { placeName } from '../lib/words';
import * as m from '../messages/place';
import { ApplianceAdvice } from './ApplianceAdvice';
import { FactList } from './FactList';
import { PlaceFacts } from './PlaceFacts';
import { PlaceLinks } from './PlaceLinks';
import { SourceNote } from './SourceNote';

interface PlacePageProps {
  place: PlaceRecord;
  trail: readonly BreadcrumbItem[];
}

/** Everything about one city or neighborhood. */
export function PlacePage({ place, trail }: PlacePageProps) {
  const { warrantyDays } = useCompany();
  const { name, summary, zips, facts, everywhere, means, nearby } = place;
  const [first] = zips;
  const only = zips.length === 1 ? first?.zipCode : undefined;
  useLookedAt(only === undefined ? undefined : { zip: only });
  const actions = (
    <>
      <ButtonLink to={only === undefined ? paths.booking : `${paths.booking}?zip=${only}`}>
        {m.scheduleService}
      </ButtonLink>
      <CallUs variant="outline" place="place" />
    </>
  );
  return (
    <>
      <Breadcrumbs items={trail} />
      <Hero
        title={m.applianceRepairInPlaceName({ placeName: placeName(place) })}
        lead={summary}
        actions={actions}
      />
      <Section title={m.waterHousesStormsName({ name })}>
        <Split sidebarLabel={m.aVisitInName({ name })} sidebar={<PlaceFacts place={place} />}>
          <FactList facts={facts} />
        </Split>
      </Section>
      <Section title={m.whatMeansAppliances}>
        <ApplianceAdvice means={means} />
      </Section>
      <Section title={m.whenWaterRisesPower}>
        <FactList facts={everywhere} untitled />
      </Section>
      {nearby.length > 0 && (
        <Section title={m.nearby}>
          <PlaceLinks places={nearby} />
        </Section>
      )}
      <SourceNote />
      <ClosingCall
        title={m.applianceTroubleInName({ name })}
        text={m.hearPriceBeforeWork({ warrantyDays })}
        actions={actions}
      />
    </>
  );
}
