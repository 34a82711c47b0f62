import * as m from '../messages/ticket';
import { plainText } from './layout';
import type { MailCompany } from './mail-company';
import { ticketHtml, type TicketMail } from './ticket-html';

/** A ticket as plain text and HTML. */
export function ticket(company: MailCompany, mail: TicketMail): { text: string; html: string } {
  const { greeting, message, rows, next, link } = mail;
  return {
    text: plainText(company, [
      greeting,
      message,
      rows,
      next.join('\n'),
      ...(link ? [link.join(':\n')] : []),
    ]),
    html: ticketHtml(company, mail),
  };
}

/** The link to an appointment's page, if it has one. */
export const pageLink = (href: string): Pick<TicketMail, 'link'> =>
  href ? { link: [m.seeMoveCancelAppointment, href] } : {};
