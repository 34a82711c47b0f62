import { formatPhone } from '@site/data-types/format';
import { updateDraft } from '@site/store';
import type { DraftSlice } from '@site/store';
import { textsOf } from './form-fields';
import type { BookingTexts } from './form-fields';
import { applianceAnswers, describedWith, readPrefill } from './prefill';
import { saveDraft } from './save-draft';

/** What the form begins with: what the visitor has told any part of the site in this tab. */
export function draftAnswers({ form, appliance, issue }: DraftSlice, zip: string): BookingTexts {
  const answers = textsOf(form);
  if (!answers.appliance && appliance) Object.assign(answers, applianceAnswers(appliance, issue));
  answers.zipCode ||= zip;
  return answers;
}

/** The answers that the address of the page asks for, put over those there are. */
export function prefilledAnswers(answers: BookingTexts, search: URLSearchParams): BookingTexts {
  const given = readPrefill(search);
  return {
    ...answers,
    ...(given.appliance ? applianceAnswers(given.appliance, given.issue) : {}),
    description: describedWith(given, answers.description),
  };
}

/** Begins a visit under the warranty of an earlier repair. */
export function draftWarrantyVisit(visit: {
  name: string;
  /** Ten digits. */
  phone: string;
  recordId: string;
  /** The repair in words. */
  repair: string;
  appliance: string;
  issue: string;
}): void {
  // An estimate says what a repair costs; this one is free.
  updateDraft({ estimate: null });
  saveDraft({
    ...applianceAnswers(visit.appliance, visit.issue),
    name: visit.name,
    phone: formatPhone(visit.phone),
    warrantyRecordId: visit.recordId,
    warrantyRepair: visit.repair,
  });
}
