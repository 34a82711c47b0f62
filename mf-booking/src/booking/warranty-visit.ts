import type { DraftSlice } from '@site/store';
import { isCovered } from './is-covered';

/** The earlier repair whose warranty covers the visit. */
export interface WarrantyVisit {
  /** `service_records.id`. */
  recordId: string;
  /** As the form lists it. The warranty covers no other appliance. */
  appliance: string;
  /** The repair in words. */
  repair: string;
}

/** Entries of the draft for a visit under warranty. */
export const warrantyEntries = ({ recordId, appliance, repair }: WarrantyVisit) => ({
  warrantyRecordId: recordId,
  warrantyAppliance: appliance,
  warrantyRepair: repair,
});

/** Entries of the draft for a visit that is paid. */
export const noWarranty = warrantyEntries({ recordId: '', appliance: '', repair: '' });

/** The warranty under which the visitor began to book, whatever appliance the form has now. */
export function draftedWarranty({ form }: DraftSlice): WarrantyVisit | undefined {
  const { warrantyRecordId, warrantyAppliance, warrantyRepair } = form;
  if (!warrantyRecordId || !warrantyAppliance || !warrantyRepair) return undefined;
  return { recordId: warrantyRecordId, appliance: warrantyAppliance, repair: warrantyRepair };
}

/** The same, if it covers the appliance in the form. */
export const coveringWarranty = (
  draft: DraftSlice,
  appliance: string,
): WarrantyVisit | undefined => (isCovered(draft, appliance) ? draftedWarranty(draft) : undefined);
