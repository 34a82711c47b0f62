import { escapeHtml } from '@site/data-types/escape-html';
import { language } from '@site/data-types/language';
import { lines, type Row, signatureOf } from './html';
import type { MailCompany } from './mail-company';
import * as m from '../messages/ticket-html';

export interface TicketMail {
  title: string;
  greeting: string;
  /** Paragraphs are separated by an empty line; one with only `label: value` lines becomes rows. */
  message: string;
  rows: Row[];
  /** The last paragraph under its heading. */
  next: [heading: string, text: string];
  /** Page of the appointment, below everything else. */
  link?: [label: string, href: string];
}

/** The site's light colors; mail programs in dark mode invert them themselves. */
const ink = '#1e1a15';
const muted = '#4d4639';
const paper = '#faf6ec';
const field = '#fffdf8';
const line = '#d8cdb6';
const quiet = '#0d4f5c';

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

const table = (rows: Row[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;border-top:3px solid ${ink}">${rows
    .map(([label, value]) => {
      const cell = `padding:8px 0;border-bottom:1px solid ${line};vertical-align:top`;
      return `<tr><td style="${cell};padding-right:16px;white-space:nowrap;color:${muted}">${escapeHtml(label.trim())}</td><td align="right" style="${cell};font-weight:bold;text-align:right">${lines(value)}</td></tr>`;
    })
    .join('')}</table>`;

/** The rows of a paragraph that is a list of `label: value` lines, else undefined. */
function rowsOf(text: string): Row[] | undefined {
  const rows = text.split('\n').map((each) => each.split(/: (.*)/s, 2) as Row);
  return rows.length > 1 && rows.every(([, value]) => value) ? rows : undefined;
}

/**
 * The confirmation as a service ticket. One table with inline styles, since mail programs support
 * little else.
 */
export function ticketHtml(company: MailCompany, mail: TicketMail): string {
  const { title, greeting, message, rows, next, link } = mail;
  const tel = (company.rawPhone ?? company.phone).replace(/[^+\d]/g, '');
  const [opening = '', ...blocks] = message.split('\n\n');
  const body = [
    paragraph(lines(greeting)),
    paragraph(lines(opening)),
    table(rows),
    ...blocks.map((text) => {
      const listed = rowsOf(text);
      return listed ? table(listed) : paragraph(lines(text));
    }),
    paragraph(`<strong>${escapeHtml(next[0])}</strong><br>${lines(next[1])}`),
    ...(link
      ? [
          paragraph(
            `<a href="${escapeHtml(link[1])}" style="color:${quiet}">${escapeHtml(link[0])}</a>`,
          ),
        ]
      : []),
    paragraph(
      `<a href="tel:${tel}" style="display:inline-block;padding:12px 20px;border-radius:3px;background:${quiet};color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(m.callPhone({ phone: company.phone }))}</a>`,
    ),
    `<p style="margin:0;padding-top:16px;border-top:2px dashed ${line};color:${muted};font-size:14px">${lines(signatureOf(company))}</p>`,
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:16px;background:${paper};color:${ink};font:16px/1.5 Helvetica,Arial,sans-serif"><table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background:${field};border:1px solid ${line}"><tr><td style="padding:24px"><h1 style="margin:0 0 16px;font:bold 22px/1.25 Georgia,serif">${escapeHtml(title)}</h1>
${body.join('\n')}
</td></tr></table></body></html>`;
}
