import type { AppointmentState, Receipt } from '@site/data-types/entities';
import { bookingLink } from '@site/data-types/mailed-pages';
import { listedAppliance, listedIssue } from '@site/data-types/booking-lists';
import { formatDate, formatPhone } from '@site/data-types/format';
import { formatAmount, receiptRows, receiptTitle } from './receipt-words';
import { formatAddress, formatDay, formatWindow } from '@site/data-types/visit';
import type { CalendarAppointment } from './calendar';
import type { Row } from './html';
import type { TeamUpdateKind, VisitKind } from './kinds';
import type { MailCompany } from './mail-company';
import { type StaffNews, technicianWords } from './technician-words';
import type { TemplateParams } from './template-params';
import { aboutTime, callWhen, companyParams, joined, manageLink } from './visit-facts';
import { placeOf } from './visit-words';

/** Fields of a changed appointment in the outbox. */
export interface VisitMail extends CalendarAppointment {
  state?: AppointmentState;
  technician?: string | null;
  cancelReason?: string | null;
  fromDate?: string;
  fromTime?: string;
  note?: string;
  /** Of `team_technician`: changes by others. */
  news?: StaffNews[];
  /** Of `on_the_way`: ISO 8601 instant, if the technician said when. */
  arrivesAt?: string;
  /** Of `visit_part`. */
  part?: { what: string; expectedOn: string | null };
  /** Of `visit_receipt`. */
  receipt?: Receipt;
  /** Of `visit_review`. */
  reviewLink?: string;
}

/** `Tuesday, December 1, 2 PM - 4 PM` */
export const whenOf = (date: string, time: string) => `${formatDay(date)}, ${formatWindow(time)}`;

/** Subject, message and next steps of a mail. */
interface Words {
  subject: string;
  message: string;
  next: string;
  /** Of a receipt. */
  rows?: Row[];
}

function wordsOf(company: MailCompany, kind: VisitKind, visit: VisitMail, origin: string): Words {
  const { id } = visit;
  const when = whenOf(visit.preferredDate, visit.preferredTime);
  const byUs = visit.by === 'us';
  const comes = `Our technician comes on ${when}.`;
  switch (kind) {
    case 'visit_booked':
      return {
        subject: `Appointment ${id}: ${when}`,
        message:
          visit.state === 'requested'
            ? `We have your request for ${when}. We call you to confirm it.`
            : `Your visit is booked for ${when}, as agreed on the phone.`,
        next: `${comes} Please be at home in this window and make sure that we can reach the appliance.`,
      };
    case 'visit_moved': {
      const called = callWhen(company, new Date(visit.changedAt ?? Date.now()), visit);
      const calls = `To confirm the new time, we call ${formatPhone(visit.phone)} ${called}.`;
      return {
        subject: `Appointment ${id}: moved to ${when}`,
        message: byUs
          ? `We have moved your visit to ${when}.`
          : `Your visit has been moved to ${when}, as you asked.`,
        next: byUs ? comes : `1. ${calls}\n2. ${comes}`,
      };
    }
    case 'visit_canceled':
      return {
        subject: `Appointment ${id} is canceled`,
        message: byUs
          ? `We have canceled your visit on ${when}. If you did not expect this, please call us.`
          : `Your visit on ${when} is canceled, as you asked.`,
        next: `No technician comes. If you need a repair later, book a new visit: ${bookingLink(origin)}`,
      };
    case 'visit_on_the_way':
      return {
        subject: `Appointment ${id}: our technician is on the way`,
        message: joined(
          `${visit.technician ?? 'Our technician'} is on the way to you for your visit on ${when}.`,
          visit.arrivesAt ? `Expected ${aboutTime(visit.arrivesAt, company.timeZone)}.` : '',
        ),
        next: 'Please make sure that we can reach the appliance. If you cannot be at home, call us now.',
      };
    case 'visit_missed':
      return {
        subject: `Appointment ${id}: we missed you`,
        message: `${visit.technician ?? 'Our technician'} was at your door for your visit on ${when}, and no one answered.`,
        next: `Call ${company.phone} to find another time. Your request is still here.`,
      };
    case 'visit_part': {
      const { what = 'the part', expectedOn } = visit.part ?? {};
      const expected = expectedOn ? ` We expect it on ${formatDay(expectedOn)}.` : '';
      return {
        subject: `Appointment ${id}: we ordered ${what}`,
        message: `To finish your repair we ordered ${what}.${expected}`,
        next: 'We call you to agree on the second visit. It has no visit fee.',
      };
    }
    case 'visit_receipt':
      return receiptWords(company, visit);
    case 'visit_review':
      return {
        subject: `How was your repair, ${company.name}?`,
        message: 'Two days ago our technician was at your home. We hope that everything works.',
        next: `If it does, a few words help your neighbors to choose: ${visit.reviewLink ?? ''}\nIf it does not, please call us first: ${company.phone}. We will not ask again.`,
      };
    case 'visit_reminder':
      return {
        subject: `Tomorrow: appointment ${id}, ${formatWindow(visit.preferredTime)}`,
        message: `Your visit is tomorrow, ${when}.`,
        next: 'Please be at home in this window and make sure that we can reach the appliance.',
      };
  }
}

