import { formatPriceRange } from '@site/data-types/format';
import { useSite } from '@site/store';
import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { estimateFor } from './prefill';
import { saveDraft } from './save-draft';
import { useAnswer } from './use-field-value';
import type { BookingForm } from './use-booking-draft';
import styles from './PriceNotice.module.css';

/** What goes with the request beside the answers: a warranty, an estimate. */
export function Enclosures({ form }: { form: BookingForm }) {
  const answers = {
    appliance: useAnswer(form, 'appliance'),
    issue: useAnswer(form, 'issue'),
    otherIssue: useAnswer(form, 'otherIssue'),
  };
  const repair = useSite((site) => site.draft.form.warrantyRepair);
  const estimate = estimateFor(
    useSite((site) => site.draft.estimate),
    answers,
  );

  if (repair) {
    return (
      <Notice title="Free repair under warranty">
        <p>This visit is booked under the warranty of your earlier repair: {repair}.</p>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => saveDraft({ warrantyRecordId: '', warrantyRepair: '' })}
        >
          This is about something else
        </Button>
      </Notice>
    );
  }
  if (!estimate) return null;
  return (
    <Notice
      title={
        <>
          Your estimate:{' '}
          <span className={styles.range}>{formatPriceRange(estimate.priceRange)}</span>
        </>
      }
    >
      <p>It goes with your request. Book within 24 hours and we honor it.</p>
    </Notice>
  );
}
