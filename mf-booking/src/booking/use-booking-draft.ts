import { formatPhone } from '@site/data-types/format';
import { siteStore, useSite } from '@site/store';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { phoneDigits } from '../lib/digits';
import { bookingFields, textsOf } from './form-fields';
import type { BookingInput, BookingTexts } from './form-fields';
import type { Desk } from '../lib/open-desk';
import { saveDraft } from './save-draft';

const applianceFields: string[] = ['appliance', 'issue', 'otherIssue'];

export type BookingForm = UseFormReturn<BookingInput, unknown, BookingTexts>;

/**
 * Fills the form with what is known and keeps what is typed for this tab. What was typed before
 * stays.
 * @param desk knows how; null until it is there
 * @param openDesk called where there is something to fill in
 */
export function useBookingDraft(
  form: BookingForm,
  desk: Desk | null,
  openDesk: () => Promise<Desk>,
): void {
  const [params] = useSearchParams();
  const search = params.toString();

  // What was typed before the page was live stands in the controls; who watches hears of it now.
  useEffect(() => {
    const typed = textsOf(form.getValues());
    if (bookingFields.some((name) => typed[name])) {
      form.reset(
        { ...typed, phone: formatPhone(phoneDigits(typed.phone)) },
        { keepFieldsRef: true, keepDefaultValues: true },
      );
    }
  }, [form]);

  // An earlier document's draft comes a moment after this one is live.
  const told = useSite(({ draft }) => Object.keys(draft.form).length > 0) || search !== '';
  useEffect(() => {
    // Where it fails now, it is tried again when the page is idle.
    if (told) openDesk().catch(() => {});
  }, [told, openDesk]);

  // From the first letter on: a phone may drop the tab before the desk has come. Each answer by
  // itself, or the empty controls would overwrite what is still to be filled in.
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

  useEffect(() => {
    if (!desk) return;
    const { draft, visitor } = siteStore.getState();
    const typed = textsOf(form.getValues());
    const known = desk.draftAnswers(draft, visitor.zip);
    for (const name of bookingFields) {
      // An issue belongs to its appliance.
      const own = typed.appliance && applianceFields.includes(name);
      known[name] = own ? typed[name] : typed[name] || known[name];
    }
    // Once: a reload keeps what the visitor has changed since.
    const fresh = search !== '' && search !== draft.form.prefill;
    const answers = fresh ? desk.prefilledAnswers(known, new URLSearchParams(search)) : known;
    for (const name of bookingFields) {
      if (answers[name] !== typed[name]) form.setValue(name, answers[name]);
    }
    saveDraft({ ...answers, ...(search && { prefill: search }) });
  }, [form, desk, search]);
}
