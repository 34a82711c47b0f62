import { staffLink } from '@site/data-types/staff-pages';
import { layOut, type Message } from './layout';
import type { MailCompany } from './mail-company';

/**
 * Content of the mail with the code of a person on staff. The subject has no code: a locked phone
 * shows subjects.
 */
export function signInMessage(
  company: MailCompany,
  { code }: { code: string },
): Omit<Message, 'to'> {
  const subject = `Your code to sign in to ${company.name}`;
  return {
    subject,
    high: false,
    ...layOut(company, subject, [
      `Your code is ${code}`,
      'Type it on the page on which you asked for it. It is valid for ten minutes. We never ask for it by phone or mail.',
      'If you did not ask for it, do nothing: no one can sign in without it.',
    ]),
  };
}

export interface Invitation {
  /** The person's own. */
  name: string;
  /** Who has added them. */
  by: string;
}

/** Content of the mail to a person who is new on staff. @param origin of the site */
export function invitationMessage(
  company: MailCompany,
  { name, by }: Invitation,
  origin: string,
): Omit<Message, 'to'> {
  const subject = `${company.name}: the pages for staff`;
  return {
    subject,
    high: false,
    ...layOut(company, subject, [
      `Hello ${name},`,
      `${by.charAt(0).toUpperCase()}${by.slice(1)} has added you to the staff of ${company.name}. Open this page on your phone:`,
      staffLink(origin),
      'Enter the address to which this mail came, and type the code that arrives. There is no password. Then add the page to your home screen.',
    ]),
  };
}
