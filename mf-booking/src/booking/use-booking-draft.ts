import { formatPhone } from '@site/data-types/format';
import { useSite } from '@site/store';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { phoneDigits } from '../lib/digits';
import { bookingFields, toTexts } from './form-fields';
import type { FormHandle } from './form-fields';
import { loadSubmit } from './lazy';
import { saveDraft } from './save-draft';

/**
 * Fills the form with what is known and keeps what is typed for this tab. Typed answers stay.
 * @param warm whether to fill the form now. An answer in the draft or in the address does not wait.
 */
export function useBookingDraft(form: FormHandle, warm: boolean): void {
  const [params] = useSearchParams();
  const search = params.toString();

  // Answers typed before the page was live are in the controls only; this passes them to the form.
  useEffect(() => {
    const typed = toTexts(form.getValues());
    if (bookingFields.some((name) => typed[name])) {
      form.reset(
        { ...typed, phone: formatPhone(phoneDigits(typed.phone)) },
        { keepFieldsRef: true, keepDefaultValues: true },
      );
    }
  }, [form]);

  // Saved from the first letter on, because a phone may drop the tab at any time. One answer at a
  // time, because the empty controls would overwrite answers that are not filled in yet.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const field = bookingFields.find((each) => each === name);
          if (field) saveDraft({ [field]: values[field] ?? '' });
        },
      }),
    [form],
  );

  // The draft of an earlier document is restored a moment after this one is live.
  const hasAnswers = useSite(({ draft }) => Object.keys(draft.form).length > 0) || search !== '';
  const ready = warm || hasAnswers;
  useEffect(() => {
    if (!ready) return;
    let current = true;
    loadSubmit().then(
      ({ fillFromDraft }) => {
        if (current) fillFromDraft(form, search);
      },
      // The page warns of a failed load, and the form loads it again when it is sent.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [form, ready, search]);
}
