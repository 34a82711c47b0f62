import type { StaffCalendar } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { formatDay } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import type { Checked } from '@site/ui/form';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import { staff } from '../lib/backend';
import * as m from '../messages/windows';
import { useAttempt } from '../session/use-attempt';
import { useCallForm } from '../session/use-call-form';
import styles from './Windows.module.css';

interface HolidaysProps {
  holidays: StaffCalendar['holidays'];
  reload: () => Promise<void>;
}

const check = ({
  date = '',
  name = '',
}: {
  date?: string;
  name?: string;
}): Checked<'date' | 'name', { date: string; name: string }> =>
  date && name.trim()
    ? { answers: { date, name: name.trim() } }
    : { errors: { name: m.pleaseChooseDayGive } };

/** Days on which the business is closed, by name. */
export function Holidays({ holidays, reload }: HolidaysProps) {
  const { timeZone } = useCompany();
  /** How many visits the new holiday leaves to be moved. */
  const [toMove, setToMove] = useState(0);
  const { busy, error, attempt } = useAttempt();
  const { form, errors, sending, onSubmit } = useCallForm<
    'date' | 'name',
    { date: string; name: string }
  >(
    check,
    async ({ date, name }, own) => {
      setToMove((await staff().setHoliday(date, name)).toMove.length);
      await reload();
      own.set('date', '');
      own.set('name', '');
    },
    'name',
  );
  const end = (on: string) =>
    void attempt(async () => {
      await staff().setHoliday(on, null);
      await reload();
    });

  return (
    <section aria-label={m.holidays} className={styles.section}>
      <h2>{m.holidays}</h2>
      {holidays.length === 0 ? (
        <p>{m.noHolidayIsPlanned}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {holidays.map((holiday) => (
            <li key={holiday.date} className={styles.line}>
              <span>
                {formatDay(holiday.date)}, {holiday.date.slice(0, 4)}: {holiday.name}
              </span>
              <Button
                variant="ghost"
                aria-label={m.removeName({ name: holiday.name })}
                loading={busy}
                onClick={() => end(holiday.date)}
              >
                {m.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field label={m.holidayOn}>
          <TextInput {...form.register('date')} type="date" min={todayIn(timeZone)} />
        </Field>
        <Field label={m.nameLabel} error={errors.name ?? error}>
          <TextInput {...form.register('name')} maxLength={60} />
        </Field>
        <Button type="submit" variant="outline" loading={sending}>
          {m.addTheHoliday}
        </Button>
      </form>
      <div role="status">
        {toMove > 0 && (
          <Notice tone="warning" role={undefined} title={m.visitsToMove({ count: toMove })}>
            <p>{m.listTopPage}</p>
          </Notice>
        )}
      </div>
    </section>
  );
}
