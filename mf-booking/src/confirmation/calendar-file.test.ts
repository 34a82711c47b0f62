import { testCompany } from '@site/federation/testing';
import { calendarFile } from './calendar-file';

const visit = {
  id: 'APT-482913',
  createdAt: '2026-06-01T15:04:05.678Z',
  request: {
    appliance: 'Oven/Range',
    issue: 'Clock; hands, and "self-clean" \\ fail',
    zipCode: '77002',
    preferredDate: '2026-06-05',
    preferredTime: 'Evening (6-8 PM)',
  },
};
const file = calendarFile(visit, testCompany);
/** Lines as a calendar reads them: unfolded. */
const lines = file.replace(/\r\n /g, '').split('\r\n');

test('the window of the business’s time zone is given in UTC', () => {
  expect(lines).toContain('DTSTART:20260605T230000Z');
  expect(lines).toContain('DTEND:20260606T010000Z');
});

test('each file of a visit has the same UID and stamp', () => {
  expect(lines).toContain('UID:apt-482913@test.example');
  expect(lines).toContain('DTSTAMP:20260601T150405Z');
  expect(calendarFile(visit, testCompany)).toBe(file);
});

test('the place is named as in the mails, which update the entry', () => {
  expect(lines).toContain('LOCATION:The address you gave\\, ZIP 77002');
});

test('the time is not confirmed yet', () => {
  expect(lines).toContain('STATUS:TENTATIVE');
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
