import { clearDraft, siteStore, updateDraft } from '@site/store';
import { contactFields } from './form-fields';
import type { BookingTexts } from './form-fields';

/** Entries of the draft that are not fields of the form. */
export interface DraftExtras {
  /** Query of the address that was filled in, so that a reload does not undo a later change. */
  prefill: string;
  /** `service_records.id` of the repair whose warranty covers the visit, or empty. */
  warrantyRecordId: string;
  /** The appliance of that repair, as the form lists it. */
  warrantyAppliance: string;
  /** The repair in words. */
  warrantyRepair: string;
  /** Batch of the photos that were chosen, or empty. */
  photos: string;
}

/** Saves answers for this tab. */
export function saveDraft(entries: Partial<BookingTexts & DraftExtras>): void {
  const { form } = siteStore.getState().draft;
  updateDraft({ form: { ...form, ...entries } });
}

/** Removes the booked visit. The person and the place stay for the next one. */
export function forgetVisit(): void {
  const { form } = siteStore.getState().draft;
  clearDraft();
  saveDraft(Object.fromEntries(contactFields.map((name) => [name, form[name] ?? ''])));
}
