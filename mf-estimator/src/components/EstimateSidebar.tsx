import { shown } from '@site/data-types/shown';
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
import * as m from '../messages/estimate';
import styles from './EstimateSidebar.module.css';

/** Accuracy, emergencies, common repairs and the guarantee. Figures that are samples are marked. */
export function EstimateSidebar() {
  const company = useCompany();
  const { warrantyDays, claims, samples } = company;
  return (
    <>
      <SidebarBox title={m.whyEstimatesAccurate}>
        {samples && (
          <p>
            {asSample(
              m.upEstimateAccuracyPercentEstimatesMatch({
                estimateAccuracyPercent: claims.estimateAccuracyPercent,
              }),
            )}
            .
          </p>
        )}
        <ul>
          <li>{m.eachPricedApplianceProblem}</li>
          <li>{included}</li>
          <li>{m.confirmedInspectionBeforeAny}</li>
        </ul>
      </SidebarBox>
      <SidebarBox title={m.emergency}>
        <p>
          <EmergencyText>{gasAdvice}</EmergencyText> {troubleAdvice(company)}
        </p>
        <CallUs variant="accent" place="estimate-emergency" />
      </SidebarBox>
      <SidebarBox title={samples ? asSample(m.commonRepairsThisWeek) : m.commonRepairs}>
        <Stack as="ul" gap="sm">
          {weeklyRepairs.map(({ appliance, issue, count }) => {
            const quote = quoteFor(appliance, issue);
            return (
              <li key={appliance} className={styles.repair}>
                <Link to={estimatePath(appliance, issue, true)}>
                  {m.applianceWithIssue({
                    appliance: shown(quote.appliance),
                    issue: shown(quote.issue).toLowerCase(),
                  })}
                </Link>
                {samples && <span>{m.countRepairs({ count })}</span>}
              </li>
            );
          })}
        </Stack>
      </SidebarBox>
      <SidebarBox title={m.ourGuarantee}>
        <p>{m.warrantyDaysDayWarrantyParts({ warrantyDays })}</p>
      </SidebarBox>
    </>
  );
}
