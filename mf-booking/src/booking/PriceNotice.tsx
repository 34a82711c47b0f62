import { useFormValue } from '@site/ui/form';
import type { EstimateSummary } from '@site/data-types/entities';
import { formatPriceRange } from '@site/data-types/format';
import { lockHours } from '@site/data-types/visit';
import { useSite } from '@site/store';
import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
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
      <Notice title="Free repair under warranty">
        <p>This visit is booked under the warranty of your earlier repair: {warranty.repair}.</p>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            saveDraft(noWarranty);
            // The button is gone, and the appliance is the next thing to choose.
            document.getElementById('booking-appliance')?.focus();
          }}
        >
          This is about something else
        </Button>
      </Notice>
    );
  }
  return (
    <>
      {warranty && (
        <Notice tone="warning" role="status" title="This visit is not free">
          <p>
            The warranty covers your earlier repair, {warranty.repair}. For another appliance the
            visit is paid. Choose {warranty.appliance} again to book the free repair.
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
          Your estimate:{' '}
          <span className={styles.range}>{formatPriceRange(estimate.priceRange)}</span>
        </>
      }
    >
      <p>It goes with your request. Book within {lockHours} hours and we honor it.</p>
    </Notice>
  );
}
