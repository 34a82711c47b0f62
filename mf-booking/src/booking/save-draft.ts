import { clearDraft, siteStore, updateDraft } from '@site/store';
import { contactFields } from './form-fields';
import type { BookingTexts } from './form-fields';

/** Entries of the draft beside the form's own fields. */
export interface DraftExtras {
  /** Address parameters that have been taken over, so that a reload does not undo a change. */
  prefill: string;
  /** `service_records.id` of the repair whose warranty covers the visit, or empty. */
  warrantyRecordId: string;
  /** That repair in words. */
  warrantyRepair: string;
}

/** Keeps answers for this tab. */
export function saveDraft(entries: Partial<BookingTexts & DraftExtras>): void {
  const { form } = siteStore.getState().draft;
  updateDraft({ form: { ...form, ...entries } });
}

/** Forgets what concerned a visit that is booked; who is called and where stays for the next one. */
export function forgetVisit(): void {
  const { form } = siteStore.getState().draft;
  clearDraft();
  saveDraft(Object.fromEntries(contactFields.map((name) => [name, form[name] ?? ''])));
}
