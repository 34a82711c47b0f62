import type { WarrantyRecord } from '@site/backend/client';
import { formatDate, formatPhone } from '@site/data-types/format';
import { updateDraft } from '@site/store';
import { applianceAnswers } from '../booking/prefill';
import { saveDraft } from '../booking/save-draft';
import type { WarrantyQuery } from './warranty-query';

/** Fills the booking form for a free repair. */
export function draftWarrantyVisit(record: WarrantyRecord, { name, phone }: WarrantyQuery): void {
  // This visit is free, so an earlier estimate must not be sent with it.
  updateDraft({ estimate: null });
  saveDraft({
    ...applianceAnswers(record.applianceType, record.issueDescription),
    name,
    phone: formatPhone(phone),
    warrantyRecordId: record.id,
    warrantyRepair: `${record.applianceType}, ${formatDate(record.serviceDate)}`,
  });
}
