import type { Language } from '@site/data-types/contract';
import { emailPattern } from '@site/data-types/email';
import { bookingLimits } from '@site/data-types/booking-limits';
import { isName } from '@site/data-types/plain-text';
import type { MailCompany } from '@site/client/mail/mail-company';
import { wordsIn } from '@site/client/mail/in-language';
import { teamParams, type TemplateParams } from '@site/client/mail/template-params';
import { HttpError } from '@site/server/http';

/** Fields of a call, as EmailJS's client sends them. */
export type CallParams = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

/** Of the page that calls. */
export const languageOf = ({ language }: CallParams): Language => (language === 'es' ? 'es' : 'en');

const wrong = (field: string) => new HttpError(400, `The field ${field} cannot be used`);

/** A single line, except in the description and message of the team's mail. */
function line(params: CallParams, field: string): string {
  const value = text(params[field]);
  const long = field === 'description' || field === 'message';
  if (control.test(value) || value.length > (long ? 4000 : 400)) throw wrong(field);
  return long ? value : value.replaceAll('\n', ' ');
}

/** Every field of the team's template. */
const teamFields = (company: MailCompany): string[] =>
  Object.keys(
    teamParams(company, {
      ...{ id: '', name: '', phone: '', email: '', address: '', zipCode: '', appliance: '' },
      ...{ issue: '', description: '', preferredDate: '2026-01-01', preferredTime: '' },
    }),
  );

/**
 * The team's mail of a site without a database, where the call is the only source. It goes only to
 * the business, so it may contain the visitor's text.
 * @throws HttpError 400
 */
export function teamMailFrom(company: MailCompany, params: CallParams): TemplateParams {
  const fields = teamFields(company).map((field) => [field, line(params, field)] as const);
  const sender = text(params.customer_email);
  return {
    ...Object.fromEntries(fields),
    customer_email: emailPattern.test(sender) ? sender : '',
    priority: params.priority === 'HIGH' ? 'HIGH' : 'NORMAL',
  };
}

/**
 * The customer's mail of a site without a database. The call gives name, listed values and time.
 * The text is ours, or a stranger could send any text to anyone.
 * @throws HttpError 400
 */
export function customerMailFrom(company: MailCompany, params: CallParams): TemplateParams {
  const name = text(params.to_name);
  if (!isName(name) || name.length > bookingLimits.name) throw wrong('to_name');
  const address = text(params.to_email).toLowerCase();
  if (!emailPattern.test(address)) throw wrong('to_email');
  const words = wordsIn(languageOf(params));
  const day = text(params.preferred_date);
  if (!words.isDay(day)) throw wrong('preferred_date');
  const window = text(params.preferred_time);
  if (!words.isWindow(window)) throw wrong('preferred_time');
  const appliance = words.applianceOf(text(params.appliance));
  return words.customerFields(company, {
    id: text(params.appointment_id),
    name,
    email: address,
    appliance,
    issue: words.issueOf(appliance, text(params.issue)),
    day,
    window,
    ...words.unsaid,
    bookedAt: new Date(),
    estimate: '',
    free: false,
    manageLink: '',
  });
}
