import { ButtonLink } from '@site/ui/button';
import { Grid, Section } from '@site/ui/layout';
import { ApplianceCard } from '../components/ApplianceCard';
import type { ApplianceSummary } from '../data/shapes';
import cards from '../data/home-cards.json';

/** The four appliances of the home page, and the way to the rest. */
export default function ApplianceCards() {
  return (
    <Section
      title="What needs repair?"
      lead="Choose the appliance to see what usually fails, what it costs and how long it takes."
      action={
        <ButtonLink to="/appliances" variant="outline" icon="arrow-right">
          View All Services
        </ButtonLink>
      }
    >
      <Grid as="ul">
        {(cards as Omit<ApplianceSummary, 'description'>[]).map((appliance) => (
          <ApplianceCard key={appliance.slug} appliance={appliance} />
        ))}
      </Grid>
    </Section>
  );
}
