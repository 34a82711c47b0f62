import { formatPhone } from '@site/data-types/format';
import { useSite } from '@site/store';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { phoneDigits } from '../lib/digits';
import type { BookingForm } from './form-fields';
import { loadSubmit } from './lazy';
import { saveDraft } from './save-draft';

/**
 * Fills the form with what is known and keeps what is typed for this tab. Typed answers stay.
 * @param warm whether to fill the form now. An answer in the draft or in the address does not wait.
 */
export function useBookingDraft(form: BookingForm, warm: boolean): void {
  const [params] = useSearchParams();
  const search = params.toString();

  // A phone that was typed before the page was live has no spaces yet.
  useEffect(() => {
    const phone = form.get('phone');
    if (phone) form.set('phone', formatPhone(phoneDigits(phone)));
  }, [form]);

  // Saved from the first letter on, because a phone may drop the tab at any time. One answer at a
  // time, because the empty controls would overwrite answers that are not filled in yet.
  useEffect(
    () =>
      form.subscribe((name) => {
        if (name) saveDraft({ [name]: form.get(name) });
      }),
    [form],
  );

  // The draft of an earlier document is restored a moment after this one is live.
  const hasDraft = useSite(
    ({ draft }) =>
      Object.keys(draft.form).length > 0 || Object.values(draft.lookedAt ?? {}).some(Boolean),
  );
  const hasAnswers = hasDraft || search !== '';
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
