import { getCompany, siteStore } from '@site/store';
import { discard, submitRequest } from '../outbox/delivery';
import type { Submission } from '../outbox/delivery';
import { bookingFields, isFreeIssue } from './form-fields';
import type { BookingField, BookingTexts } from './form-fields';
import type { Refusal } from '../outbox/kept-requests';
import { requestOf } from './request';
import { withCity } from './with-city';

/** What has become of the form. */
export type Booking =
  | {
      /** The request is on its way: sent, or kept until it can be. */
      submission: Submission;
    }
  | {
      message: string;
      /** The control that is wrong; without one nothing in the form can be put right. */
      field?: BookingField;
      /** The window has been taken by somebody else. */
      full?: boolean;
    };

/** Sends the form with what belongs to it. Never rejects. @param answers as they were checked */
export async function book(answers: BookingTexts): Promise<Booking> {
  const { draft, visitor } = siteStore.getState();
  const { estimate, form } = draft;
  const { zipCode } = answers;
  const address = withCity(answers.address, zipCode, visitor.coverage, getCompany().address.state);
  const enclosed = { estimate, warrantyRecordId: form.warrantyRecordId ?? '' };
  const submission = await submitRequest(requestOf({ ...answers, address }, enclosed));
  const { kept, delivery } = submission;
  if (delivery.state === 'failed') return { message: 'Neither kept nor sent.' };
  if (delivery.state !== 'refused') return { submission };
  discard(kept);
  return refusalInForm(delivery.refusal, answers);
}

function refusalInForm({ kind, message, field }: Refusal, answers: BookingTexts): Booking {
  if (kind === 'full') {
    return {
      field: 'preferredTime',
      message: 'This time has just been taken. Please choose another.',
      full: true,
    };
  }
  const control = field === 'issue' && isFreeIssue(answers) ? 'otherIssue' : field;
  const known = bookingFields.find((name) => name === control);
  return known ? { field: known, message } : { message };
}
