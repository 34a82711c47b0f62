import { siteStore } from '@site/store';
import type { DraftSlice } from '@site/store';
import { bookingFields, toTexts } from './form-fields';
import type { BookingTexts, BookingForm } from './form-fields';
import { applianceAnswers, readPrefill } from './prefill';
import { withLines, withoutLines } from './prefill';
import type { Line } from './prefill';
import { lookedAtQuery, saveDraft } from './save-draft';

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

/** The answers that pages fill in, in a form that can be compared with the visitor's own. */
const repairAndZip = ({ appliance, issue, otherIssue, zipCode }: BookingTexts) => ({
  repair: JSON.stringify([appliance, issue, otherIssue]),
  zip: zipCode,
});

/** The pages visited last fill what is empty or was filled by earlier pages, never what was typed. */
function lookedAtAnswers(answers: BookingTexts, { form, lookedAt }: DraftSlice): BookingTexts {
  const seen = lookedAtQuery(lookedAt);
  const now = repairAndZip(answers);
  const isTyped = answers.appliance && now.repair !== form.filledRepair;
  const isNew = seen !== form.lookedAt && !form.warrantyRecordId && !isTyped;
  const params = new URLSearchParams(isNew ? seen : '');
  const zip = lookedAt?.zip;
  if (zip && (!answers.zipCode || now.zip === form.filledZip)) params.set('zip', zip);
  return params.size > 0 ? prefilledAnswers(answers, params.toString()) : answers;
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
  const seen = lookedAtAnswers(known, draft);
  const answers = isNewAddress ? prefilledAnswers(seen, search) : seen;
  for (const name of bookingFields) {
    if (answers[name] !== typed[name]) form.set(name, answers[name]);
  }
  const [filled, own] = [repairAndZip(answers), repairAndZip(toTexts({ ...draft.form, ...typed }))];
  saveDraft({
    ...answers,
    lookedAt: lookedAtQuery(draft.lookedAt),
    // It was filled in here if it differs from the visitor's own answer.
    ...(filled.repair !== own.repair && { filledRepair: filled.repair }),
    ...(filled.zip !== own.zip && { filledZip: filled.zip }),
    ...(search && { prefill: search }),
  });
}
