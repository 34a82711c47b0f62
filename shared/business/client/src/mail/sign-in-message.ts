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
