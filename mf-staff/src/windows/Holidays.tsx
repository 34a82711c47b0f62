import type { StaffCalendar } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { plural } from '@site/data-types/plural';
import { formatDay } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import { useAttempt } from '../session/use-attempt';
import styles from './Windows.module.css';

interface HolidaysProps {
  holidays: StaffCalendar['holidays'];
  reload: () => Promise<void>;
}

/** Days on which the business is closed, by name. */
export function Holidays({ holidays, reload }: HolidaysProps) {
  const { timeZone } = useCompany();
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  /** How many visits the new holiday leaves to be moved. */
  const [toMove, setToMove] = useState(0);
  const { busy, error, setError, attempt } = useAttempt();

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!date || !name.trim()) return setError('Please choose a day and give it a name');
    void attempt(async () => {
      setToMove((await staff().setHoliday(date, name.trim())).toMove.length);
      await reload();
    }).then((added) => {
      if (!added) return;
      setDate('');
      setName('');
    });
  };
  const end = (on: string) =>
    void attempt(async () => {
      await staff().setHoliday(on, null);
      await reload();
    });

  return (
    <section aria-label="Holidays" className={styles.section}>
      <h2>Holidays</h2>
      {holidays.length === 0 ? (
        <p>No holiday is planned.</p>
      ) : (
        <ul role="list" className={styles.list}>
          {holidays.map((holiday) => (
            <li key={holiday.date} className={styles.line}>
              <span>
                {formatDay(holiday.date)}, {holiday.date.slice(0, 4)}: {holiday.name}
              </span>
              <Button
                variant="ghost"
                aria-label={`Remove ${holiday.name}`}
                loading={busy}
                onClick={() => end(holiday.date)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={add} noValidate>
        <Field label="Holiday on">
          <TextInput
            type="date"
            min={todayIn(timeZone)}
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        </Field>
        <Field label="Name" {...(error && { error })}>
          <TextInput maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" variant="outline" loading={busy}>
          Add the Holiday
        </Button>
      </form>
      <div role="status">
        {toMove > 0 && (
          <Notice tone="warning" role={undefined} title={`${plural(toMove, 'visit')} to move`}>
            <p>The list is at the top of this page.</p>
          </Notice>
        )}
      </div>
    </section>
  );
}
