import { shown } from '@site/data-types/shown';
import type { AppointmentView } from '@site/data-types/appointment';
import { visitCalendar } from '@site/data-types/calendar-event';
import type { CompanyConfig } from '@site/data-types/company';
import { windowHours, windowTimes } from '@site/data-types/entities';
import { placeOf } from '@site/client/mail/visit-words';
import * as m from '../messages/appointment';

/** Words of the entry. They have no key: a calendar is often shared. */
const entryOf = (
  { id, appliance, issue, zip }: AppointmentView,
  { name, phone }: CompanyConfig,
) => ({
  summary: m.applianceRepairName({ appliance: shown(appliance), name }),
  location: placeOf(zip),
  description: m.appointmentIdApplianceIssue({
    id,
    appliance: shown(appliance),
    issue: shown(issue),
    phone,
  }),
});

/** The visit as a calendar file. A mail about a later change updates its entry. */
export const visitFile = (view: AppointmentView, company: CompanyConfig): string =>
  visitCalendar(
    {
      ...entryOf(view, company),
      id: view.id,
      confirmed: view.state !== 'requested',
      sequence: view.sequence,
      changedAt: view.history.at(-1)?.at ?? new Date().toISOString(),
      preferredDate: view.preferredDate,
      preferredTime: view.preferredTime,
    },
    company,
    'PUBLISH',
  );

const clock = (hour: number): string => `T${String(hour).padStart(2, '0')}0000`;

/** Address of Google's page that adds the visit to a calendar. */
export function googleCalendarUrl(view: AppointmentView, company: CompanyConfig): string {
  const { summary, location, description } = entryOf(view, company);
  const date = view.preferredDate.replaceAll('-', '');
  const time = windowTimes.find((each) => each === view.preferredTime);
  // A window that this release does not have is entered for the whole day.
  const dates = time
    ? `${date}${clock(windowHours[time].from)}/${date}${clock(windowHours[time].to)}`
    : `${date}/${date}`;
  const query = new URLSearchParams({
    ...{ action: 'TEMPLATE', text: summary, dates, ctz: company.timeZone },
    ...{ location, details: description },
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
