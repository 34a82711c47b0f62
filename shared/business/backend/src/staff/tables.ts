import { formatPhone } from '@site/data-types/format';
import type { ServiceRecord, StaffAppointment, StaffPhoto, VisitChange } from '@site/client';
import type { StaffPerson } from '@site/client/staff-types';

/** Column heads and rows, or a line if there are none. */
const table = (none: string, heads: string[], rows: string[][]): string[][] =>
  rows.length > 0 ? [heads, ...rows] : [[none]];

const mailNames: Partial<Record<string, string>> = {
  team_notification: 'team',
  customer_confirmation: 'customer',
  booking_hold: 'confirmation request',
  visit_booked: 'customer about the visit',
  visit_moved: 'customer about the move',
  visit_canceled: 'customer about the cancellation',
  visit_on_the_way: 'customer about the technician',
  visit_reminder: 'customer as a reminder',
  visit_part: 'customer about a part',
  visit_receipt: 'customer with the receipt',
  visit_review: 'customer asking for a review',
  team_moved: 'team about the move',
  team_canceled: 'team about the cancellation',
  team_technician: 'technician',
  staff_invitation: 'invitation',
  visit_missed: 'customer, no one home',
  team_note: 'team about a note',
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

const stateWords = ({ state, technician, cancelReason }: VisitChange): string => {
  const detail = state === 'canceled' ? cancelReason : technician;
  return `${state.replaceAll('_', ' ')}${detail ? ` (${detail})` : ''}`;
};

const visitColumns = ['NUMBER', 'DATE', 'TIME', 'STATE', 'NAME', 'PHONE'];

const visitCells = (visit: VisitChange | StaffAppointment): string[] => [
  visit.id,
  visit.preferredDate,
  visit.preferredTime,
  stateWords(visit),
  visit.name,
  formatPhone(visit.phone),
];

export const visitRows = (visits: VisitChange[]): string[][] =>
  table('No visits.', visitColumns, visits.map(visitCells));

export const photoRows = (photos: (StaffPhoto & { file: string })[]): string[][] =>
  table(
    'No photos.',
    ['FILE', 'KB', 'SENT'],
    photos.map(({ file, size, at }) => [file, String(Math.ceil(size / 1024)), at]),
  );

export const peopleRows = (people: StaffPerson[]): string[][] =>
  table(
    'No person is on staff yet. Add yourself: people add you@example.com --name "Your Name" --role owner',
    ['EMAIL', 'NAME', 'ROLE', 'AREAS', 'PHONE'],
    people.map(({ email, name, role, areas, phone }) => [
      email,
      name,
      role,
      areas.join(', '),
      phone && formatPhone(phone),
    ]),
  );

export const appointmentRows = (appointments: StaffAppointment[]): string[][] =>
  table(
    'No appointments.',
    [...visitColumns, 'ZIP', 'APPLIANCE', 'ISSUE', 'MAILS', 'PHOTOS', 'NOTES'],
    appointments.map((a) => [
      ...visitCells(a),
      a.zipCode,
      a.appliance,
      a.issue,
      mailState(a),
      a.photos ? String(a.photos) : '',
      a.notes.join(' | '),
    ]),
  );

export const recordRows = (records: ServiceRecord[]): string[][] =>
  table(
    'No service records.',
    ['SERVICED', 'STATUS', 'NAME', 'APPLIANCE', 'TECHNICIAN', 'COST', 'WARRANTY UNTIL', 'RECORD'],
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
