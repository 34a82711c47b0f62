import type { StaffCalendar } from '@site/backend/staff';
import { formatWindow } from '@site/data-types/visit';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { slotIndex } from '../board/driving-order';
import { staff } from '../lib/backend';
import { useAttempt } from '../session/use-attempt';
import { Capacity } from './Capacity';
import styles from './Windows.module.css';

interface UsualProps {
  calendar: StaffCalendar;
  reload: () => Promise<void>;
}

/** Places of a day that has none of its own, and how far ahead customers book. */
export function Usual({ calendar: { usual, daysAhead }, reload }: UsualProps) {
  const [days, setDays] = useState(String(daysAhead));
  const { busy, error, setError, attempt } = useAttempt();
  const [saved, setSaved] = useState(false);

  const setCapacity = (slot: string, capacity: number) =>
    void attempt(async () => {
      await staff().setUsualCapacity(slot, capacity);
      await reload();
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    if (!/^\d{1,3}$/.test(days.trim())) return setError('Please enter a number of days');
    void attempt(async () => {
      await staff().setDaysAhead(Number(days));
      await reload();
    }).then(setSaved);
  };

  return (
    <section aria-label="Usual places" className={styles.section}>
      <h2>Usual places</h2>
      <p>They hold for every day that has no places of its own.</p>
      <ul role="list" className={styles.list}>
        {usual
          .toSorted((a, b) => slotIndex(a.slot) - slotIndex(b.slot))
          .map(({ slot, capacity }) => (
            <li key={slot} className={styles.line}>
              {formatWindow(slot)}
              <Capacity
                label={`usual places, ${formatWindow(slot)}`}
                value={capacity}
                busy={busy}
                onChange={(next) => setCapacity(slot, next)}
              />
            </li>
          ))}
      </ul>
      <form className={styles.form} onSubmit={save} noValidate>
        <Field
          label="Days ahead"
          hint="How many days from today customers can book."
          {...(error && { error })}
        >
          <TextInput
            chars={5}
            inputMode="numeric"
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" loading={busy}>
          Save
        </Button>
        <div role="status">
          {saved && <Notice tone="success" role={undefined} title="Saved." />}
        </div>
      </form>
    </section>
  );
}
