import { clearDraft, siteStore, updateDraft } from '@site/store';
import { contactFields } from './form-fields';
import type { LookedAt } from '@site/store';
import type { BookingTexts } from './form-fields';

/** Entries of the draft that are not fields of the form. */
export interface DraftExtras {
  /** Query of the address that was filled in, so that a reload does not undo a later change. */
  prefill: string;
  /** Query of what the visitor had looked at when the form was filled. */
  lookedAt: string;
  /** The repair and the ZIP that pages filled in. A later page may replace them, if still the same. */
  filledRepair: string;
  filledZip: string;
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

/** `appliance=dryer&issue=not-heating`: the repair of the pages visited last, as an address has it. */
export const lookedAtQuery = (lookedAt?: LookedAt): string => {
  const { appliance = '', issue = '', brand = '' } = lookedAt ?? {};
  const repair = Object.entries({ appliance, issue, brand }).filter(([, value]) => value);
  return new URLSearchParams(repair).toString();
};

/**
 * Removes the booked visit. The person and the place stay for the next one, which begins with a
 * repair only after the visitor has looked at another.
 */
export function forgetVisit(): void {
  const { form, lookedAt } = siteStore.getState().draft;
  clearDraft();
  updateDraft({ lookedAt });
  saveDraft({
    ...Object.fromEntries(contactFields.map((name) => [name, form[name] ?? ''])),
    lookedAt: lookedAtQuery(lookedAt),
  });
}
