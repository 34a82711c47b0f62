import { staffLink } from '@site/data-types/staff-pages';
import * as m from '../messages/sign-in-message';
import { layOut, type Message } from './layout';
import type { MailCompany } from './mail-company';
import { capital, nameOf } from './technician-words';

/**
 * Content of the mail with the code of a person on staff. The subject has no code: a locked phone
 * shows subjects.
 */
export function signInMessage(
  company: MailCompany,
  { code }: { code: string },
): Omit<Message, 'to'> {
  const subject = m.codeSignName({ name: company.name });
  return {
    subject,
    high: false,
    ...layOut(company, subject, [m.yourCodeIsCode({ code }), m.typePageWhichAsked, m.didNotAskDo]),
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
  const subject = m.namePagesStaff({ name: company.name });
  return {
    subject,
    high: false,
    ...layOut(company, subject, [
      m.helloName({ name }),
      m.addedYou({ by: capital(nameOf(by)), name: company.name }),
      staffLink(origin),
      m.enterAddressWhichMail,
    ]),
  };
}
