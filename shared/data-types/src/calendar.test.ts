import { addDays, isWeekend, minutesIn, todayIn } from './calendar';

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
