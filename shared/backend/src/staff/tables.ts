import { formatPhone } from '@site/data-types/format';
import type { ServiceRecord, StaffAppointment } from '../client';

/**
 * Columns as wide as their widest value. Strips control characters, which could move the cursor.
 */
function table(head: string[], rows: string[][]): string {
  const clean = rows.map((row) => row.map((cell) => cell.replace(/\p{Cc}+/gu, ' ')));
  const widths = head.map((title, i) =>
    Math.max(title.length, ...clean.map((row) => row[i]?.length ?? 0)),
  );
  return [head, ...clean]
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const mailNames: Partial<Record<string, string>> = {
  team_notification: 'team',
  customer_confirmation: 'customer',
  booking_hold: 'confirmation request',
};

function mailState({ mails }: StaffAppointment): string {
  const givenUp = mails.filter((mail) => mail.givenUpAt);
  const waiting = mails.filter((mail) => !mail.sentAt && !mail.givenUpAt);
  const error = waiting.find((mail) => mail.lastError)?.lastError;
  return (
    [
      ...givenUp.map(
        ({ kind, lastError }) => `NOT SENT to ${mailNames[kind] ?? kind} (${lastError ?? ''})`,
      ),
      ...(waiting.length > 0 ? [`${waiting.length} waiting${error ? ` (${error})` : ''}`] : []),
    ].join('; ') || 'sent'
  );
}

export const appointmentTable = (appointments: StaffAppointment[]): string =>
  appointments.length === 0
    ? 'No appointments.'
    : table(
        ['NUMBER', 'DATE', 'TIME', 'STATUS', 'NAME', 'PHONE', 'ZIP', 'APPLIANCE', 'ISSUE', 'MAILS'],
        appointments.map((a) => [
          a.id,
          a.preferredDate,
          a.preferredTime,
          a.status,
          a.name,
          formatPhone(a.phone),
          a.zipCode,
          a.appliance,
          a.issue,
          mailState(a),
        ]),
      );

export const recordTable = (records: ServiceRecord[]): string =>
  records.length === 0
    ? 'No service records.'
    : table(
        [
          'SERVICED',
          'STATUS',
          'NAME',
          'APPLIANCE',
          'TECHNICIAN',
          'COST',
          'WARRANTY UNTIL',
          'RECORD',
        ],
        records.map((r) => [
          r.serviceDate,
          r.status,
          r.customerName,
          r.applianceType,
          r.technicianName,
          r.totalCost === null ? '' : `$${r.totalCost.toFixed(2)}`,
          r.warrantyEndDate,
          r.id,
        ]),
      );
