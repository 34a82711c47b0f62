import { listedAppliance, listedIssue, listedLabel } from '@site/data-types/booking-lists';
import type { AppointmentRequest, EstimateSummary } from '@site/data-types/entities';
import { formatPhone, formatPriceRange } from '@site/data-types/format';
import { locale, namingLanguage } from '@site/data-types/language';
import { mailedLink } from '@site/data-types/mailed-pages';
import { shown } from '@site/data-types/shown';
import { formatAddress, formatDay, formatInstant, formatWindow } from '@site/data-types/visit';
import * as m from '../messages/template-params';
import type { MailCompany } from './mail-company';
import { callWhen, companyParams, joined, manageLink, speaks } from './visit-facts';
import { priceLock, type VisitTime, placeOf } from './visit-words';

/** An appointment with what its mails need. */
export interface MailAppointment extends Omit<AppointmentRequest, 'idempotencyKey' | 'estimate'> {
  /** `APT-` + 6 digits. */
  id: string;
  /** Opens the appointment's page; a site without a database has none. */
  key?: string;
  estimate?: EstimateSummary | null;
  /** ISO 8601 instant of the booking; default now. */
  createdAt?: string;
}

/** Fields of a mail template: text, or a flag that shows a section. */
export type TemplateParams = Record<string, string | boolean>;

/**
 * HIGH when water, gas, electricity or heat may do harm before the technician comes. The first four
 * words are the specification's; the rest are what a person writes about a fire that begins.
 */
export function priorityOf(issue: string): 'HIGH' | 'NORMAL' {
  const text = issue.toLowerCase();
  const isBurning = text.includes('burn') && text.includes('smell');
  const names =
    /leak|flood|gas|electrical|overheat|spark|smok|scorch|burning|fire|flame|shock|tingl|carbon monoxide/;
  const inSpanish =
    /fuga|gotea|tira(?:ndo)? agua|inund|humo|chispa|quema|fuego|incendio|llamas|toque|descarga|hormigue|cosquill|el[eé]ctric|sobrecal|mon[oó]xido/;
  return isBurning || names.test(text) || inSpanish.test(text) ? 'HIGH' : 'NORMAL';
}

export const noDetails = m.noAdditionalDetailsProvided;

/**
 * The estimate with its breakdown and price lock, one line each; empty without an estimate.
 * @param booked instant of the booking
 * @param company its time zone, and whether a figure that is a sample is shown, as a sample
 * @param labelOf returns the name of a line
 */
export function estimateText(
  estimate: EstimateSummary | null | undefined,
  booked: Date,
  { timeZone, samples }: Pick<MailCompany, 'timeZone' | 'samples'>,
  labelOf: (label: string) => string = shown,
): string {
  if (!estimate) return '';
  const { priceRange, accuracy, breakdown, checked } = estimate;
  if (!checked)
    return [
      m.estimateSentRequestNot({ priceRange: formatPriceRange(priceRange) }),
      m.priceGivenBeforeAny,
    ].join('\n');
  return [
    (samples ? m.estimateWithAccuracy : m.estimateIs)({
      price: formatPriceRange(priceRange),
      accuracy,
    }),
    ...breakdown.map((line) => `  ${labelOf(line.label)}: ${formatPriceRange(line)}`),
    m.priceLockPriceLock({ priceLock: priceLock(estimate, booked.toISOString(), timeZone) }),
  ].join('\n');
}

const bookedAt = ({ createdAt }: MailAppointment) => new Date(createdAt ?? Date.now());

/** Fields of the mail that tells the team about a new appointment. */
export function teamParams(company: MailCompany, appointment: MailAppointment): TemplateParams {
  const a = appointment;
  const submitted = bookedAt(a);
  const local = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: company.timeZone, ...options }).format(submitted);
  const phone = formatPhone(a.phone);
  const date = formatDay(a.preferredDate);
  const time = formatWindow(a.preferredTime);
  const priority = priorityOf(a.issue);
  const [appliance, issue] = [shown(a.appliance), shown(a.issue)];
  const asked = { id: a.id, appliance, issue, name: a.name, date, time };
  return {
    ...companyParams(company),
    customer_name: a.name,
    customer_email: a.email,
    customer_phone: phone,
    customer_address: a.address,
    zip_code: a.zipCode,
    appliance,
    issue,
    ...speaks(a),
    description: a.description || noDetails,
    preferred_date: date,
    preferred_time: time,
    appointment_id: a.id,
    message: joined(
      a.warrantyRecordId
        ? m.newAppointmentWarranty({ ...asked, warrantyRecordId: a.warrantyRecordId })
        : m.newAppointment(asked),
      estimateText(a.estimate, submitted, company),
    ),
    submitted_at: submitted.toISOString(),
    submission_date: local({ dateStyle: 'long' }),
    submission_time: local({ timeStyle: 'short' }),
    priority,
    service_type: m.applianceRepair({ appliance }),
    customer_info: `${a.name} | ${phone} | ${a.email}`,
    appointment_summary: m.applianceIssueDateTime({
      appliance,
      issue,
      date,
      time,
    }),
    full_address: formatAddress(a.address, a.zipCode),
    show_description: a.description !== '',
  };
}

