import type { AppointmentRow } from '@site/client/staff';
import { addDays, todayIn } from '@site/data-types/calendar';
import { ways } from '@site/client/mail/receipt-words';
import { shown } from '@site/data-types/shown';
import { formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { useState } from 'react';
import { staff } from '../lib/backend';
import { download } from '../lib/download';
import { stateWords } from '../lib/words';
import * as m from '../messages/more';
import { toCsv } from './csv';
import { type Days, DaysForm } from './DaysForm';
import styles from './Office.module.css';

/** A row as a person reads it in a spreadsheet. */
type Numbers = 'cost' | 'tax' | 'receipt';
type Line = Record<Exclude<keyof AppointmentRow, Numbers>, string> & Record<Numbers, number | null>;

/** The database gives the fields in no useful order. */
const columns: [keyof Line, string][] = [
  ['number', m.number],
  ['createdAt', m.requested],
  ['date', m.date],
  ['time', m.time],
  ['state', m.state],
  ['name', m.nameLabel],
  ['phone', m.phone],
  ['email', m.email],
  ['address', m.address],
  ['zip', 'ZIP'],
  ['appliance', m.appliance],
  ['issue', m.issue],
  ['technician', m.technician],
  ['isWarranty', m.warranty],
  ['doneOn', m.doneOn],
  ['labor', m.labor],
  ['parts', m.parts],
  ['cost', m.cost],
  ['tax', m.salesTaxInIt],
  ['receipt', m.receipt],
  ['paid', m.paid],
];

/** `2026-11-22 10:05` at the business. */
const localTime = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleString('sv-SE', { timeZone }).slice(0, 16);

/** A way that a newer database has comes as it is. */
const paidWords = (paid: string): string => (ways as Record<string, string>)[paid] ?? paid;

/** A spreadsheet takes the window `10-12` for a day in October. */
export const lineOf = (row: AppointmentRow, timeZone: string): Line => ({
  ...row,
  createdAt: localTime(row.createdAt, timeZone),
  time: row.time && formatWindow(row.time),
  state: stateWords[row.state],
  isWarranty: row.isWarranty ? m.yesWord : m.noWord,
  appliance: shown(row.appliance),
  issue: shown(row.issue),
  doneOn: row.doneOn ?? '',
  tax: row.tax ?? null,
  receipt: row.receipt ?? null,
  paid: paidWords(row.paid ?? ''),
});

/** The appointments of a time as a table. */
export function Export() {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const [done, setDone] = useState('');
  const save = async ({ from, to }: Days) => {
    setDone('');
    const rows = await staff().exportAppointments(from, to);
    setDone(rows.length ? m.appointmentsSaved({ count: rows.length }) : m.noAppointmentThen);
    const lines = rows.map((row) => lineOf(row, timeZone));
    if (rows.length) download(`appointments-${from}-${to}.csv`, 'text/csv', toCsv(lines, columns));
  };

  return (
    <section aria-label={m.tableOfAppointments} className={styles.section}>
      <h2>{m.tableOfAppointments}</h2>
      <DaysForm days={{ from: addDays(today, -30), to: today }} button={m.saveAsCsv} send={save}>
        <p role="status">{done}</p>
      </DaysForm>
    </section>
  );
}
