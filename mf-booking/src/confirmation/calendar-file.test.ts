import { testCompany } from '@site/federation/testing';
import { calendarFile } from './calendar-file';
import { timeZoneLines } from './calendar-zone';

const visit = {
  id: 'APT-482913',
  createdAt: '2026-06-01T15:04:05.678Z',
  request: {
    appliance: 'Oven/Range',
    issue: 'Clock; hands, and "self-clean" \\ fail',
    address: `12 Bayou Lane, Apartment ${'é'.repeat(60)}`,
    zipCode: '77002',
    preferredDate: '2026-06-05',
    preferredTime: 'Evening (6-8 PM)',
  },
};
const file = calendarFile(visit, testCompany);
/** Lines as a calendar reads them: unfolded. */
const lines = file.replace(/\r\n /g, '').split('\r\n');

test('the window is given in the business’s time zone', () => {
  expect(lines).toContain('DTSTART;TZID=America/Chicago:20260605T180000');
  expect(lines).toContain('DTEND;TZID=America/Chicago:20260605T200000');
  expect(lines).toContain('TZID:America/Chicago');
});

test('each file of a visit has the same UID and stamp', () => {
  expect(lines).toContain('UID:apt-482913@test.example');
  expect(lines).toContain('DTSTAMP:20260601T150405Z');
  expect(calendarFile(visit, testCompany)).toBe(file);
});

test('the address is where the technician goes', () => {
  expect(lines).toContain(`LOCATION:12 Bayou Lane\\, Apartment ${'é'.repeat(60)}\\, 77002`);
});

test('special characters are escaped', () => {
  const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
  expect(description).toContain(
    'Clock\\; hands\\, and "self-clean" \\\\ fail.\\nTo confirm\\, we call',
  );
});

test('no line is longer than 75 octets, and every line ends with CRLF', () => {
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
});

test('an unknown window takes the whole day', () => {
  const request = { ...visit.request, preferredTime: 'Dawn' };
  expect(calendarFile({ ...visit, request }, testCompany)).toContain(
    '\r\nDTSTART;VALUE=DATE:20260605\r\n',
  );
});

test('a zone lists the changes of its year', () => {
  expect(timeZoneLines('America/Chicago', 2026)).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/Chicago',
    ...observance('STANDARD', '20260101T000000', '-0600', '-0600'),
    ...observance('DAYLIGHT', '20260308T020000', '-0600', '-0500'),
    ...observance('STANDARD', '20261101T020000', '-0500', '-0600'),
    'END:VTIMEZONE',
  ]);
});

test('a zone without daylight time, and one whose year begins with it', () => {
  expect(timeZoneLines('Asia/Kolkata', 2026)).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    ...observance('STANDARD', '20260101T000000', '+0530', '+0530'),
    'END:VTIMEZONE',
  ]);
  expect(timeZoneLines('Pacific/Auckland', 2026)).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Pacific/Auckland',
    ...observance('DAYLIGHT', '20260101T000000', '+1300', '+1300'),
    ...observance('STANDARD', '20260405T030000', '+1300', '+1200'),
    ...observance('DAYLIGHT', '20260927T020000', '+1200', '+1300'),
    'END:VTIMEZONE',
  ]);
});

function observance(kind: string, start: string, from: string, to: string): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${kind}`,
  ];
}
