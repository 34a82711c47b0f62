import { gasAdvice } from '@site/data-types/safety';
import { useCompany } from '@site/store';
import { CallUs } from '@site/ui/call-us';
import { Stack } from '@site/ui/layout';
import { SidebarBox } from '@site/ui/sidebar-box';
import { Link } from 'react-router-dom';
import { weeklyRepairs } from '../data/weekly-repairs';
import { quoteFor } from '../lib/quote';
import { estimatePath } from '../lib/addresses';
import styles from './EstimateSidebar.module.css';

/** Accuracy, emergencies, common repairs and the guarantee. */
export function EstimateSidebar() {
  const { warrantyDays, claims } = useCompany();
  return (
    <>
      <SidebarBox title="Why our estimates are accurate">
        <p>{claims.estimateAccuracyPercent}% of our estimates hold, because each one</p>
        <ul>
          <li>is priced by appliance and fault, not by a flat rate</li>
          <li>holds the visit, the labor and the parts</li>
          <li>is confirmed at the inspection, before any work begins</li>
        </ul>
        <p>
          Some faults are easier to foresee than others: your ticket says how sure we are of its
          range.
        </p>
      </SidebarBox>
      <SidebarBox title="Emergency?">
        <p>
          {gasAdvice} For water or electrical trouble we answer 24/7. Emergency or after-hours rates
          may apply.
        </p>
        <CallUs variant="accent" place="estimate-emergency" />
      </SidebarBox>
      <SidebarBox title="Common repairs this week">
        <Stack as="ul" gap="sm">
          {weeklyRepairs.map(({ appliance, issue, count }) => {
            const quote = quoteFor(appliance, issue);
            return (
              <li key={appliance} className={styles.repair}>
                <Link to={estimatePath(appliance, issue, true)}>
                  {quote.appliance} {quote.issue.toLowerCase()}
                </Link>
                <span>{count} repairs</span>
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
