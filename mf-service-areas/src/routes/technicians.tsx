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
import * as m from '../messages/technicians';

const path = '/technicians';
const trail = [{ name: m.ourTechnicians, path }];

export const meta = () =>
  metadata({
    title: m.ourTechnicians,
    description: m.whoRepairsAppliancesServiceArea({ serviceArea: getCompany().serviceArea }),
    keywords: m.keywords,
    path,
    trail,
  });

export default function TechniciansRoute() {
  const { rating, samples } = useCompany();
  const team = sampleTeam && !samples ? [] : technicians;
  return (
    <Page data-boundary="mf-service-areas">
      <Breadcrumbs items={trail} />
      <Hero title={m.ourTechnicians} lead={m.insuredRoadEveryDay} />
      {team.length > 0 && (
        <StatTiles
          items={[
            { value: totalServices(team), label: asSample(m.servicesThisWeek, sampleTeam) },
            { value: team.length, label: asSample(m.activeTechnicians, sampleTeam) },
            ...(samples ? [{ value: rating.toFixed(1), label: asSample(m.averageRating) }] : []),
          ]}
        />
      )}
      <TechnicianCheck team={team} />
      {team.length > 0 && (
        <Section title={m.theTeam} lead={sampleTeam && m.techniciansNamedHereSamples}>
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
        title={m.needATechnician}
        text={m.callChooseWindowYourself}
        actions={
          <>
            <ButtonLink to={paths.booking}>{m.scheduleOnline}</ButtonLink>
            <CallUs variant="outline" place="technicians" />
          </>
        }
      />
    </Page>
  );
}
