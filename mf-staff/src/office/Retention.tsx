import { Notice } from '@site/ui/notice';
import { useCallback } from 'react';
import { staff } from '../lib/backend';
import { NumberForm } from '../components/NumberForm';
import * as m from '../messages/more';
import { useLoaded } from '../session/use-loaded';
import styles from './Office.module.css';

/** How long customer data is stored after their last visit. */
export function Retention() {
  const load = useCallback(() => staff().retention(), []);
  const { answer: retention, failure, reload } = useLoaded(load, 'retention');
  if (!retention) return failure ? <Notice tone="warning" title={failure} /> : null;

  return (
    <section aria-label={m.howLongCustomerData} className={styles.section}>
      <h2>{m.howLongCustomerData}</h2>
      <NumberForm
        label={m.monthsAfterLastVisit}
        hint={m.thenPersonPhotosErased}
        unit={m.months}
        value={retention.months}
        warn={(months) =>
          (!retention.confirmed || months < retention.months) &&
          (retention.confirmed ? m.erasedWithinHour : m.nothingErasedUntilSaved)({ months })
        }
        warnedLabel={m.saveAndErase}
        onSave={async (months) => {
          await staff().setRetention(months);
          await reload();
        }}
      />
    </section>
  );
}
