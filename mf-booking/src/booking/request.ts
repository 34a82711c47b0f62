import { presetIssues } from '@site/data-types/booking-lists';
import type { EstimateSummary } from '@site/data-types/entities';
import { formatPhone } from '@site/data-types/format';
import { isFreeIssue, otherIssue } from './form-fields';
import type { BookingTexts } from './form-fields';
import { estimateFor } from './prefill';
import type { RequestContent } from '../outbox/request-content';

/** What goes with the answers without being asked for. */
export interface Enclosures {
  estimate: EstimateSummary | null;
  /** `service_records.id`; empty where this is no warranty visit. */
  warrantyRecordId: string;
}

/** @param answers as the form has checked them */
export function requestOf(answers: BookingTexts, enclosures: Enclosures): RequestContent {
  const { otherIssue: free, ...fields } = answers;
  const estimate = estimateFor(enclosures.estimate, answers);
  const { warrantyRecordId } = enclosures;
  return {
    ...fields,
    issue: isFreeIssue(answers) ? free : fields.issue,
    ...(estimate ? { estimate } : {}),
    ...(warrantyRecordId ? { warrantyRecordId } : {}),
  };
}

/** The controls of the form as this request would have filled them. */
export function answersOf(request: RequestContent): BookingTexts {
  const { name, email, address, zipCode, appliance, description } = request;
  const presets = presetIssues(appliance);
  const free = presets.length > 0 && !presets.includes(request.issue);
  return {
    ...{ name, email, address, zipCode, appliance, description },
    phone: formatPhone(request.phone),
    issue: free ? otherIssue : request.issue,
    otherIssue: free ? request.issue : '',
    preferredDate: request.preferredDate,
    preferredTime: request.preferredTime,
  };
}
