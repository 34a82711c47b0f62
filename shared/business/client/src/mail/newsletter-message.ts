import { mailedLink } from '@site/data-types/mailed-pages';
import { layOut, type Message } from './layout';
import type { MailCompany } from './mail-company';
import type { TemplateParams } from './template-params';

/** Fields of a newsletter in the outbox. */
export interface PostMail {
  subject: string;
  /** Paragraphs separated by an empty line. */
  text: string;
  /** Page of the post, beginning with `/` or `https://`; empty without one. */
  url: string;
  leaveToken: string;
}

/** Where a mail program ends the subscription by itself, with one request (RFC 8058). */
export const leavePath = '/functions/v1/newsletter-leave';

const postLink = (url: string, origin: string) => (url.startsWith('/') ? origin + url : url);

/** Content of the mail that asks to confirm a subscription. */
export function newsletterMessage(
  company: MailCompany,
  tokens: { confirmToken: string; leaveToken: string },
  origin: string,
): Omit<Message, 'to'> {
  const subject = `Please confirm your subscription to ${company.name}`;
  return {
    subject,
    high: false,
    ...layOut(company, subject, [
      'Someone, hopefully you, asked for our newsletter at this address. Open this link and press the button on the page to begin it:',
      mailedLink(origin, 'confirmNewsletter', tokens.confirmToken),
      'If it was not you, do nothing: no further mail follows. To be forgotten at once:',
      mailedLink(origin, 'leaveNewsletter', tokens.leaveToken),
    ]),
  };
}

/** Content of a newsletter for one subscriber. */
export function postMessage(
  company: MailCompany,
  { subject, text, url, leaveToken }: PostMail,
  origin: string,
): Omit<Message, 'to'> {
  return {
    subject,
    high: false,
    leaveAddress: `${origin}${leavePath}?token=${encodeURIComponent(leaveToken)}`,
    ...layOut(company, subject, [
      ...text.split(/\n{2,}/),
      ...(url ? ['Read it on our site:', postLink(url, origin)] : []),
      'You get this mail because you have subscribed to our newsletter. To end it, open this link and press the button on the page:',
      mailedLink(origin, 'leaveNewsletter', leaveToken),
    ]),
  };
}

/** Fields of the template `newsletter`. */
export const postParams = (
  company: MailCompany,
  { subject, text, url, leaveToken }: PostMail,
  recipient: string,
): TemplateParams => ({
  to_email: recipient,
  company_name: company.name,
  subject,
  message: text,
  post_link: url && postLink(url, company.siteUrl),
  leave_link: mailedLink(company.siteUrl, 'leaveNewsletter', leaveToken),
});
