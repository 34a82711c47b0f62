import type { PostgrestFailure } from './errors';
import * as m from './messages/refusals';

/** By the reason that the database gives (PostgREST's `hint`). */
const reasonWords: Readonly<Record<string, string>> = {
  past: m.becausePast,
  too_far: m.becauseTooFar,
  not_offered: m.becauseNotOffered,
  begun: m.becauseBegun,
  taken: m.becauseTaken,
  other_appliance: m.becauseOtherAppliance,
  over: m.becauseOver,
};

/** By the field that is refused, for a reason without a name. */
const fieldWords: Readonly<Record<string, string>> = {
  name: m.fieldName,
  phone: m.fieldPhone,
  email: m.fieldEmail,
  address: m.fieldAddress,
  zipCode: m.fieldZipCode,
  appliance: m.fieldAppliance,
  issue: m.fieldIssue,
  description: m.fieldDescription,
  preferredDate: m.fieldPreferredDate,
  preferredTime: m.fieldPreferredTime,
  to_date: m.fieldToDate,
  to_time: m.fieldToTime,
  note: m.fieldNote,
  idempotencyKey: m.fieldIdempotencyKey,
  reason: m.fieldReason,
  estimate: m.fieldEstimate,
  photo: m.fieldPhoto,
};

/** For anything else, by HTTP status. */
const otherWords: Readonly<Record<number, string>> = {
  400: m.status400,
  409: m.status409,
  413: m.status413,
  422: m.status422,
  429: m.status429,
};

/**
 * Words for what the database refuses, in the language of the page.
 * @returns undefined for a fault of the server, which a page says in its own words
 */
export const refusalWords = (
  { details, hint }: PostgrestFailure,
  status: number,
): string | undefined =>
  reasonWords[hint ?? ''] ??
  (status === 409 || status === 422 ? fieldWords[details ?? ''] : undefined) ??
  otherWords[status];
