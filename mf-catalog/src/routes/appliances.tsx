import { paths } from '@site/data-types/paths';
import { metadata } from '@site/federation';
import { useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { ClosingCall } from '@site/ui/closing-call';
import { Grid, Hero, Page, Section } from '@site/ui/layout';
import { StatTiles } from '@site/ui/stat-tiles';
import { ApplianceCard } from '../components/ApplianceCard';
import { CallUs } from '@site/ui/call-us';
import { Promises } from '../components/Promises';
import { warmCosts } from '../lib/prices';
import { applianceList } from '../lib/records';
import { pageList } from '../lib/structured-data';
import { trails } from '../lib/trail';

export const warm = () => Promise.all([applianceList.warm(), warmCosts()]);

export const meta = () =>
  metadata({
    title: 'Appliance Repair in Houston: What We Fix',
    description:
      'Washers, dryers, refrigerators and ten more: what each usually costs to repair in Houston, how long it takes and which problems we see most.',
    keywords: ['appliance repair houston', 'appliance repair cost', 'home appliance service'],
    path: '/appliances',
    trail: trails.appliances(),
    jsonLd: [
      pageList(
        'Appliances we repair',
        applianceList
          .read()
          .map(({ name, slug }) => ({ name: `${name} Repair`, path: `/appliances/${slug}` })),
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
        title="Appliance repair, priced before we start"
        lead={`Choose your appliance to see what usually fails, what it costs and how long it takes. We come to homes in ${serviceArea}.`}
        actions={
          <>
            <ButtonLink to={paths.booking} size="lg" icon="calendar">
              Schedule Service
            </ButtonLink>
            <CallUs place="appliances-hero" variant="outline" />
          </>
        }
      />
      <StatTiles
        items={[
          { value: appliances.length, label: 'Appliance types' },
          { value: claims.brands, label: 'Brands serviced' },
          { value: responseTime, label: 'Response time' },
          { value: `${warrantyDays} days`, label: 'Warranty' },
        ]}
      />
      <Section title="Appliances We Repair">
        <Grid as="ul">
          {appliances.map((appliance) => (
            <ApplianceCard key={appliance.slug} appliance={appliance} />
          ))}
        </Grid>
      </Section>
      <Promises title="Why Choose Our Appliance Repair Service" />
      <ClosingCall
        title="Ready when you are"
        text="Book a window online or call. You hear the price before any work begins."
        actions={
          <>
            <ButtonLink to={paths.booking}>Schedule Service</ButtonLink>
            <CallUs place="appliances-closing" variant="outline" />
          </>
        }
      />
    </Page>
  );
}
