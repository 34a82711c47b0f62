import type { ApplianceSlug } from '@site/data-types/entities';
import { ButtonLink } from '@site/ui/button';
import { Grid, Section } from '@site/ui/layout';
import { ApplianceCard } from '../components/ApplianceCard';
import { warmCosts } from '../lib/prices';
import { applianceList } from '../lib/records';
import * as m from '../messages/appliance-cards';

/** Appliances on the home page, in the order of the list. */
const onHome: ApplianceSlug[] = ['washing-machine', 'dryer', 'refrigerator', 'dishwasher'];

export const warm = () => Promise.all([applianceList.warm(), warmCosts()]);

/** The four appliances of the home page, and the way to the rest. */
export default function ApplianceCards() {
  const cards = applianceList.read().filter(({ slug }) => onHome.includes(slug));
  return (
    <Section
      title={m.whatNeedsRepair}
      lead={m.chooseApplianceSeeWhat}
      action={
        <ButtonLink to="/appliances" variant="outline" icon="arrow-right">
          {m.viewAllServices}
        </ButtonLink>
      }
    >
      <Grid as="ul">
        {cards.map((appliance) => (
          <ApplianceCard key={appliance.slug} appliance={appliance} brief />
        ))}
      </Grid>
    </Section>
  );
}