/** Facts in the customer's mail; only the name is free text of the visitor. */
export interface CustomerFacts {
  id: string;
  name: string;
  email: string;
  appliance: string;
  issue: string;
  /** `Saturday, November 28`. */
  day: string;
  /** `10 AM - 12 PM`. */
  window: string;
  /** Name or number that we call, as in `We call (713) 555-0142 within 30 minutes`. */
  called: string;
  /** Place of the visit, without the street. */
  place: string;
  bookedAt: Date;
  estimate: string;
  /** Whether a warranty covers the visit, so that it has no price. */
  free: boolean;
  /** Page of the appointment; empty on a site without a database. */
  manageLink: string;
  /** Day and window as in the request, if they are known. */
  time?: VisitTime;
}

/**
 * Fields of the mail to the customer. Anyone can cause it to be sent to anyone, so appliance and
 * issue come from the lists, and street and description are left out.
 */
export function customerFields(company: MailCompany, visit: CustomerFacts): TemplateParams {
  const when = callWhen(company, visit.bookedAt, visit.time);
  return {
    ...companyParams(company),
    to_name: visit.name,
    to_email: visit.email,
    appointment_id: visit.id,
    appliance: shown(listedAppliance(visit.appliance)),
    issue: shown(listedIssue(visit.appliance, visit.issue)),
    ...namingLanguage({}),
    preferred_date: visit.day,
    preferred_time: visit.window,
    address: visit.place,
    message: joined(
      m.thankChoosingName({ name: company.name }),
      visit.free ? m.repairFreeUnderWarranty : visit.estimate,
    ),
    warranty_info: m.warrantyDaysDayWarrantyAll({ warrantyDays: company.warrantyDays }),
    response_time: when.replace(/^./, (letter) => letter.toUpperCase()),
    next_steps: [
      m.stepCall({ called: visit.called, when }),
      m.stepVisit({ day: visit.day, window: visit.window }),
      visit.free ? m.stepPriceOfOther : m.stepPrice,
    ].join('\n'),
    manage_link: visit.manageLink,
  };
}

/**
 * Fields of the mail that confirms an appointment to the customer.
 * @param origin of the link to the appointment's page
 */
export function customerParams(
  company: MailCompany,
  appointment: MailAppointment,
  origin: string = company.siteUrl,
): TemplateParams {
  const { id, name, email, appliance, issue, phone, zipCode, estimate } = appointment;
  const booked = bookedAt(appointment);
  return customerFields(company, {
    ...{ id, name, email, appliance, issue },
    day: formatDay(appointment.preferredDate),
    window: formatWindow(appointment.preferredTime),
    called: formatPhone(phone),
    place: placeOf(zipCode),
    bookedAt: booked,
    estimate: estimateText(estimate, booked, company, (label) => shown(listedLabel(label))),
    free: Boolean(appointment.warrantyRecordId),
    manageLink: manageLink(origin, appointment),
    time: appointment,
  });
}

/** Fields of a request that waits for confirmation, in the outbox. */
export interface HeldVisit {
  holdToken: string;
  /** ISO 8601 instant. */
  heldUntil: string;
  /** `YYYY-MM-DD`. */
  preferredDate: string;
  preferredTime: string;
}

/** Fields of the mail that asks the customer to confirm a request. @param origin of its link */
export const holdParams = (
  company: MailCompany,
  visit: HeldVisit,
  recipient: string,
  origin: string,
): TemplateParams => ({
  ...companyParams(company),
  to_email: recipient,
  preferred_date: formatDay(visit.preferredDate),
  preferred_time: formatWindow(visit.preferredTime),
  held_until: formatInstant(new Date(visit.heldUntil), company.timeZone),
  confirm_link: mailedLink(origin, 'confirmVisit', visit.holdToken),
});
