import type { CompanyConfig } from '@site/data-types/company';
import type { AppointmentRequest, EstimateSummary } from '@site/data-types/entities';
import { formatDate, formatPhone, formatPriceRange } from '@site/data-types/format';

/** What the mails say of the business; a part of its configuration. */
export interface MailCompany {
  name: string;
  phone: string;
  email: string;
  siteUrl: string;
  timeZone: string;
  warrantyDays: number;
  confirmationMinutes: number;
}

export const mailCompany = (company: CompanyConfig): MailCompany => ({
  name: company.name,
  phone: company.phone,
  email: company.email,
  siteUrl: company.siteUrl,
  timeZone: company.timeZone,
  warrantyDays: company.warrantyDays,
  confirmationMinutes: company.claims.confirmationMinutes,
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

/** The estimate with its breakdown, one line each; empty without an estimate. */
export function estimateText(estimate?: EstimateSummary | null): string {
  if (!estimate) return '';
  return [
    `Estimate: ${formatPriceRange(estimate.priceRange)} (${estimate.accuracy}% accuracy)`,
    ...estimate.breakdown.map((line) => `  ${line.label}: ${formatPriceRange(line)}`),
  ].join('\n');
}

const withEstimate = (text: string, appointment: MailAppointment) =>
  [text, estimateText(appointment.estimate)].filter(Boolean).join('\n\n');

const companyParams = (company: MailCompany) => ({
  company_name: company.name,
  company_phone: company.phone,
  company_email: company.email,
});

/** Fields of the mail that tells the team of a new appointment. */
export function teamParams(company: MailCompany, appointment: MailAppointment): TemplateParams {
  const a = appointment;
  const submitted = new Date(a.createdAt ?? Date.now());
  const local = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: company.timeZone, ...options }).format(submitted);
  const phone = formatPhone(a.phone);
  const date = formatDate(a.preferredDate);
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
    preferred_time: a.preferredTime,
    appointment_id: a.id,
    message: withEstimate(
      `New appointment ${a.id}: ${a.appliance}, ${a.issue}. ${a.name} asks for ${date}, ${a.preferredTime}.` +
        (a.warrantyRecordId ? `\nWarranty visit for service record ${a.warrantyRecordId}.` : ''),
      a,
    ),
    submitted_at: submitted.toISOString(),
    submission_date: local({ dateStyle: 'long' }),
    submission_time: local({ timeStyle: 'short' }),
    priority,
    service_type: `${a.appliance} Repair`,
    customer_info: `${a.name} | ${phone} | ${a.email}`,
    appointment_summary: `${a.appliance} - ${a.issue} on ${date} at ${a.preferredTime}`,
    full_address: `${a.address}, ${a.zipCode}`,
    show_description: a.description !== '',
  };
}

/** Fields of the mail that confirms an appointment to the customer. */
export function customerParams(company: MailCompany, appointment: MailAppointment): TemplateParams {
  const a = appointment;
  const within = `Within ${company.confirmationMinutes} minutes`;
  return {
    ...companyParams(company),
    to_name: a.name,
    to_email: a.email,
    appointment_id: a.id,
    appliance: a.appliance,
    issue: a.issue,
    preferred_date: formatDate(a.preferredDate),
    preferred_time: a.preferredTime,
    address: `${a.address}, ${a.zipCode}`,
    message: withEstimate(`Thank you for choosing ${company.name}.`, a),
    warranty_info: `${company.warrantyDays}-day warranty on all repairs`,
    response_time: within,
    next_steps: [
      `1. We call ${formatPhone(a.phone)} to confirm. ${within}.`,
      `2. Our technician comes on ${formatDate(a.preferredDate)}, ${a.preferredTime}.`,
      '3. You hear the final price after the inspection and before any work begins.',
    ].join('\n'),
  };
}
