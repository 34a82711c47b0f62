import { gasAdvice } from '@site/data-types/safety';
import { troubleAdvice } from '@site/ui/trouble-advice';
import { useCompany } from '@site/store';
import { EmergencyText } from '@site/ui/emergency-text';
import { CallUs } from '@site/ui/call-us';
import { Stack } from '@site/ui/layout';
import { asSample } from '@site/ui/sample-note';
import { SidebarBox } from '@site/ui/sidebar-box';
import { Link } from 'react-router-dom';
import { included } from '../data/exclusions';
import { weeklyRepairs } from '../data/weekly-repairs';
import { quoteFor } from '../lib/quote';
import { estimatePath } from '../lib/addresses';
import styles from './EstimateSidebar.module.css';

/** Accuracy, emergencies, common repairs and the guarantee. Figures that are samples are marked. */
export function EstimateSidebar() {
  const company = useCompany();
  const { warrantyDays, claims, samples } = company;
  return (
    <>
      <SidebarBox title="Why our estimates are accurate">
        {samples && (
          <p>
            {asSample(
              `Up to ${claims.estimateAccuracyPercent}% of estimates match the final price`,
            )}
            .
          </p>
        )}
        <ul>
          <li>Each is priced by appliance and problem, not by a flat rate.</li>
          <li>{included}</li>
          <li>It is confirmed at the inspection, before any work begins.</li>
        </ul>
      </SidebarBox>
      <SidebarBox title="Emergency?">
        <p>
          <EmergencyText>{gasAdvice}</EmergencyText> {troubleAdvice(company)}
        </p>
        <CallUs variant="accent" place="estimate-emergency" />
      </SidebarBox>
      <SidebarBox title={samples ? asSample('Common repairs this week') : 'Common repairs'}>
        <Stack as="ul" gap="sm">
          {weeklyRepairs.map(({ appliance, issue, count }) => {
            const quote = quoteFor(appliance, issue);
            return (
              <li key={appliance} className={styles.repair}>
                <Link to={estimatePath(appliance, issue, true)}>
                  {quote.appliance} {quote.issue.toLowerCase()}
                </Link>
                {samples && <span>{count} repairs</span>}
              </li>
            );
          })}
        </Stack>
      </SidebarBox>
      <SidebarBox title="Our guarantee">
        <p>
          {warrantyDays}-day warranty on parts and labor: if the same issue comes back, we fix it
          free. Upfront pricing, no hidden fees, and price match in the Houston area.
        </p>
      </SidebarBox>
    </>
  );
}