/** Of a receipt, or of a credit that takes one back. */
function receiptWords(company: MailCompany, { id, receipt }: VisitMail) {
  if (!receipt) throw new Error(`The mail about ${id} has no receipt`);
  const title = receiptTitle(receipt);
  const isCredit = receipt.credits !== null;
  const warranty = `The work is under warranty until ${formatDate(receipt.warrantyUntil)}. If the same trouble comes back, call ${company.phone}.`;
  return {
    subject: `${title}: ${formatAmount(receipt.total)}, ${company.name}`,
    message: isCredit
      ? `We have taken back receipt ${receipt.credits}. Reason: ${receipt.reason}`
      : joined('Thank you. This is your receipt.', receipt.reason),
    next: isCredit
      ? 'Nothing needs to be done.'
      : joined(receipt.payLink && `Pay here: ${receipt.payLink}`, warranty),
    rows: receiptRows(receipt),
  };
}

/**
 * Fields of a mail to the customer about a booked visit. Like the confirmation, it has no text of
 * the visitor but the name.
 */
export function visitParams(
  company: MailCompany,
  kind: VisitKind,
  visit: VisitMail,
  origin: string,
): TemplateParams {
  const { subject, message, next, rows = [] } = wordsOf(company, kind, visit, origin);
  return {
    ...companyParams(company),
    to_name: visit.name,
    to_email: visit.email,
    subject,
    message,
    next_steps: next,
    receipt: rows.map((row) => row.join(': ')).join('\n'),
    appointment_id: visit.id,
    appliance: listedAppliance(visit.appliance),
    issue: listedIssue(visit.appliance, visit.issue),
    preferred_date: formatDay(visit.preferredDate),
    preferred_time: formatWindow(visit.preferredTime),
    address: placeOf(visit.zipCode),
    // The page of a canceled visit has nothing more to offer.
    manage_link: kind === 'visit_canceled' ? '' : manageLink(origin, visit),
  };
}

/**
 * Fields of the mail that tells the team what a customer has changed, or a technician what others have.
 * @param origin of the links in it
 */
export function teamUpdateParams(
  company: MailCompany,
  kind: TeamUpdateKind,
  visit: VisitMail,
  origin: string,
): TemplateParams {
  const { id, name } = visit;
  const when = whenOf(visit.preferredDate, visit.preferredTime);
  const before = visit.fromDate && visit.fromTime ? whenOf(visit.fromDate, visit.fromTime) : '';
  const words = {
    team_moved: [
      `Moved: ${id} to ${when}`,
      `${name} has moved the visit from ${before} to ${when}. Please confirm the new time.`,
    ],
    team_canceled: [
      `Canceled: ${id}, ${when}`,
      joined(
        `${name} has canceled the visit on ${when}. Its window is free again.`,
        visit.cancelReason ? `Reason: ${visit.cancelReason}` : '',
      ),
    ],
    team_technician: technicianWords(visit, when, origin),
    team_note: [`Note for ${id}, ${when}`, joined(`${name} has added a note:`, visit.note ?? '')],
  } as const;
  const [subject, message] = words[kind];
  return {
    ...companyParams(company),
    subject,
    message,
    appointment_id: id,
    customer_name: name,
    customer_email: visit.email,
    customer_phone: formatPhone(visit.phone),
    full_address: formatAddress(visit.address, visit.zipCode),
    appliance: visit.appliance,
    issue: visit.issue,
    preferred_date: formatDay(visit.preferredDate),
    preferred_time: formatWindow(visit.preferredTime),
  };
}
