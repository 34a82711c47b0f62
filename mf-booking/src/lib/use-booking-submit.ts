import { siteStore, useCompany } from '@site/store';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import type { Submission } from './delivery';
import { bookingFields, isFreeIssue } from './form-fields';
import type { BookingField, BookingTexts } from './form-fields';
import { held } from './held';
import type { Refusal } from './kept-requests';
import type { Desk } from './open-desk';
import type { BookingForm } from './use-booking-draft';

interface BookingSubmit {
  form: BookingForm;
  openDesk: () => Promise<Desk>;
  /** The ZIP is known to be out of area. */
  outOfArea: boolean;
  /** The request is on its way: sent, or kept until it can be. */
  onSubmitted: (submission: Submission) => void;
  /** The window has been taken by somebody else. */
  onFull: () => void;
}

/** The form's submit handler; whatever goes wrong stands in the form afterwards. */
export function useBookingSubmit({ form, openDesk, outOfArea, ...report }: BookingSubmit) {
  const { phone } = useCompany();
  const openedAt = useRef(0);
  const honeypot = useRef<HTMLInputElement>(null);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const fail = () =>
    form.setError('root', {
      message: `Failed to submit appointment. Please try calling us directly at ${phone}.`,
    });

  const refuse = ({ kind, message, field }: Refusal, answers: BookingTexts) => {
    if (kind === 'full') {
      form.setError('preferredTime', {
        message: 'This time has just been taken. Please choose another.',
      });
      report.onFull();
      return;
    }
    const control = field === 'issue' && isFreeIssue(answers) ? 'otherIssue' : field;
    if (bookingFields.includes(control as BookingField)) {
      form.setError(control as BookingField, { message });
    } else {
      console.warn(`The appointment request was refused: ${message}`);
      fail();
    }
  };

  const send = async (desk: Desk, answers: BookingTexts) => {
    if (outOfArea) return;
    await held(openedAt.current);
    if (honeypot.current?.value) {
      // A person whose browser filled it gets through with the next press.
      honeypot.current.value = '';
      fail();
      return;
    }
    const { estimate, form: draft } = siteStore.getState().draft;
    const enclosed = { estimate, warrantyRecordId: draft.warrantyRecordId ?? '' };
    const submission = await desk.submitRequest(desk.requestOf(answers, enclosed));
    const { kept, delivery } = submission;
    if (delivery.state === 'failed') {
      fail();
    } else if (delivery.state === 'refused') {
      desk.discard(kept);
      refuse(delivery.refusal, answers);
    } else {
      report.onSubmitted(submission);
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const desk = await openDesk();
      await form.handleSubmit((answers) => send(desk, answers))(event);
    } catch (error) {
      console.warn('The booking form could not be sent.', error);
      fail();
    }
  };

  return { honeypot, submit: (event: FormEvent) => void submit(event) };
}
