import { escapeHtml } from '@site/data-types/escape-html';
import { mailedLink } from '@site/data-types/mailed-pages';
import { lines, type Part, type Row, signatureOf } from './html';
import type { MailKind } from './kinds';
import { ticketHtml } from './ticket-html';
import {
  customerParams,
  type HeldVisit,
  holdParams,
  type MailAppointment,
  type MailCompany,
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

/** A mail ready to send; each address field holds one address without a name. */
export interface Message {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  high: boolean;
}

/** The content as plain text, for mail programs without HTML. */
const plainText = (company: MailCompany, parts: Part[]): string =>
  `${[...parts, signatureOf(company)]
    .map((part) =>
      typeof part === 'string'
        ? part
        : part.map(([label, value]) => `${label}: ${value}`).join('\n'),
    )
    .join('\n\n')}\n`;

/** Plain text and HTML from a title, paragraphs and a table of rows. */
function layOut(company: MailCompany, title: string, parts: Part[]) {
  const html = [...parts, signatureOf(company)]
    .map((part) =>
      typeof part === 'string'
        ? `<p>${lines(part)}</p>`
        : `<table cellpadding="4">${part
            .map(
              ([label, value]) =>
                `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${lines(value)}</td></tr>`,
            )
            .join('')}</table>`,
    )
    .join('\n');
  return {
    text: plainText(company, parts),
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><body style="font-family:sans-serif;line-height:1.5;max-width:40rem"><h1 style="font-size:1.3rem">${escapeHtml(title)}</h1>\n${html}</body></html>`,
  };
}

const string = (params: TemplateParams, name: string) => String(params[name] ?? '');

/**
 * Content of the mail to the team, from its template fields.
 * @param params as {@link teamParams} returns them
 */
export function teamMessage(company: MailCompany, params: TemplateParams): Omit<Message, 'to'> {
  const value = (name: string) => string(params, name);
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
        ['Customer', value('customer_name')],
        ['Phone', value('customer_phone')],
        ['Email', value('customer_email')],
        ['Address', value('full_address')],
        ['Appliance', value('appliance')],
        ['Issue', value('issue')],
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
  const value = (name: string) => string(params, name);
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
  const next: [string, string] = ['What happens next', value('next_steps')];
  return {
    subject,
    high: false,
    text: plainText(company, [greeting, value('message'), rows, next.join('\n')]),
    html: ticketHtml(company, {
      title: subject,
      greeting,
      message: value('message'),
      rows,
      next,
    }),
  };
}

/** Content of the mail that asks the customer to confirm a request. */
function holdMessage(company: MailCompany, params: TemplateParams): Omit<Message, 'to'> {
  const value = (name: string) => string(params, name);
  const subject = `Please confirm your request to ${company.name}`;
  return {
    subject,
    high: false,
    ...layOut(company, subject, [
      `Somebody, hopefully you, asked for a visit on ${value('preferred_date')}, ${value('preferred_time')}. It is not booked yet. Open this link and press the button on the page:`,
      value('confirm_link'),
      `Without it the request is forgotten at ${value('held_until')}. If it was not you, do nothing.`,
    ]),
  };
}

function newsletterMessage(
  company: MailCompany,
  tokens: { confirmToken: string; leaveToken: string },
  origin: string,
): Omit<Message, 'to'> {
  const subject = `Please confirm your subscription to ${company.name}`;
  return {
    subject,
    high: false,
    ...layOut(company, subject, [
      'Somebody, hopefully you, asked for our newsletter at this address. Open this link and press the button on the page to begin it:',
      mailedLink(origin, 'confirmNewsletter', tokens.confirmToken),
      'If it was not you, do nothing: no further mail follows. To be forgotten at once:',
      mailedLink(origin, 'leaveNewsletter', tokens.leaveToken),
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
  const params = (make: typeof teamParams) =>
    'params' in payload
      ? (payload.params as TemplateParams)
      : make(company, payload as MailAppointment);
  const words = () => {
    switch (mail.kind) {
      case 'team_notification':
        return teamMessage(company, params(teamParams));
      case 'customer_confirmation':
        return customerMessage(company, params(customerParams));
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
      case 'test':
        return testMessage(company);
    }
  };
  return { to: mail.recipient, ...words() };
}
