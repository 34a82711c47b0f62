import { addressIn, language } from '@site/data-types/language';
import { mailedLink } from '@site/data-types/mailed-pages';
import * as m from '../messages/newsletter-message';
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

/** Of the mail that asks to confirm a subscription. */
export interface NewsletterTokens {
  confirmToken: string;
  leaveToken: string;
}

/** Where a mail program ends the subscription by itself, with one request (RFC 8058). */
export const leavePath = '/functions/v1/newsletter-leave';

const postLink = (url: string, origin: string) =>
  url.startsWith('/') ? origin + addressIn(language, url) : url;

/** Content of the mail that asks to confirm a subscription. */
export function newsletterMessage(
  company: MailCompany,
  tokens: NewsletterTokens,
  origin: string,
): Omit<Message, 'to'> {
  const subject = m.pleaseConfirmSubscriptionName({ name: company.name });
  return {
    subject,
    high: false,
    ...layOut(company, subject, [
      m.someoneHopefullyAskedNewsletter,
      mailedLink(origin, 'confirmNewsletter', tokens.confirmToken),
      m.notDoNothingNo,
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
      ...(url ? [m.readSite, postLink(url, origin)] : []),
      m.getMailBecauseSubscribed,
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

/** Fields of the template `newsletter_confirmation`. */
export const confirmationParams = (
  company: MailCompany,
  { confirmToken, leaveToken }: NewsletterTokens,
  recipient: string,
): TemplateParams => ({
  to_email: recipient,
  company_name: company.name,
  confirm_link: mailedLink(company.siteUrl, 'confirmNewsletter', confirmToken),
  leave_link: mailedLink(company.siteUrl, 'leaveNewsletter', leaveToken),
});
