import { escapeHtml } from '@site/data-types/escape-html';
import { language } from '@site/data-types/language';
import type { MailCalendar } from './calendar';
import { lines, type Part, type Row, signatureOf } from './html';
import type { MailCompany } from './mail-company';
import type { TemplateParams } from './template-params';
import * as m from '../messages/layout';

/** A mail ready to send; each address field holds one address without a name. */
export interface Message {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  high: boolean;
  /** Entry for the customer's calendar. */
  calendar?: MailCalendar;
  /** Where a mail program ends the subscription by itself. */
  leaveAddress?: string;
}

/** The content as plain text, for mail programs without HTML. */
export const plainText = (company: MailCompany, parts: Part[]): string =>
  `${[...parts, signatureOf(company)]
    .map((part) =>
      typeof part === 'string'
        ? part
        : part.map(([label, value]) => `${label}: ${value}`).join('\n'),
    )
    .join('\n\n')}\n`;

/** Plain text and HTML from a title, paragraphs and a table of rows. */
export function layOut(company: MailCompany, title: string, parts: Part[]) {
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
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(title)}</title><body style="font-family:sans-serif;line-height:1.5;max-width:40rem"><h1 style="font-size:1.3rem">${escapeHtml(title)}</h1>\n${html}</body></html>`,
  };
}

/** A template field as text; empty if it is missing. */
export const field = (params: TemplateParams, name: string): string => String(params[name] ?? '');

/** Who has which problem, for the team's mails. */
export const customerRows = (params: TemplateParams): Row[] => [
  [m.customer, field(params, 'customer_name')],
  [m.phone, field(params, 'customer_phone')],
  [m.email, field(params, 'customer_email')],
  [m.address, field(params, 'full_address')],
  [m.appliance, field(params, 'appliance')],
  [m.issue, field(params, 'issue')],
  ...(field(params, 'language') ? ([[m.language, field(params, 'language')]] as Row[]) : []),
];
