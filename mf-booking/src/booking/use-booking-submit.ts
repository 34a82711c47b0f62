import { useCompany } from '@site/store';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as m from '../messages/book-online';
import type { BookingForm } from './form-fields';
import { loadSubmit } from './lazy';
import type { Submitted } from './submit';

interface BookingSubmit {
  form: BookingForm;
  /** The ZIP is known to be out of area. */
  outOfArea: boolean;
  onSubmitted: (result: Submitted) => void;
  /** Someone else has taken the window. */
  onFull: () => void;
}

/** The form's submit handler. Every failure is shown in the form. */
export function useBookingSubmit({ form, outOfArea, onSubmitted, onFull }: BookingSubmit) {
  const { phone } = useCompany();
  const [params] = useSearchParams();
  const openedAt = useRef(0);
  const honeypot = useRef<HTMLInputElement>(null);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const fail = (reason: unknown) => {
    console.warn('The appointment request was not sent.', reason);
    form.setErrors({
      form: m.failedSubmitAppointmentPlease({ phone }),
    });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (outOfArea) return;
    try {
      const { submitBooking, waitForFillTime } = await loadSubmit();
      await form.submit(async (answers) => {
        await waitForFillTime(openedAt.current);
        if (honeypot.current?.value) {
          // A browser may have filled it for a person, whose next press is then accepted.
          honeypot.current.value = '';
          fail(m.hiddenFieldFilled);
          return;
        }
        const result = await submitBooking(answers, params.toString());
        if (!('message' in result)) {
          onSubmitted(result);
        } else if (result.field) {
          form.setErrors({ [result.field]: result.message });
          if (result.full) onFull();
        } else {
          fail(result.message);
        }
      });
    } catch (error) {
      fail(error);
    }
  };

  return { honeypot, submit: (event: FormEvent) => void submit(event) };
}
