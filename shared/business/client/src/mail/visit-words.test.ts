import { callNow, callTime, priceLock } from './visit-words';

const houston = {
  timeZone: 'America/Chicago',
  confirmationMinutes: 30,
  hours: {
    weekday: { opens: '07:00', closes: '20:00' },
    weekend: { opens: '08:30', closes: '18:00' },
  },
};

test.each([
  ['Friday at noon', '2026-11-20T18:00:00Z', 'within 30 minutes'],
  ['Friday, the minute before closing', '2026-11-21T01:59:00Z', 'within 30 minutes'],
  ['Friday at closing', '2026-11-21T02:00:00Z', 'when we open on Saturday at 8:30 AM'],
  ['Saturday at 2 AM', '2026-11-21T08:00:00Z', 'when we open on Saturday at 8:30 AM'],
  ['Sunday evening', '2026-11-23T03:00:00Z', 'when we open on Monday at 7 AM'],
])('a booking on %s is confirmed by phone %s', (_, instant, words) =>
  expect(callTime(houston, new Date(instant))).toBe(words),
);

// The window of 8 to 10 begins before the calls that follow the opening at 8:30.
test.each([
  ['Saturday evening', '2026-11-22T01:00:00Z', '2026-11-22', '8-10 AM', true],
  ['Sunday at 2 AM', '2026-11-22T08:00:00Z', '2026-11-22', '8-10 AM', true],
  ['Saturday evening, for a later window', '2026-11-22T01:00:00Z', '2026-11-22', '10-12', false],
  ['Saturday evening, for another day', '2026-11-22T01:00:00Z', '2026-11-29', '8-10 AM', false],
  ['Saturday evening, without a window', '2026-11-22T01:00:00Z', '', '', false],
])('on %s no call is promised before a window that begins then', (_, now, day, time, first) => {
  const visit = { preferredDate: day, preferredTime: time };
  const words = first
    ? 'on Sunday from 8:30 AM, before the technician comes'
    : 'when we open on Sunday at 8:30 AM';
  expect(callTime(houston, new Date(now), visit)).toBe(words);
  expect(callNow(houston, new Date(now), visit)).toBe(
    `We are closed now and call ${words.replace('when we open ', '')}.`,
  );
});

test('on a weekday we call before the first window, because we open an hour earlier', () => {
  const visit = { preferredDate: '2026-11-23', preferredTime: '8-10 AM' };
  expect(callTime(houston, new Date('2026-11-23T03:00:00Z'), visit)).toBe(
    'when we open on Monday at 7 AM',
  );
});

test('a price is held for a visit that is booked within 24 hours', () => {
  const calculatedAt = '2026-11-21T21:40:00.000Z';
  const words = (booked: string, checked = true) =>
    priceLock({ calculatedAt, checked }, booked, houston.timeZone);
  expect(words('2026-11-22T21:40:00.000Z')).toBe(
    'Held for this visit, calculated Nov 21, 3:40 PM CST',
  );
  expect(words('2026-11-22T21:41:00.000Z')).toBe('Ended Nov 22, 3:40 PM CST, before you booked');
  // Made up, or calculated in the future.
  expect(words('2026-11-22T21:40:00.000Z', false)).toMatch(/^Not held/);
  expect(words('2026-11-21T21:29:00.000Z')).toMatch(/^Not held/);
  expect(words('2026-11-21T21:31:00.000Z')).toMatch(/^Held/);
});

test.each([
  ['2026-11-20T18:00:00Z', 'We are open now, until 8 PM.', 'within 30 minutes'],
  [
    '2027-01-01T05:59:59Z',
    'We are closed now and call on Friday at 7 AM.',
    'when we open on Friday at 7 AM',
  ],
  [
    '2026-03-08T08:30:00Z',
    'We are closed now and call on Sunday at 8:30 AM.',
    'when we open on Sunday at 8:30 AM',
  ],
  [
    '2026-11-02T00:00:00Z',
    'We are closed now and call on Monday at 7 AM.',
    'when we open on Monday at 7 AM',
  ],
])('at %s the text is: %s', (instant, now, booked) => {
  expect(callNow(houston, new Date(instant))).toBe(now);
  expect(callTime(houston, new Date(instant))).toBe(booked);
});
