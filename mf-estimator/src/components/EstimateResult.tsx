import { useSite } from '@site/store';
import { EmergencyText } from '@site/ui/emergency-text';
import { Notice } from '@site/ui/notice';
import { useEffect } from 'react';
import type { Appliance } from '../data/prices';
import { bookedEstimate, holdEstimate } from '../lib/price-lock';
import * as m from '../messages/estimate';
import { EstimateTicket, totalId } from './EstimateTicket';
import styles from './EstimateResult.module.css';
import { Step, stepIds } from './Step';

interface EstimateResultProps {
  appliance: Appliance;
  issue: string;
  /** Advice for the time before the technician comes. */
  warning: string | undefined;
}

/**
 * The estimate of the visitor's draft, because the booking sends the draft. For an address opened
 * directly the draft gets the estimate here, at the held price or at today's. One that has been
 * booked is only shown.
 */
export function EstimateResult({ appliance, issue, warning }: EstimateResultProps) {
  const drafted = useSite(({ draft }) =>
    draft.appliance === appliance && draft.issue === issue ? draft.estimate : null,
  );
  const booked = useSite(({ appointments }) => bookedEstimate(appointments, appliance, issue));
  const estimate = drafted ?? booked;
  const hold = () => holdEstimate(appliance, issue);
  // Once for each fault, not each time the draft is empty: choosing another fault empties the draft
  // just before the address changes.
  useEffect(() => {
    holdEstimate(appliance, issue);
  }, [appliance, issue]);
  return (
    <Step
      id={stepIds.result}
      title={m.yourRepairCost}
      describedBy={totalId}
      className={styles.root}
    >
      {warning && (
        <Notice tone="warning" className={styles.warning}>
          <p>
            <EmergencyText>{warning}</EmergencyText>
          </p>
        </Notice>
      )}
      {estimate && (
        <EstimateTicket appliance={appliance} issue={issue} estimate={estimate} onRenew={hold} />
      )}
    </Step>
  );
}
