import * as m from '../messages/visit-message';
import { mailCalendar } from './calendar';
import { receiptRows } from './receipt-words';
import type { Row } from './html';
import type { VisitKind } from './kinds';
import { customerRows, field, layOut, type Message } from './layout';
import type { MailCompany } from './mail-company';
import type { TemplateParams } from './template-params';
import { pageLink, ticket } from './ticket';
import { type VisitMail, visitParams } from './visit-params';

/** Calendars follow the mails of these kinds. */
const methods: Partial<Record<VisitKind, 'REQUEST' | 'CANCEL'>> = {
  visit_booked: 'REQUEST',
  visit_moved: 'REQUEST',
  visit_canceled: 'CANCEL',
};

/** The action of the customer's calendar for a mail; undefined for a mail that changes nothing. */
export const calendarMethod = (kind: VisitKind): 'REQUEST' | 'CANCEL' | undefined => methods[kind];

/** Content of a mail to the customer about a booked visit. */
export function visitMessage(
  company: MailCompany,
  kind: VisitKind,
  visit: VisitMail,
  origin: string,
): Omit<Message, 'to'> {
  const params = visitParams(company, kind, visit, origin);
  const value = (name: string) => field(params, name);
  const method = calendarMethod(kind);
  const receipt: Row[] =
    kind === 'visit_receipt' && visit.receipt ? receiptRows(visit.receipt) : [];
  return {
    subject: value('subject'),
    high: false,
    ...ticket(company, {
      title: value('subject'),
      greeting: m.hello({ name: value('to_name') }),
      message: value('message'),
      rows: [
        ...receipt,
        [m.appointment, value('appointment_id')],
        [m.appliance, value('appliance')],
        [m.issue, value('issue')],
        [m.date, value('preferred_date')],
        [m.time, value('preferred_time')],
        [m.address, value('address')],
      ],
      next: [m.whatHappensNext, value('next_steps')],
      ...pageLink(value('manage_link')),
    }),
    ...(method ? { calendar: mailCalendar(company, visit, method) } : {}),
  };
}

/** Content of the mail that tells the team what a customer has changed. */
export function teamUpdateMessage(
  company: MailCompany,
  params: TemplateParams,
): Omit<Message, 'to'> {
  const value = (name: string) => field(params, name);
  return {
    subject: value('subject'),
    high: false,
    replyTo: value('customer_email'),
    ...layOut(company, value('subject'), [
      value('message'),
      [
        [m.appointment, value('appointment_id')],
        ...customerRows(params),
        [m.date, value('preferred_date')],
        [m.time, value('preferred_time')],
      ],
    ]),
  };
}
