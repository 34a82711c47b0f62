import { paths } from '@site/data-types/paths';
import { metadata } from '@site/federation';
import { useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { ClosingCall } from '@site/ui/closing-call';
import { Grid, Hero, Page, Section } from '@site/ui/layout';
import { StatTiles } from '@site/ui/stat-tiles';
import { ApplianceCard } from '../components/ApplianceCard';
import { Chooser } from '../components/Chooser';
import { ChooserLink } from '../components/ChooserLink';
import { CallUs } from '@site/ui/call-us';
import { Promises } from '../components/Promises';
import { warmCosts } from '../lib/prices';
import { applianceList } from '../lib/records';
import { pageList } from '../lib/json-ld';
import { trails } from '../lib/trail';
import * as m from '../messages/appliances';

export const warm = () => Promise.all([applianceList.warm(), warmCosts()]);

export const meta = () =>
  metadata({
    title: m.applianceRepairHoustonWhat,
    description: m.washersDryersRefrigeratorsTen,
    keywords: m.keywords,
    path: '/appliances',
    trail: trails.appliances(),
    jsonLd: [
      pageList(
        m.appliancesWeRepair,
        applianceList
          .read()
          .map(({ name, slug }) => ({ name: m.nameRepair({ name }), path: `/appliances/${slug}` })),
      ),
    ],
  });

export default function AppliancesRoute() {
  const { claims, responseTime, serviceArea, warrantyDays } = useCompany();
  const appliances = applianceList.read();
  return (
    <Page data-boundary="mf-catalog">
      <Breadcrumbs items={trails.appliances()} />
      <Hero
        title={m.applianceRepairPricedBefore}
        lead={m.chooseApplianceSeeWhat({ serviceArea })}
        actions={
          <>
            <ButtonLink to={paths.booking} size="lg" icon="calendar">
              {m.scheduleService}
            </ButtonLink>
            <CallUs place="appliances-hero" variant="outline" />
          </>
        }
      />
      <StatTiles
        items={[
          { value: appliances.length, label: m.applianceTypes },
          { value: claims.brands, label: m.brandsServiced },
          { value: responseTime, label: m.responseTime },
          { value: m.days({ warrantyDays }), label: m.warranty },
        ]}
      />
      <Section title={m.appliancesWeRepairTitle} lead={<ChooserLink />}>
        <Grid as="ul">
          {appliances.map((appliance) => (
            <ApplianceCard key={appliance.slug} appliance={appliance} />
          ))}
        </Grid>
      </Section>
      <Chooser />
      <Promises title={m.whyChooseApplianceRepair} />
      <ClosingCall
        title={m.readyWhenYouAre}
        text={m.bookWindowOnlineCall}
        actions={
          <>
            <ButtonLink to={paths.booking}>{m.scheduleService}</ButtonLink>
            <CallUs place="appliances-closing" variant="outline" />
          </>
        }
      />
    </Page>
  );
}
