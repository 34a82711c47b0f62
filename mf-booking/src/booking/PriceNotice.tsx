import { shown } from '@site/data-types/shown';
import { useFormValue } from '@site/ui/form';
import type { EstimateSummary } from '@site/data-types/entities';
import { formatPriceRange } from '@site/data-types/format';
import { lockHours } from '@site/data-types/visit';
import { useSite } from '@site/store';
import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import * as m from '../messages/submit';
import { estimateFor } from './prefill';
import { saveDraft } from './save-draft';
import { draftedWarranty, noWarranty } from './warranty-visit';
import type { BookingForm } from './form-fields';
import styles from './PriceNotice.module.css';

/** Price of the visit: nothing under a warranty, or the estimate that is sent with it. */
export function PriceNotice({ form }: { form: BookingForm }) {
  const answers = {
    appliance: useFormValue(form, 'appliance'),
    issue: useFormValue(form, 'issue'),
    otherIssue: useFormValue(form, 'otherIssue'),
  };
  const draft = useSite((site) => site.draft);
  const warranty = draftedWarranty(draft);
  const estimate = estimateFor(draft.estimate, answers);

  if (warranty && [warranty.appliance, ''].includes(answers.appliance)) {
    return (
      <Notice title={m.freeRepairUnderWarranty}>
        <p>{m.visitBookedUnderWarranty({ repair: warranty.repair })}</p>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            saveDraft(noWarranty);
            // The button is gone, and the appliance is the next thing to choose.
            document.getElementById('booking-appliance')?.focus();
          }}
        >
          {m.aboutSomethingElse}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      {warranty && (
        <Notice tone="warning" role="status" title={m.visitNotFree}>
          <p>
            {m.warrantyCoversEarlierRepair({
              repair: warranty.repair,
              appliance: shown(warranty.appliance),
            })}
          </p>
        </Notice>
      )}
      {estimate && <EstimateNotice estimate={estimate} />}
    </>
  );
}

/** The estimate that is sent with the request. */
function EstimateNotice({ estimate }: { estimate: EstimateSummary }) {
  return (
    <Notice
      title={
        <>
          {m.yourEstimateSpan({
            Span: <span className={styles.range}>{formatPriceRange(estimate.priceRange)}</span>,
          })}
        </>
      }
    >
      <p>{m.goesRequestBookWithin({ lockHours })}</p>
    </Notice>
  );
}
