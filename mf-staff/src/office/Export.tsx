import type { AppointmentRow } from '@site/client/staff';
import { addDays, todayIn } from '@site/data-types/calendar';
import { plural } from '@site/data-types/plural';
import { formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import type { Checked } from '@site/ui/form';
import { useState } from 'react';
import { staff } from '../lib/backend';
import { download } from '../lib/download';
import { stateWords } from '../lib/words';
import { useCallForm } from '../session/use-call-form';
import { toCsv } from './csv';
import styles from './Office.module.css';

/** A row as a person reads it in a spreadsheet. */
type Line = Record<Exclude<keyof AppointmentRow, 'cost'>, string> & { cost: number | null };

/** The database gives the fields in no useful order. */
const columns: [keyof Line, string][] = [
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
  ['doneOn', 'Done on'],
  ['labor', 'Labor'],
  ['parts', 'Parts'],
  ['cost', 'Cost'],
];

/** `2026-11-22 10:05` at the business. */
const localTime = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleString('sv-SE', { timeZone }).slice(0, 16);

/** A spreadsheet takes the window `10-12` for a day in October. */
export const lineOf = (row: AppointmentRow, timeZone: string): Line => ({
  ...row,
  createdAt: localTime(row.createdAt, timeZone),
  time: row.time && formatWindow(row.time),
  state: stateWords[row.state],
  isWarranty: row.isWarranty ? 'yes' : 'no',
  doneOn: row.doneOn ?? '',
});

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
      const lines = rows.map((row) => lineOf(row, timeZone));
      if (rows.length)
        download(`appointments-${from}-${to}.csv`, 'text/csv', toCsv(lines, columns));
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
