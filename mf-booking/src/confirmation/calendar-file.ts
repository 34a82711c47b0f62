import { shown } from '@site/data-types/shown';
import { callTime, placeOf } from '@site/client/mail/visit-words';
import { visitCalendar } from '@site/data-types/calendar-event';
import type { CompanyConfig } from '@site/data-types/company';
import type { AppointmentRequest } from '@site/data-types/entities';
import * as m from '../messages/submit';

export interface BookedVisit {
  /** `APT-` + 6 digits. */
  id: string;
  /** ISO 8601 instant. */
  createdAt: string;
  /** Goes up with each change of the visit; 0 for a new one. */
  sequence?: number;
  request: Pick<
    AppointmentRequest,
    'appliance' | 'issue' | 'zipCode' | 'preferredDate' | 'preferredTime'
  >;
}

/**
 * The visit as a calendar file. The mails use the same id, so file and mail are one entry, and a
 * mail about a change updates it.
 */
export function calendarFile(
  { id, createdAt, sequence = 0, request }: BookedVisit,
  company: CompanyConfig,
): string {
  const { appliance, issue, zipCode, preferredDate, preferredTime } = request;
  const called = callTime({ ...company, ...company.claims }, new Date(createdAt), request);
  return visitCalendar(
    {
      ...{ id, sequence, preferredDate, preferredTime },
      changedAt: createdAt,
      summary: m.applianceRepairName({ appliance: shown(appliance), name: company.name }),
      confirmed: false,
      location: placeOf(zipCode),
      description: m.calendarText({
        id,
        appliance: shown(appliance),
        issue: shown(issue),
        called,
        phone: company.phone,
      }),
    },
    company,
    'PUBLISH',
  );
}
