import type { Language } from '@site/data-types/contract';
import * as m from '../messages/message';
import { mailCalendar } from './calendar';
import type { Row } from './html';
import type { MailKind } from './kinds';
import { customerRows, field, layOut, type Message } from './layout';
import { newsletterMessage, type PostMail, postMessage } from './newsletter-message';
import { type Invitation, invitationMessage, signInMessage } from './sign-in-message';
import { pageLink, ticket } from './ticket';
import { teamUpdateMessage, visitMessage } from './visit-message';
import { teamUpdateParams, type VisitMail } from './visit-params';
import type { MailCompany } from './mail-company';
import {
  customerParams,
  type HeldVisit,
  holdParams,
  teamParams,
  type TemplateParams,
} from './template-params';

/** A mail of the outbox as `claim_mails` returns it. */
export interface OutboxMail {
  id: string;
  claim: string;
  kind: MailKind;
  about: string;
  recipient: string;
  payload: object;
  company: MailCompany;
  /** Of its reader. Missing while the database has an older release. */
  language?: Language;
}

/**
 * Content of the mail to the team, from its template fields.
 * @param params as {@link teamParams} returns them
 */
export function teamMessage(company: MailCompany, params: TemplateParams): Omit<Message, 'to'> {
  const value = (name: string) => field(params, name);
  const high = value('priority') === 'HIGH';
  const subject = (high ? m.newAppointmentHigh : m.newAppointment)({
    id: value('appointment_id'),
    service: value('service_type'),
    zip: value('zip_code'),
  });
  return {
    subject,
    high,
    replyTo: value('customer_email'),
    ...layOut(company, subject, [
      value('message'),
      [
        [m.appointment, value('appointment_id')],
        [m.priority, high ? m.highPriority : m.normalPriority],
        ...customerRows(params),
        [m.description, value('description')],
        [m.preferredDate, value('preferred_date')],
        [m.preferredTime, value('preferred_time')],
        [m.submitted, `${value('submission_date')}, ${value('submission_time')}`],
      ],
    ]),
  };
}

/**
 * Content of the mail to the customer, from its template fields.
 * @param params as {@link customerParams} returns them
 */
export function customerMessage(company: MailCompany, params: TemplateParams): Omit<Message, 'to'> {
  const value = (name: string) => field(params, name);
  const subject = m.appointmentWith({
    id: value('appointment_id'),
    name: company.name,
  });
  const greeting = m.hello({ name: value('to_name') });
  const rows: Row[] = [
    [m.appointment, value('appointment_id')],
    [m.appliance, value('appliance')],
    [m.issue, value('issue')],
    [m.date, value('preferred_date')],
    [m.time, value('preferred_time')],
    [m.address, value('address')],
    [m.warranty, value('warranty_info')],
    [m.confirmationCall, value('response_time')],
  ];
  return {
    subject,
    high: false,
    ...ticket(company, {
      title: subject,
      greeting,
      message: value('message'),
      rows,
      next: [m.whatHappensNext, value('next_steps')],
      ...pageLink(value('manage_link')),
    }),
  };
}

/** Content of the mail that asks the customer to confirm a request. */
function holdMessage(company: MailCompany, params: TemplateParams): Omit<Message, 'to'> {
  const value = (name: string) => field(params, name);
  const subject = m.pleaseConfirmRequestName({ name: company.name });
  return {
    subject,
    high: false,
    ...layOut(company, subject, [
      m.someoneAskedForVisit({
        day: value('preferred_date'),
        time: value('preferred_time'),
      }),
      value('confirm_link'),
      m.forgottenAt({ heldUntil: value('held_until') }),
    ]),
  };
}

function testMessage(company: MailCompany): Omit<Message, 'to'> {
  const subject = m.testMailOfName({ name: company.name });
  return {
    subject,
    high: false,
    ...layOut(company, subject, [m.mailsSiteArriveNothing]),
  };
}

/**
 * The mail of an outbox row.
 * @param origin of the links in it, without a trailing slash
 */
export function messageOf(mail: OutboxMail, origin: string): Message {
  const { company, payload } = mail;
  // A site without a database has only the fields of the call.
  const given = 'params' in payload ? (payload.params as TemplateParams) : undefined;
  const appointment = payload as VisitMail;
  const words = (): Omit<Message, 'to'> => {
    switch (mail.kind) {
      case 'team_notification':
        return teamMessage(company, given ?? teamParams(company, appointment));
      case 'customer_confirmation':
        return {
          ...customerMessage(company, given ?? customerParams(company, appointment, origin)),
          ...(given ? {} : { calendar: mailCalendar(company, appointment, 'REQUEST') }),
        };
      case 'visit_booked':
      case 'visit_moved':
      case 'visit_canceled':
      case 'visit_on_the_way':
      case 'visit_reminder':
      case 'visit_missed':
      case 'visit_part':
      case 'visit_receipt':
      case 'visit_review':
        return visitMessage(company, mail.kind, appointment, origin);
      case 'team_moved':
      case 'team_canceled':
      case 'team_note':
      case 'team_technician':
        return teamUpdateMessage(
          company,
          teamUpdateParams(company, mail.kind, appointment, origin),
        );
      case 'booking_hold':
        return holdMessage(
          company,
          holdParams(company, payload as HeldVisit, mail.recipient, origin),
        );
      case 'newsletter_confirmation':
        return newsletterMessage(
          company,
          payload as { confirmToken: string; leaveToken: string },
          origin,
        );
      case 'newsletter':
        return postMessage(company, payload as PostMail, origin);
      case 'staff_invitation':
        return invitationMessage(company, payload as Invitation, origin);
      case 'sign_in_code':
        return signInMessage(company, payload as { code: string });
      case 'test':
        return testMessage(company);
    }
  };
  return { to: mail.recipient, ...words() };
}
