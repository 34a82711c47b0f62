import { useSite } from '@site/store';
import { Notice } from '@site/ui/notice';
import { useEffect } from 'react';
import type { Appliance } from '../data/prices';
import { holdEstimate } from '../lib/price-lock';
import { EstimateTicket } from './EstimateTicket';
import styles from './EstimateResult.module.css';
import { Step, stepIds } from './Step';

interface EstimateResultProps {
  appliance: Appliance;
  issue: string;
  /** What to do before anybody comes. */
  warning: string | undefined;
}

/**
 * The estimate of the visitor's draft: what stands here is what the booking sends. An address opened
 * by itself has none in the draft yet and gets it, at the price that is still held or at today's.
 */
export function EstimateResult({ appliance, issue, warning }: EstimateResultProps) {
  const estimate = useSite(({ draft }) =>
    draft.appliance === appliance && draft.issue === issue ? draft.estimate : null,
  );
  const hold = () => holdEstimate(appliance, issue);
  // Once for each fault, not whenever the draft lacks it: choosing another fault empties the draft
  // a moment before the address follows.
  useEffect(() => {
    holdEstimate(appliance, issue);
  }, [appliance, issue]);
  return (
    <Step id={stepIds.result} title="Your repair cost" className={styles.root}>
      {warning && (
        <Notice tone="warning" className={styles.warning}>
          <p>{warning}</p>
        </Notice>
      )}
      {estimate && (
        <EstimateTicket appliance={appliance} issue={issue} estimate={estimate} onRenew={hold} />
      )}
    </Step>
  );
}
