import { Notice } from '@site/ui/notice';
import { useCallback } from 'react';
import { staff } from '../lib/backend';
import { NumberForm } from '../components/NumberForm';
import { useLoaded } from '../session/use-loaded';
import styles from './Office.module.css';

/** How long customer data is stored after their last visit. */
export function Retention() {
  const load = useCallback(() => staff().retention(), []);
  const { answer: retention, failure, reload } = useLoaded(load, 'retention');
  if (!retention) return failure ? <Notice tone="warning" title={failure} /> : null;

  return (
    <section aria-label="How long customer data is stored" className={styles.section}>
      <h2>How long customer data is stored</h2>
      <NumberForm
        label="Months after the last visit"
        hint="Then person and photos are erased. Cost, date and appliance stay for the books."
        unit="months"
        value={retention.months}
        warn={(months) =>
          (!retention.confirmed || months < retention.months) &&
          `${retention.confirmed ? '' : 'Until you save, nothing is erased. '}Within an hour of saving, customers whose last visit is more than ${months} months ago are erased.`
        }
        warnedLabel="Save and Erase"
        onSave={async (months) => {
          await staff().setRetention(months);
          await reload();
        }}
      />
    </section>
  );
}
