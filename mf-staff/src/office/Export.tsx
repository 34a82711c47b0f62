import type { AppointmentRow } from '@site/client/staff';
import { addDays, todayIn } from '@site/data-types/calendar';
import { plural } from '@site/data-types/plural';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import type { Checked } from '@site/ui/form';
import { useState } from 'react';
import { staff } from '../lib/backend';
import { download } from '../lib/download';
import { useCallForm } from '../session/use-call-form';
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

type Days = { from: string; to: string };

const check = ({ from = '', to = '' }: Partial<Days>): Checked<'from' | 'to', Days> =>
  from && to && from <= to
    ? { answers: { from, to } }
    : { errors: { to: 'The first day must not be after the last' } };

/** The appointments of a time as a table. */
export function Export() {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const [done, setDone] = useState('');
  const { form, errors, sending, onSubmit } = useCallForm<keyof Days, Days>(
    check,
    async ({ from, to }) => {
      setDone('');
      const rows = await staff().exportAppointments(from, to);
      setDone(
        rows.length ? `${plural(rows.length, 'appointment')} saved.` : 'No appointment then.',
      );
      if (rows.length) download(`appointments-${from}-${to}.csv`, 'text/csv', toCsv(rows, columns));
    },
    'to',
  );

  return (
    <section aria-label="Table of appointments" className={styles.section}>
      <h2>Table of appointments</h2>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field label="From">
          <TextInput {...form.register('from')} type="date" defaultValue={addDays(today, -30)} />
        </Field>
        <Field label="To" error={errors.to}>
          <TextInput {...form.register('to')} type="date" defaultValue={today} />
        </Field>
        <Button type="submit" variant="outline" loading={sending}>
          Save as CSV
        </Button>
        <p role="status">{done}</p>
      </form>
    </section>
  );
}
