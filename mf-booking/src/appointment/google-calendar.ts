import type { AppointmentView } from '@site/data-types/appointment';
import type { CompanyConfig } from '@site/data-types/company';
import { slotHours, timeSlots } from '@site/data-types/entities';
import { formatAddress } from '@site/data-types/visit';

const compact = (date: string): string => date.replaceAll('-', '');
const clock = (hour: number): string => `T${String(hour).padStart(2, '0')}0000`;

/**
 * Address of Google's page that adds the visit to a calendar. Has no key: Google must not open the
 * appointment.
 */
export function googleCalendarUrl(
  { id, appliance, issue, address, zip, preferredDate, preferredTime }: AppointmentView,
  { name, phone, timeZone }: CompanyConfig,
): string {
  const date = compact(preferredDate);
  const slot = timeSlots.find((each) => each === preferredTime);
  // A window that this release does not know is entered for the whole day.
  const dates = slot
    ? `${date}${clock(slotHours[slot].from)}/${date}${clock(slotHours[slot].to)}`
    : `${date}/${date}`;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: `${appliance} repair, ${name}`,
    dates,
    ctz: timeZone,
    location: formatAddress(address, zip),
    details: `Appointment ${id}: ${appliance}, ${issue}. To change it, call ${phone}.`,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
