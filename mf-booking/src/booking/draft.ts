import { siteStore } from '@site/store';
import type { DraftSlice } from '@site/store';
import { bookingFields, toTexts } from './form-fields';
import type { BookingTexts, BookingForm } from './form-fields';
import { applianceAnswers, readPrefill } from './prefill';
import { withLines, withoutLines } from './prefill';
import type { Line } from './prefill';
import { saveDraft } from './save-draft';

const applianceFields: string[] = ['appliance', 'issue', 'otherIssue'];

/** Everything that the visitor has entered on any page in this tab. */
function draftAnswers({ form, appliance, issue }: DraftSlice, zip: string): BookingTexts {
  const answers = toTexts(form);
  if (!answers.appliance && appliance) Object.assign(answers, applianceAnswers(appliance, issue));
  answers.zipCode ||= zip;
  return answers;
}

/** The answers in the page's address replace those of the draft. */
function prefilledAnswers(answers: BookingTexts, search: string): BookingTexts {
  const { appliance, issue, zip, ...lines } = readPrefill(new URLSearchParams(search));
  const repair = appliance ? applianceAnswers(appliance, issue) : answers;
  const [sameAppliance, sameIssue] = (['appliance', 'issue'] as const).map((name) =>
    [repair[name], ''].includes(answers[name]),
  );
  const description = withoutLines(
    answers.description,
    ...(sameAppliance && sameIssue ? [] : (['estimate'] as const)),
    ...(sameAppliance ? [] : (['brand'] as const)),
  );
  return {
    ...answers,
    ...repair,
    // A street that is already there has its own ZIP.
    zipCode: (!answers.address && zip) || answers.zipCode || zip,
    description: withLines(lines, description),
  };
}

/** Removes lines that other pages have put into the description for another repair. */
export function dropLines(form: BookingForm, ...lines: Line[]): void {
  form.set('description', withoutLines(form.get('description'), ...lines));
}

/**
 * Fills the form from the draft and the page's address. What the visitor has typed stays.
 * @param search query of the address, without its `?`
 */
export function fillFromDraft(form: BookingForm, search: string): void {
  const { draft, visitor } = siteStore.getState();
  const typed = toTexts(form.values());
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
    if (answers[name] !== typed[name]) form.set(name, answers[name]);
  }
  saveDraft({ ...answers, ...(search && { prefill: search }) });
}
