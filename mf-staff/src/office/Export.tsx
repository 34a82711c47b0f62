import type { AppointmentRow } from '@site/client/staff';
import { addDays, todayIn } from '@site/data-types/calendar';
import { plural } from '@site/data-types/plural';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import { download } from '../lib/download';
import { useAttempt } from '../session/use-attempt';
import { toCsv } from './csv';
import styles from './Office.module.css';

/** The database gives the fields in no useful order. */
const columns: [keyof AppointmentRow, string][] = [
  ['number', 'Number'],
  ['createdAt', 'Requested'],
  ['date', 'Date'],
  ['time', 'Time'],
  ['state', 'State'],
  ['name', 'Name'],
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['address', 'Address'],
  ['zip', 'ZIP'],
  ['appliance', 'Appliance'],
  ['issue', 'Issue'],
  ['technician', 'Technician'],
  ['isWarranty', 'Warranty'],
  ['labor', 'Labor'],
  ['parts', 'Parts'],
  ['cost', 'Cost'],
];

/** The appointments of a time as a table. */
export function Export() {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const [from, setFrom] = useState(addDays(today, -30));
  const [to, setTo] = useState(today);
  const [done, setDone] = useState('');
  const { busy, error, setError, attempt } = useAttempt();

  const save = (event: FormEvent) => {
    event.preventDefault();
    setDone('');
    if (!from || !to || from > to) return setError('The first day must not be after the last');
    void attempt(async () => {
      const rows = await staff().exportAppointments(from, to);
      setDone(
        rows.length ? `${plural(rows.length, 'appointment')} saved.` : 'No appointment then.',
      );
      if (rows.length) download(`appointments-${from}-${to}.csv`, 'text/csv', toCsv(rows, columns));
    });
  };

  return (
    <section aria-label="Table of appointments" className={styles.section}>
      <h2>Table of appointments</h2>
      <form className={styles.form} onSubmit={save} noValidate>
        <Field label="From">
          <TextInput type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label="To" {...(error && { error })}>
          <TextInput type="date" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
        <Button type="submit" variant="outline" loading={busy}>
          Save as CSV
        </Button>
        <p role="status">{done}</p>
      </form>
    </section>
  );
}
