import { listedAppliance, listedIssue } from '@site/data-types/booking-lists';
import { shown } from '@site/data-types/shown';
import { visitCalendar } from '@site/data-types/calendar-event';
import * as m from '../messages/calendar';
import { placeOf } from './visit-words';
import type { MailCompany } from './mail-company';
import type { MailAppointment } from './template-params';

/** An entry that mail programs put into the customer's calendar, or take out again. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface CalendarAppointment extends MailAppointment {
  /** Goes up with each move and with a cancellation; default 0. */
  sequence?: number;
  /** ISO 8601 instant of the change; default the booking. */
  changedAt?: string;
  /** Who has made the change: the customer or the business, which confirms by it. */
  by?: 'you' | 'us';
}

/**
 * The calendar entry of a mail. A stranger may get the mail, so it has no street and only listed
 * values. It has no key either, because people share calendars.
 */
export function mailCalendar(
  company: MailCompany,
  visit: CalendarAppointment,
  method: MailCalendar['method'],
): MailCalendar {
  const { id, name, email, sequence = 0, preferredDate, preferredTime, zipCode } = visit;
  const appliance = shown(listedAppliance(visit.appliance));
  return {
    method,
    content: visitCalendar(
      {
        ...{ id, sequence, preferredDate, preferredTime },
        changedAt: visit.changedAt ?? visit.createdAt ?? new Date().toISOString(),
        summary: m.applianceRepairName({ appliance, name: company.name }),
        confirmed: visit.by === 'us',
        location: placeOf(zipCode),
        description: m.appointmentLink({
          id,
          appliance,
          issue: shown(listedIssue(visit.appliance, visit.issue)),
          phone: company.phone,
        }),
      },
      company,
      method,
      { name, email },
    ),
  };
}

/** The entry as a data address, for a template of EmailJS with a variable attachment. */
export const calendarAddress = ({ method, content }: MailCalendar): string =>
  `data:text/calendar;charset=utf-8;method=${method};base64,${btoa(String.fromCharCode(...new TextEncoder().encode(content)))}`;
