import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import { useAttempt } from '../session/use-attempt';
import { useLoaded } from '../session/use-loaded';
import styles from './Office.module.css';

/** How long customers are kept after their last visit. */
export function Retention() {
  const load = useCallback(() => staff().retention(), []);
  const { answer: kept, failure, reload } = useLoaded(load);
  const [typed, setTyped] = useState<string>();
  const [saved, setSaved] = useState(false);
  const { busy, error, setError, attempt } = useAttempt();
  if (!kept) return failure ? <Notice tone="warning" title={failure} /> : null;

  const value = typed ?? String(kept.months);
  const isNumber = /^\d{1,3}$/.test(value.trim());
  const erasesMore = isNumber && (!kept.confirmed || Number(value) < kept.months);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    if (!isNumber) return setError('Please enter a number of months');
    void attempt(async () => {
      await staff().setRetention(Number(value));
      setTyped(undefined);
      await reload();
    }).then(setSaved);
  };

  return (
    <section aria-label="How long customers are kept" className={styles.section}>
      <h2>How long customers are kept</h2>
      <form className={styles.form} onSubmit={save} noValidate>
        <Field
          label="Months after the last visit"
          hint="Then person and photos are erased. Cost, date and appliance stay for the books."
          {...(error && { error })}
        >
          <TextInput
            chars={5}
            inputMode="numeric"
            value={value}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {erasesMore && (
          <Notice tone="warning" title="This cannot be undone">
            {!kept.confirmed && 'Until you save, nothing is erased. '}
            Within an hour of saving, customers whose last visit is more than {value} months ago are
            erased.
          </Notice>
        )}
        <Button type="submit" variant="outline" loading={busy}>
          {erasesMore ? 'Save and Erase' : 'Save'}
        </Button>
        <div role="status">
          {saved && <Notice tone="success" role={undefined} title="Saved." />}
        </div>
      </form>
    </section>
  );
}
