import type { OpenDay } from '@site/client';
import type { Appointment } from '@site/data-types/entities';
import { getCompany, siteStore, updateDraft } from '@site/store';
import { loadBackend } from '../lib/backend';
import * as m from '../messages/submit';
import { discard, submitRequest } from '../outbox/delivery';
import { needsTime, queuedRequests } from '../outbox/queued-requests';
import type { QueuedRequest, Refusal } from '../outbox/queued-requests';
import { start } from '../outbox/outbox';
import { toAppointment } from '../request';
import { dayHint } from './day-hint';
import { bookingFields, isFreeIssue } from './form-fields';
import type { BookingField, BookingTexts } from './form-fields';
import { forgetVisit, saveDraft } from './save-draft';
import { toAnswers, toRequest } from './to-request';
import { coveringWarranty, noWarranty, warrantyEntries } from './warranty-visit';
import { withCity } from './to-request';

export { start };
export { checkBooking } from './booking-schema';
export { dropLines, fillFromDraft } from './draft';
export { waitForFillTime } from './fill-time';

/** Result of a request: sent, or queued until it can be sent. */
export type Submitted = { appointment: Appointment } | { queued: QueuedRequest };

interface NotSubmitted {
  message: string;
  /** The control to correct. Absent if the form itself is not at fault. */
  field?: BookingField;
  /** Someone else has just taken the window. */
  full?: boolean;
}

/**
 * Sends the form, its estimate and its warranty. Never rejects.
 * @param answers as they were checked
 * @param prefill query of the page's address. Remembered as used, so that the next appointment does
 *   not begin with it.
 */
export async function submitBooking(
  answers: BookingTexts,
  prefill: string,
): Promise<Submitted | NotSubmitted> {
  // A request that is queued is sent again by the outbox.
  start();
  const { draft, visitor } = siteStore.getState();
  const { zipCode } = answers;
  const address = withCity(answers.address, zipCode, visitor.coverage, getCompany().address.state);
  const warrantyRecordId = coveringWarranty(draft, answers.appliance)?.recordId ?? '';
  const extras = { estimate: draft.estimate, warrantyRecordId };
  const request = toRequest({ ...answers, address }, extras);
  const { queued, delivery } = await submitRequest(request, draft.form.photos);
  if (delivery.state === 'failed') return { message: m.neitherQueuedNorSent };
  if (delivery.state === 'refused') {
    discard(queued);
    return refusalInForm(delivery.refusal, answers);
  }
  forgetVisit();
  saveDraft({ prefill });
  if (delivery.state === 'waiting') return { queued };
  const { id, key, heldUntil } = delivery;
  const appointment = toAppointment(queued.request, queued.createdAt, heldUntil);
  return { appointment: { ...appointment, id, ...(key && { key }) } };
}

function refusalInForm({ kind, message, field }: Refusal, answers: BookingTexts): NotSubmitted {
  if (kind === 'full') {
    return {
      field: 'preferredTime',
      message: m.timeJustBeenTaken,
      full: true,
    };
  }
  if (field === 'warrantyRecordId') {
    saveDraft(noWarranty);
    return { field: 'appliance', message: m.messageSentAgainVisit({ message }) };
  }
  const control = field === 'issue' && isFreeIssue(answers) ? 'otherIssue' : field;
  const known = bookingFields.find((name) => name === control);
  return known ? { field: known, message } : { message };
}

/** The control that a refused request is asked about. */
function fieldOf(refusal: Refusal | undefined, answers: BookingTexts): BookingField {
  if (!refusal || needsTime(refusal)) return 'preferredDate';
  const { field } = refusal;
  if (field === 'issue' && isFreeIssue(answers)) return 'otherIssue';
  return bookingFields.find((name) => name === field) ?? 'preferredDate';
}

/** The request of an address that `reopenPath` has made, if it still waits for an answer. */
export const findRefused = (createdAt: string): QueuedRequest | undefined =>
  queuedRequests.read().find((queued) => queued.refusal && queued.createdAt === createdAt);

/**
 * Puts a refused request back into the form, without a time that is taken.
 * @returns the field that needs an answer
 */
export function reopenRequest(refused: QueuedRequest): BookingField {
  const { request, refusal } = refused;
  const answers = toAnswers(request);
  const { appliance, warrantyRecordId, estimate = null } = request;
  discard(refused);
  updateDraft({ estimate });
  saveDraft({
    ...answers,
    ...(!refusal || needsTime(refusal) ? { preferredTime: '' } : {}),
    photos: refused.photos ?? '',
    ...(warrantyRecordId && refusal?.field !== 'warrantyRecordId'
      ? warrantyEntries({ recordId: warrantyRecordId, appliance, repair: appliance })
      : noWarranty),
  });
  return fieldOf(refusal, answers);
}

export interface FreeWindows {
  /** As far ahead as can be booked, today first. */
  days: OpenDay[];
  /** The hint of the date field. @param date `YYYY-MM-DD`, or empty */
  hintOf: (date: string) => string | undefined;
}

/** @throws BackendError */
export async function loadWindows(): Promise<FreeWindows> {
  const days = await (await loadBackend()).openWindows();
  return { days, hintOf: (date) => dayHint(date, days) };
}
