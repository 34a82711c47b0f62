import type { WarrantyRecord } from '@site/client';
import { formatDate, formatPhone } from '@site/data-types/format';
import { matchesName } from '@site/data-types/person-name';
import { siteStore, updateDraft } from '@site/store';
import { applianceAnswers } from '../booking/prefill';
import { withoutLines } from '../booking/prefill';
import { saveDraft } from '../booking/save-draft';
import { warrantyEntries } from '../booking/warranty-visit';
import type { WarrantyQuery } from './warranty-query';

/**
 * The person and the place of this browser's appointment under that phone and name, else the name as
 * it was just typed.
 */
function knownContact({ phone, name }: WarrantyQuery) {
  const { appointments } = siteStore.getState();
  const known = appointments.findLast((a) => a.phone === phone && matchesName(a.name, name));
  if (!known) return { name };
  const { email, address, zipCode } = known;
  return { name: known.name, email, address, zipCode };
}

/** Fills the booking form for a free repair. */
export function draftWarrantyVisit(record: WarrantyRecord, query: WarrantyQuery): void {
  const { form } = siteStore.getState().draft;
  const repair = applianceAnswers(record.applianceType, record.issueDescription);
  // This visit is free, so an earlier estimate must not be sent with it.
  updateDraft({ estimate: null });
  saveDraft({
    ...repair,
    ...knownContact(query),
    phone: formatPhone(query.phone),
    description: withoutLines(form.description ?? '', 'estimate', 'brand'),
    ...warrantyEntries({
      recordId: record.id,
      appliance: repair.appliance,
      repair: `${record.applianceType}, ${formatDate(record.serviceDate)}`,
    }),
  });
}
