import { useCompany } from '@site/store';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import type { Submission } from '../outbox/delivery';
import type { Desk } from '../lib/open-desk';
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

  const fail = (reason: unknown) => {
    console.warn('The appointment request was not sent.', reason);
    form.setError('root', {
      message: `Failed to submit appointment. Please try calling us directly at ${phone}.`,
    });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (outOfArea) return;
    try {
      const desk = await openDesk();
      await form.handleSubmit(async (answers) => {
        await desk.held(openedAt.current);
        if (honeypot.current?.value) {
          // A person whose browser filled it gets through with the next press.
          honeypot.current.value = '';
          fail('A field that nobody sees was filled.');
          return;
        }
        const outcome = await desk.book(answers);
        if ('submission' in outcome) {
          report.onSubmitted(outcome.submission);
        } else if (outcome.field) {
          form.setError(outcome.field, { message: outcome.message });
          if (outcome.full) report.onFull();
        } else {
          fail(outcome.message);
        }
      })(event);
    } catch (error) {
      fail(error);
    }
  };

  return { honeypot, submit: (event: FormEvent) => void submit(event) };
}
