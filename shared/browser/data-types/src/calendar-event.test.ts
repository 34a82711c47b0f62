import { visitCalendar } from './calendar-event';

const visit = {
  id: 'APT-482913',
  sequence: 2,
  changedAt: '2026-06-01T15:04:05.678Z',
  preferredDate: '2026-11-01',
  preferredTime: '8-10 AM',
  summary: 'Dryer repair, Sparks; Sons',
  confirmed: true,
  location: 'The address you gave',
  description: 'One\nTwo',
};
const organizer = {
  name: 'Sparks "and" Sons',
  email: 'team@test.example',
  siteUrl: 'https://test.example',
  timeZone: 'America/Chicago',
};
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

test('a mail has times in UTC on a day on which the clocks change, and its people', () => {
  const attendee = { name: 'Ada\nExample', email: 'ada@test.example' };
  const lines = linesOf(visitCalendar(visit, organizer, 'REQUEST', attendee));
  for (const line of [
    'METHOD:REQUEST',
    'UID:apt-482913@test.example',
    'SEQUENCE:2',
    'DTSTAMP:20260601T150405Z',
    'DTSTART:20261101T140000Z',
    'DTEND:20261101T160000Z',
    'SUMMARY:Dryer repair\\, Sparks\\; Sons',
    'DESCRIPTION:One\\nTwo',
    'STATUS:CONFIRMED',
    'ORGANIZER;CN="Sparks  and  Sons":mailto:team@test.example',
    'ATTENDEE;CN="Ada Example";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ada@test.example',
  ])
    expect(lines).toContain(line);
});

test('a cancellation says so', () => {
  expect(linesOf(visitCalendar(visit, organizer, 'CANCEL'))).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']),
  );
});
