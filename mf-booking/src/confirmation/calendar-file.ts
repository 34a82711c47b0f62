import { callTime } from '@site/backend/visit-words';
import { slotHours, timeSlots } from '@site/data-types/entities';
import type { AppointmentRequest } from '@site/data-types/entities';
import type { CompanyConfig } from '@site/data-types/company';
import { formatAddress } from '@site/data-types/visit';
import { timeZoneLines } from './calendar-zone';

/** Text with the escapes of RFC 5545. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (c) => `\\${c}`).replace(/\r\n?|\n/g, '\\n');

/** A line may have 75 octets. The rest goes into the next line, after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let room = 75;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > room) {
      lines.push(current);
      current = '';
      room = 74;
    }
    current += character;
    room -= size;
  }
  return [...lines, current].join('\r\n ');
}

const stamp = (isoInstant: string): string => isoInstant.replace(/[-:]|\.\d+/g, '');

/** `2026-12-01`, 8 → `20261201T080000` */
const localTime = (date: string, hour: number): string =>
  `${date.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`;

export interface BookedVisit {
  /** `APT-` + 6 digits. */
  id: string;
  /** ISO 8601 instant. */
  createdAt: string;
  request: Pick<
    AppointmentRequest,
    'appliance' | 'issue' | 'address' | 'zipCode' | 'preferredDate' | 'preferredTime'
  >;
}

/**
 * The visit as an RFC 5545 calendar file. Its UID is made from the appointment's id, so opening the
 * file twice leaves one entry.
 */
export function calendarFile(
  { id, createdAt, request }: BookedVisit,
  company: CompanyConfig,
): string {
  const { name, phone, siteUrl, timeZone, claims } = company;
  const { appliance, issue, address, zipCode, preferredDate } = request;
  const slot = timeSlots.find((s) => s === request.preferredTime);
  // A later release may know more windows. One unknown here is entered for the whole day.
  const [start, end] = slot
    ? [
        `DTSTART;TZID=${timeZone}:${localTime(preferredDate, slotHours[slot].from)}`,
        `DTEND;TZID=${timeZone}:${localTime(preferredDate, slotHours[slot].to)}`,
      ]
    : [`DTSTART;VALUE=DATE:${preferredDate.replaceAll('-', '')}`, ''];
  const called = callTime({ ...company, ...claims }, new Date(createdAt), request);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//Booking//EN`,
    'METHOD:PUBLISH',
    ...timeZoneLines(timeZone, Number(preferredDate.slice(0, 4))),
    'BEGIN:VEVENT',
    `UID:${id.toLowerCase()}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${stamp(createdAt)}`,
    start,
    end,
    `SUMMARY:${escaped(`${appliance} repair, ${name}`)}`,
    `LOCATION:${escaped(formatAddress(address, zipCode))}`,
    `DESCRIPTION:${escaped(
      `Appointment ${id}: ${appliance}, ${issue}.\n` +
        `To confirm, we call ${called}. ` +
        `To change it, call ${phone}.`,
    )}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
