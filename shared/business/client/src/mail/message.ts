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
}

/**
 * Content of the mail to the team, from its template fields.
 * @param params as {@link teamParams} returns them
 */
export function teamMessage(company: MailCompany, params: TemplateParams): Omit<Message, 'to'> {
  const value = (name: string) => field(params, name);
  const high = value('priority') === 'HIGH';
  const subject = `${high ? 'HIGH PRIORITY: ' : ''}New appointment ${value('appointment_id')}: ${value('service_type')}, ${value('zip_code')}`;
  return {
    subject,
    high,
    replyTo: value('customer_email'),
    ...layOut(company, subject, [
      value('message'),
      [
        ['Appointment', value('appointment_id')],
        ['Priority', value('priority')],
        ...customerRows(params),
        ['Description', value('description')],
        ['Preferred date', value('preferred_date')],
        ['Preferred time', value('preferred_time')],
        ['Submitted', `${value('submission_date')}, ${value('submission_time')}`],
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
  const subject = `Appointment ${value('appointment_id')} with ${company.name}`;
  const greeting = `Hello ${value('to_name')},`;
  const rows: Row[] = [
    ['Appointment', value('appointment_id')],
    ['Appliance', value('appliance')],
    ['Issue', value('issue')],
    ['Date', value('preferred_date')],
    ['Time', value('preferred_time')],
    ['Address', value('address')],
    ['Warranty', value('warranty_info')],
    ['Confirmation call', value('response_time')],
  ];
  return {
    subject,
    high: false,
    ...ticket(company, {
      title: subject,
      greeting,
      message: value('message'),
      rows,
      next: ['What happens next', value('next_steps')],
      ...pageLink(value('manage_link')),
    }),
  };
}

/** Content of the mail that asks the customer to confirm a request. */
function holdMessage(company: MailCompany, params: TemplateParams): Omit<Message, 'to'> {
  const value = (name: string) => field(params, name);
  const subject = `Please confirm your request to ${company.name}`;
  return {
    subject,
    high: false,
    ...layOut(company, subject, [
      `Someone, hopefully you, asked for a visit on ${value('preferred_date')}, ${value('preferred_time')}. It is not booked yet. Open this link and press the button on the page:`,
      value('confirm_link'),
      `Without it the request is forgotten at ${value('held_until')}. If it was not you, do nothing.`,
    ]),
  };
}

function testMessage(company: MailCompany): Omit<Message, 'to'> {
  const subject = `Test mail of ${company.name}`;
  return {
    subject,
    high: false,
    ...layOut(company, subject, ['Mails of the site arrive. Nothing needs to be done.']),
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
