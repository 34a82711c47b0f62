import { formatPriceRange } from '@site/data-types/format';
import { useSite } from '@site/store';
import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { estimateFor } from './prefill';
import { saveDraft } from './save-draft';
import { useFieldValue } from './use-field-value';
import type { FormHandle } from './form-fields';
import styles from './PriceNotice.module.css';

/** What the visit will cost: nothing under a warranty, or the estimate that is sent with it. */
export function PriceNotice({ form }: { form: FormHandle }) {
  const answers = {
    appliance: useFieldValue(form, 'appliance'),
    issue: useFieldValue(form, 'issue'),
    otherIssue: useFieldValue(form, 'otherIssue'),
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
