import { CallUs } from '@site/ui/call-us';
import { Grid, Section, Stack } from '@site/ui/layout';
import { NeedsScript } from '@site/ui/needs-script';
import { Notice } from '@site/ui/notice';
import { Link } from 'react-router-dom';
import type { Technician } from '../data/schema';
import { techniciansFor } from '../lib/technicians';
import { useZipCheck } from '../lib/use-zip-check';
import * as m from '../messages/technicians';
import { TechnicianCard } from './TechnicianCard';
import styles from './TechnicianCard.module.css';
import { WindowLine } from './WindowLine';
import { ZipForm } from './ZipForm';

/** Shows the technicians for a ZIP at once, without the home page's delay. */
export function TechnicianCheck({ team }: { team: readonly Technician[] }) {
  const check = useZipCheck(0);
  const { coverage, window } = check;
  return (
    <Section title={m.whoComesZipCode}>
      <Stack>
        <NeedsScript title={m.theCheckNeedsJavaScript}>
          {m.lookZipUpList({ link: (words) => <Link to="/service-areas">{words}</Link> })}
        </NeedsScript>
        <ZipForm check={check} />
        <div role="status">
          {coverage?.served === true && (
            <Stack>
              <p>
                {(team.length > 0 ? m.forZip : m.weServeZip)({
                  zipCode: coverage.zipCode,
                  region: coverage.region ?? '',
                })}
              </p>
              <Grid as="ul" min="sm" className={styles.team}>
                {techniciansFor(coverage.zipCode, team).map((technician) => (
                  <TechnicianCard key={technician.id} technician={technician} />
                ))}
              </Grid>
              <WindowLine window={window} />
            </Stack>
          )}
          {coverage?.served === false && (
            <Notice tone="warning" title={m.wereExpandingAreaSoon}>
              <p>{m.leaveContactInfoWell}</p>
              <CallUs variant="accent" place="technicians">
                {m.callToGetNotified}
              </CallUs>
            </Notice>
          )}
        </div>
      </Stack>
    </Section>
  );
}
