import { paths } from '@site/data-types/paths';
import { metadata } from '@site/federation';
import { getCompany, useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';
import { Grid, Hero, Page, Section } from '@site/ui/layout';
import { asSample } from '@site/ui/sample-note';
import { StatTiles } from '@site/ui/stat-tiles';
import { FirstAreas } from '../components/FirstAreas';
import { TechnicianCard } from '../components/TechnicianCard';
import { TechnicianCheck } from '../components/TechnicianCheck';
import { SourceNote } from '../components/SourceNote';
import styles from '../components/TechnicianCard.module.css';
import { sampleTeam, technicians } from '../data/technicians';
import { totalServices } from '../lib/technicians';

const path = '/technicians';
const trail = [{ name: 'Our Technicians', path }];

export const meta = () =>
  metadata({
    title: 'Our Technicians',
    description: `Who repairs your appliances in ${getCompany().serviceArea}, where they start their day, and who comes to your ZIP code.`,
    keywords: ['appliance technicians Houston', 'appliance repair technician Houston'],
    path,
    trail,
  });

export default function TechniciansRoute() {
  const { rating, samples } = useCompany();
  const team = sampleTeam && !samples ? [] : technicians;
  return (
    <Page data-boundary="mf-service-areas">
      <Breadcrumbs items={trail} />
      <Hero
        title="Our Technicians"
        lead="Insured, and on the road every day. Check who comes to your ZIP code."
      />
      {team.length > 0 && (
        <StatTiles
          items={[
            { value: totalServices(team), label: asSample('Services this week', sampleTeam) },
            { value: team.length, label: asSample('Active technicians', sampleTeam) },
            ...(samples ? [{ value: rating.toFixed(1), label: asSample('Average rating') }] : []),
          ]}
        />
      )}
      <TechnicianCheck team={team} />
      {team.length > 0 && (
        <Section
          title="The team"
          lead={
            sampleTeam && 'The technicians named here are samples until the business names its own.'
          }
        >
          <Grid as="ul" min="sm" className={styles.team}>
            {team.map((technician) => (
              <TechnicianCard key={technician.id} technician={technician} />
            ))}
          </Grid>
        </Section>
      )}
      <FirstAreas />
      <SourceNote />
      <ClosingCall
        title="Need a technician?"
        text="Call, or choose a window yourself."
        actions={
          <>
            <ButtonLink to={paths.booking}>Schedule Online</ButtonLink>
            <CallUs variant="outline" place="technicians" />
          </>
        }
      />
    </Page>
  );
}
