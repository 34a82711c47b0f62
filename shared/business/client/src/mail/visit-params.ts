import type { AppointmentState, Receipt } from '@site/data-types/entities';
import { bookingLink } from '@site/data-types/mailed-pages';
import { listedAppliance, listedIssue } from '@site/data-types/booking-lists';
import { formatDate, formatPhone } from '@site/data-types/format';
import * as m from '../messages/visit-params';
import { formatAmount } from '@site/data-types/amount';
import { receiptReason, receiptRows, receiptTitle } from './receipt-words';
import { shown } from '@site/data-types/shown';
import { formatAddress, formatDay, formatWindow } from '@site/data-types/visit';
import type { CalendarAppointment } from './calendar';
import type { Row } from './html';
import type { TeamUpdateKind, VisitKind } from './kinds';
import type { MailCompany } from './mail-company';
import { type StaffNews, technicianWords } from './technician-words';
import type { TemplateParams } from './template-params';
import { aboutTime, callWhen, companyParams, joined, manageLink, speaks } from './visit-facts';
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
  switch (kind) {
    case 'visit_booked':
      return {
        subject: m.appointmentIdWhen({ id, when }),
        message:
          visit.state === 'requested'
            ? m.requestWhenCallConfirm({ when })
            : m.visitBookedWhenAgreed({ when }),
        next: m.comesPrepared({ when }),
      };
    case 'visit_moved': {
      const called = callWhen(company, new Date(visit.changedAt ?? Date.now()), visit);
      return {
        subject: m.appointmentIdMovedWhen({ id, when }),
        message: byUs ? m.movedVisitWhen({ when }) : m.visitBeenMovedWhen({ when }),
        next: byUs
          ? m.technicianComesWhen({ when })
          : m.confirmThenComes({ phone: formatPhone(visit.phone), called, when }),
      };
    }
    case 'visit_canceled':
      return {
        subject: m.appointmentIdIsCanceled({ id }),
        message: byUs ? m.canceledVisitWhenDid({ when }) : m.visitWhenCanceledAsked({ when }),
        next: m.noTechnicianComesNeed({ bookingLink: bookingLink(origin) }),
      };
    case 'visit_on_the_way':
      return {
        subject: m.appointmentIdTechnicianWay({ id }),
        message: joined(
          m.technicianOnTheWay({ technician: visit.technician ?? m.ourTechnician, when }),
          visit.arrivesAt
            ? m.expectedAboutTime({ aboutTime: aboutTime(visit.arrivesAt, company.timeZone) })
            : '',
        ),
        next: m.pleaseMakeSureCan,
      };
    case 'visit_missed':
      return {
        subject: m.appointmentIdMissed({ id }),
        message: m.technicianAtDoor({ technician: visit.technician ?? m.ourTechnician, when }),
        next: m.callPhoneFindAnother({ phone: company.phone }),
      };
    case 'visit_part': {
      const { what = m.thePart, expectedOn } = visit.part ?? {};
      return {
        subject: m.appointmentIdOrderedWhat({ id, what }),
        message: expectedOn
          ? m.orderedExpected({ what, day: formatDay(expectedOn) })
          : m.ordered({ what }),
        next: m.callAgreeSecondVisit,
      };
    }
    case 'visit_receipt':
      return receiptWords(company, visit);
    case 'visit_review':
      return {
        subject: m.howRepairName({ name: company.name }),
        message: m.twoDaysAgoTechnician,
        next: m.reviewOrCall({ link: visit.reviewLink ?? '', phone: company.phone }),
      };
    case 'visit_reminder':
      return {
        subject: m.tomorrowAppointmentIdPreferredTime({
          id,
          preferredTime: formatWindow(visit.preferredTime),
        }),
        message: m.visitTomorrowWhen({ when }),
        next: m.pleaseHomeWindowMake,
      };
  }
}

/** Of a receipt, or of a credit that takes one back. */
function receiptWords(company: MailCompany, { id, receipt }: VisitMail) {
  if (!receipt) throw new Error(`The mail about ${id} has no receipt`);
  const title = receiptTitle(receipt);
  const isCredit = receipt.credits !== null;
  const warranty = m.workUnderWarrantyUntil({
    warrantyUntil: formatDate(receipt.warrantyUntil),
    phone: company.phone,
  });
  return {
    subject: `${title}: ${formatAmount(receipt.total)}, ${company.name}`,
    message: isCredit
      ? m.takenBackReceiptCredits({ credits: receipt.credits ?? '', reason: receipt.reason })
      : joined(m.thankReceipt, receiptReason(receipt)),
    next: isCredit
      ? m.nothingNeedsDone
      : joined(receipt.payLink && m.payHerePayLink({ payLink: receipt.payLink }), warranty),
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
    appliance: shown(listedAppliance(visit.appliance)),
    issue: shown(listedIssue(visit.appliance, visit.issue)),
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
    team_moved: [m.movedIdToWhen({ id, when }), m.nameMovedVisitBefore({ name, before, when })],
    team_canceled: [
      m.canceledIdWhen({ id, when }),
      joined(
        m.nameCanceledVisitWhen({ name, when }),
        visit.cancelReason ? m.reasonCancelReason({ cancelReason: visit.cancelReason }) : '',
      ),
    ],
    team_technician: technicianWords(visit, when, origin),
    team_note: [m.noteForIdWhen({ id, when }), joined(m.nameAddedNote({ name }), visit.note ?? '')],
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
    appliance: shown(visit.appliance),
    issue: shown(visit.issue),
    ...speaks(visit),
    preferred_date: formatDay(visit.preferredDate),
    preferred_time: formatWindow(visit.preferredTime),
  };
}
