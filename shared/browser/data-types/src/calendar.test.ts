import { addDays, instantIn, isWeekend, minutesIn, todayIn } from './calendar';

const lateEvening = new Date('2026-11-22T04:30:00Z');

test('today is the day in the business’s time zone, not in the browser’s', () => {
  expect(todayIn('America/Chicago', lateEvening)).toBe('2026-11-21');
  expect(todayIn('Asia/Tokyo', lateEvening)).toBe('2026-11-22');
  expect(minutesIn('America/Chicago', lateEvening)).toBe(22 * 60 + 30);
  expect(minutesIn('America/Chicago', new Date('2026-11-21T06:05:00Z'))).toBe(5);
});

test('days are counted over months, years and clock changes', () => {
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-11-21', -21)).toBe('2026-10-31');
});

test('Saturday and Sunday are the weekend', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  // Around the nights on which clocks change in Chicago.
  ['2026-03-07', 8, '2026-03-07T14:00:00.000Z'],
  ['2026-03-08', 0, '2026-03-08T06:00:00.000Z'],
  ['2026-03-08', 8, '2026-03-08T13:00:00.000Z'],
  ['2026-11-01', 0, '2026-11-01T05:00:00.000Z'],
  ['2026-11-01', 8, '2026-11-01T14:00:00.000Z'],
  ['2026-11-02', 23, '2026-11-03T05:00:00.000Z'],
])('%s at %i o’clock is an instant', (date, hour, instant) => {
  expect(instantIn('America/Chicago', date, hour * 60).toISOString()).toBe(instant);
});

test('zones on both sides of the date line, and with half hours', () => {
  expect(instantIn('Pacific/Auckland', '2026-11-22', 0).toISOString()).toBe(
    '2026-11-21T11:00:00.000Z',
  );
  expect(instantIn('Pacific/Pago_Pago', '2026-11-22', 0).toISOString()).toBe(
    '2026-11-22T11:00:00.000Z',
  );
  expect(instantIn('Asia/Kolkata', '2026-11-22', 90).toISOString()).toBe(
    '2026-11-21T20:00:00.000Z',
  );
});
