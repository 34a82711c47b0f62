import type { Language } from '@site/data-types/contract';
import { locale } from '@site/data-types/language';
import { appointmentLink } from '@site/data-types/mailed-pages';
import * as m from '../messages/visit-facts';
import type { MailCompany } from './mail-company';
import { callTime, type VisitTime } from './visit-words';

/** Words and links that several mails share. */

export const joined = (...paragraphs: string[]) => paragraphs.filter(Boolean).join('\n\n');

export const companyParams = (company: MailCompany) => ({
  company_name: company.name,
  company_phone: company.phone,
  company_email: company.email,
});

/** When we call about a booking or a change at this instant. */
export const callWhen = (
  { hours, timeZone, confirmationMinutes }: MailCompany,
  instant: Date,
  visit?: VisitTime,
): string =>
  hours
    ? callTime({ hours, timeZone, confirmationMinutes }, instant, visit)
    : m.withinMinutes({ confirmationMinutes });

/**
 * Address of an appointment's page. The key stands in the fragment, which no server log, analytics
 * or Referer contains.
 */
export const manageLink = (origin: string, { id, key }: { id: string; key?: string }): string =>
  key ? appointmentLink(origin, { id, key }) : '';

const minutes5 = 5 * 60_000;

/** `about 2:35 PM`, to five minutes. @param instant ISO 8601 */
export const aboutTime = (instant: string, timeZone: string): string =>
  m.about({
    time: new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(
      Math.round(Date.parse(instant) / minutes5) * minutes5,
    ),
  });

/** The field of the team's mails for a customer who has booked in Spanish. */
export const speaks = ({ language: booked }: { language?: Language }): { language?: string } =>
  booked === 'es' ? { language: m.spanish } : {};
