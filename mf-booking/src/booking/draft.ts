import { siteStore } from '@site/store';
import type { DraftSlice } from '@site/store';
import { bookingFields, toTexts } from './form-fields';
import type { BookingTexts, FormHandle } from './form-fields';
import { applianceAnswers, readPrefill, withPrefillLines } from './prefill';
import { saveDraft } from './save-draft';

const applianceFields: string[] = ['appliance', 'issue', 'otherIssue'];

/** What the visitor has told any part of the site in this tab. */
function draftAnswers({ form, appliance, issue }: DraftSlice, zip: string): BookingTexts {
  const answers = toTexts(form);
  if (!answers.appliance && appliance) Object.assign(answers, applianceAnswers(appliance, issue));
  answers.zipCode ||= zip;
  return answers;
}

/** The answers in the page's address replace those of the draft. */
function prefilledAnswers(answers: BookingTexts, search: string): BookingTexts {
  const prefill = readPrefill(new URLSearchParams(search));
  return {
    ...answers,
    ...(prefill.appliance ? applianceAnswers(prefill.appliance, prefill.issue) : {}),
    description: withPrefillLines(prefill, answers.description),
  };
}

/**
 * Fills the form from the draft and the page's address. What the visitor has typed stays.
 * @param search query of the address, without its `?`
 */
export function fillFromDraft(form: FormHandle, search: string): void {
  const { draft, visitor } = siteStore.getState();
  const typed = toTexts(form.getValues());
  const known = draftAnswers(draft, visitor.zip);
  for (const name of bookingFields) {
    // A typed appliance keeps its own issue: the draft's may belong to another appliance.
    const keepsTyped = typed.appliance && applianceFields.includes(name);
    known[name] = keepsTyped ? typed[name] : typed[name] || known[name];
  }
  // Only once, so that a reload keeps what the visitor has changed since.
  const isNewAddress = search !== '' && search !== draft.form.prefill;
  const answers = isNewAddress ? prefilledAnswers(known, search) : known;
  for (const name of bookingFields) {
    if (answers[name] !== typed[name]) form.setValue(name, answers[name]);
  }
  saveDraft({ ...answers, ...(search && { prefill: search }) });
}
