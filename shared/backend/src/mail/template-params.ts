import type { CompanyConfig } from '@site/data-types/company';
import type { AppointmentRequest, EstimateSummary } from '@site/data-types/entities';
import { formatPhone, formatPriceRange } from '@site/data-types/format';
import {
  callTime,
  formatAddress,
  formatDay,
  formatWindow,
  priceLock,
} from '@site/data-types/visit';

/** What the mails say of the business; a part of its configuration. */
export interface MailCompany {
  name: string;
  phone: string;
  email: string;
  siteUrl: string;
  timeZone: string;
  warrantyDays: number;
  confirmationMinutes: number;
  /** Absent where a hosted database still holds the facts of an older version. */
  rawPhone?: string;
  /** Absent where `rawPhone` is. */
  hours?: CompanyConfig['hours'];
}

export const mailCompany = (company: CompanyConfig): MailCompany => ({
  name: company.name,
  phone: company.phone,
  email: company.email,
  siteUrl: company.siteUrl,
  timeZone: company.timeZone,
  warrantyDays: company.warrantyDays,
  confirmationMinutes: company.claims.confirmationMinutes,
  rawPhone: company.rawPhone,
  hours: company.hours,
});

/** An appointment as the mails about it need it. */
export interface MailAppointment extends Omit<AppointmentRequest, 'idempotencyKey' | 'estimate'> {
  /** `APT-` + 6 digits. */
  id: string;
  estimate?: EstimateSummary | null;
  /** ISO 8601 instant of the booking; without one it is now. */
  createdAt?: string;
}

/** Fields of a mail template: text, or a flag that shows a section. */
export type TemplateParams = Record<string, string | boolean>;

/** HIGH where water, gas or electricity may do harm until somebody comes. */
export const priorityOf = (issue: string): 'HIGH' | 'NORMAL' =>
  /leak|flood|gas|electrical/.test(issue.toLowerCase()) ? 'HIGH' : 'NORMAL';

export const noDetails = 'No additional details provided';

/**
 * The estimate with its breakdown and price lock, one line each; empty without an estimate.
 * @param booked instant of the booking
 */
export function estimateText(
  estimate: EstimateSummary | null | undefined,
  booked: Date,
  timeZone: string,
): string {
  if (!estimate) return '';
  const { priceRange, accuracy, breakdown, calculatedAt } = estimate;
  return [
    `Estimate: ${formatPriceRange(priceRange)} (${accuracy}% accuracy)`,
    ...breakdown.map((line) => `  ${line.label}: ${formatPriceRange(line)}`),
    `Price lock: ${priceLock(calculatedAt, booked.toISOString(), timeZone)}`,
  ].join('\n');
}

const bookedAt = ({ createdAt }: MailAppointment) => new Date(createdAt ?? Date.now());

const withEstimate = (text: string, appointment: MailAppointment, { timeZone }: MailCompany) =>
  [text, estimateText(appointment.estimate, bookedAt(appointment), timeZone)]
    .filter(Boolean)
    .join('\n\n');

const companyParams = (company: MailCompany) => ({
  company_name: company.name,
  company_phone: company.phone,
  company_email: company.email,
});

/** Fields of the mail that tells the team of a new appointment. */
export function teamParams(company: MailCompany, appointment: MailAppointment): TemplateParams {
  const a = appointment;
  const submitted = bookedAt(a);
  const local = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: company.timeZone, ...options }).format(submitted);
  const phone = formatPhone(a.phone);
  const date = formatDay(a.preferredDate);
  const time = formatWindow(a.preferredTime);
  const priority = priorityOf(a.issue);
  return {
    ...companyParams(company),
    customer_name: a.name,
    customer_email: a.email,
    customer_phone: phone,
    customer_address: a.address,
    zip_code: a.zipCode,
    appliance: a.appliance,
    issue: a.issue,
    description: a.description || noDetails,
    preferred_date: date,
    preferred_time: time,
    appointment_id: a.id,
    message: withEstimate(
      `New appointment ${a.id}: ${a.appliance}, ${a.issue}. ${a.name} asks for ${date}, ${time}.` +
        (a.warrantyRecordId ? `\nWarranty visit for service record ${a.warrantyRecordId}.` : ''),
      a,
      company,
    ),
    submitted_at: submitted.toISOString(),
    submission_date: local({ dateStyle: 'long' }),
    submission_time: local({ timeStyle: 'short' }),
    priority,
    service_type: `${a.appliance} Repair`,
    customer_info: `${a.name} | ${phone} | ${a.email}`,
    appointment_summary: `${a.appliance} - ${a.issue} on ${date} at ${time}`,
    full_address: formatAddress(a.address, a.zipCode),
    show_description: a.description !== '',
  };
}

/** Fields of the mail that confirms an appointment to the customer. */
export function customerParams(company: MailCompany, appointment: MailAppointment): TemplateParams {
  const a = appointment;
  const { hours, timeZone, confirmationMinutes } = company;
  const called = hours
    ? callTime({ hours, timeZone, confirmationMinutes }, bookedAt(a))
    : `within ${confirmationMinutes} minutes`;
  const date = formatDay(a.preferredDate);
  const time = formatWindow(a.preferredTime);
  return {
    ...companyParams(company),
    to_name: a.name,
    to_email: a.email,
    appointment_id: a.id,
    appliance: a.appliance,
    issue: a.issue,
    preferred_date: date,
    preferred_time: time,
    address: formatAddress(a.address, a.zipCode),
    message: withEstimate(`Thank you for choosing ${company.name}.`, a, company),
    warranty_info: `${company.warrantyDays}-day warranty on all repairs`,
    response_time: called.replace(/^w/, 'W'),
    next_steps: [
      `1. We call ${formatPhone(a.phone)} ${called} to confirm.`,
      `2. Our technician comes on ${date}, ${time}.`,
      '3. You hear the final price after the inspection and before any work begins.',
    ].join('\n'),
  };
}
