import { presetIssues } from '@site/data-types/booking-lists';
import type { EstimateSummary } from '@site/data-types/entities';
import { namingLanguage } from '@site/data-types/language';
import { formatPhone } from '@site/data-types/format';
import { isFreeIssue, otherIssue } from './form-fields';
import type { BookingTexts } from './form-fields';
import { estimateFor } from './prefill';
import type { RequestContent } from '../request';
import type { Coverage } from '@site/data-types/entities';
import { bookingLimits } from '@site/data-types/booking-limits';

/** Value of the ticked box for texts. */
export const textsWanted = 'yes';

/** Sent with the answers; the form does not ask for it. */
export interface RequestExtras {
  estimate: EstimateSummary | null;
  /** `service_records.id`; empty for a visit that is paid. */
  warrantyRecordId: string;
}

/** @param answers as the form has checked them */
export function toRequest(answers: BookingTexts, extras: RequestExtras): RequestContent {
  const { otherIssue: free, texts, ...fields } = answers;
  const { warrantyRecordId } = extras;
  // A free visit has no price.
  const estimate = warrantyRecordId ? undefined : estimateFor(extras.estimate, answers);
  return namingLanguage({
    ...fields,
    issue: isFreeIssue(answers) ? free : fields.issue,
    ...(texts ? { texts: true } : {}),
    ...(estimate ? { estimate } : {}),
    ...(warrantyRecordId ? { warrantyRecordId } : {}),
  });
}

/** The answers of the form that made this request. */
export function toAnswers(request: RequestContent): BookingTexts {
  const { name, email, address, zipCode, appliance, description } = request;
  const presets = presetIssues(appliance);
  const free = presets.length > 0 && !presets.includes(request.issue);
  return {
    ...{ name, email, address, zipCode, appliance, description },
    phone: formatPhone(request.phone),
    texts: request.texts ? textsWanted : '',
    issue: free ? otherIssue : request.issue,
    otherIssue: free ? request.issue : '',
    preferredDate: request.preferredDate,
    preferredTime: request.preferredTime,
  };
}

/**
 * Adds the city and state of the ZIP: `12 Bayou Lane` → `12 Bayou Lane, Houston, TX`. An address that
 * already ends with the city, or would become too long, is unchanged.
 * @param coverage the answer for the ZIP that was looked up last
 */
export function withCity(
  address: string,
  zipCode: string,
  coverage: Coverage | null,
  state: string,
): string {
  const city = coverage?.zipCode === zipCode ? coverage.city : undefined;
  if (!city) return address;
  const named = new RegExp(`\\b${city}[\\s,]*(${state})?[\\s,]*(${zipCode})?$`, 'i');
  const whole = `${address}, ${city}, ${state}`;
  return named.test(address) || whole.length > bookingLimits.address ? address : whole;
}
