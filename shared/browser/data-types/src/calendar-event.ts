import { instantIn } from './calendar';
import { windowHours, windowTimes } from './entities';

/** The calendar entry of a visit (RFC 5545), for the mails and for the page's download. */

export interface CalendarVisit {
  /** `APT-` + 6 digits. */
  id: string;
  /** Goes up with each change; a calendar ignores a file with a lower one than it has. */
  sequence: number;
  /** ISO 8601 instant of the booking or of its last change. */
  changedAt: string;
  /** Whether the business has confirmed the time. */
  confirmed: boolean;
  /** `YYYY-MM-DD` in the business's time zone. */
  preferredDate: string;
  preferredTime: string;
  summary: string;
  location: string;
  description: string;
  /** Page of the appointment. */
  url?: string | undefined;
}

export interface Organizer {
  name: string;
  email: string;
  siteUrl: string;
  timeZone: string;
}

/**
 * `PUBLISH` is a file that a visitor opens. `REQUEST` and `CANCEL` come by mail, and calendars
 * update the entry by themselves.
 */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** Text with the escapes of RFC 5545. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (c) => `\\${c}`).replace(/\r\n?|\n/g, '\\n');

/** A parameter's value cannot escape quotes. */
const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, ' ')}"`;

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

/** `20261201T140000Z` */
const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** Start and end in UTC, so that a calendar needs no rules of the business's time zone. */
function times({ preferredDate, preferredTime }: CalendarVisit, timeZone: string): string[] {
  const time = windowTimes.find((s) => s === preferredTime);
  // A later release may have more windows. One unknown here is entered for the whole day.
  if (!time) return [`DTSTART;VALUE=DATE:${preferredDate.replaceAll('-', '')}`];
  const at = (hour: number) => stamp(instantIn(timeZone, preferredDate, hour * 60));
  return [`DTSTART:${at(windowHours[time].from)}`, `DTEND:${at(windowHours[time].to)}`];
}

/** The same for every file and mail of a visit, so that they are one entry. */
export const visitUid = (id: string, siteUrl: string): string =>
  `${id.toLowerCase()}@${new URL(siteUrl).hostname}`;

/** @param attendee the customer, for the methods that come by mail */
export function visitCalendar(
  visit: CalendarVisit,
  organizer: Organizer,
  method: CalendarMethod,
  attendee?: { name: string; email: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${organizer.name}//Booking//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${visitUid(visit.id, organizer.siteUrl)}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${stamp(new Date(visit.changedAt))}`,
    ...times(visit, organizer.timeZone),
    `SUMMARY:${escaped(visit.summary)}`,
    `LOCATION:${escaped(visit.location)}`,
    `DESCRIPTION:${escaped(visit.description)}`,
    visit.url ? `URL:${visit.url}` : '',
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : visit.confirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    ...(attendee
      ? [
          `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
          // The customer asked for the visit, so no program needs an answer.
          `ATTENDEE;CN=${quoted(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
