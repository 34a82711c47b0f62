import { testCompany } from '@site/federation/testing';
import { offeredWindows } from './offered-windows';

// A Friday, 11:30 in Houston, already Saturday in Auckland.
const now = new Date('2026-11-20T17:30:00Z');
const reasons = (date: string, days: Parameters<typeof offeredWindows>[1]) =>
  offeredWindows(date, days, testCompany, now).map(({ reason }) => reason);

test('every window is offered while no day is chosen', () => {
  expect(reasons('', null)).toEqual(Array(6).fill(undefined));
});

test('without an answer from the database, every window within the hours that has not begun is offered', () => {
  expect(reasons('2026-11-20', null)).toEqual(['Over', 'Over', ...Array(4).fill(undefined)]);
  expect(reasons('2026-11-21', null)).toEqual([...Array(5).fill(undefined), 'Closed']);
  expect(reasons('2026-11-23', null)).toEqual(Array(6).fill(undefined));
});

test('a window that the database does not list is full', () => {
  const days = [
    { date: '2026-11-20', windows: [{ time: '4-6 PM' as const, free: 1 }] },
    { date: '2026-11-23', windows: [] },
  ];
  expect(reasons('2026-11-20', days)).toEqual(['Over', 'Over', 'Full', 'Full', undefined, 'Full']);
  expect(reasons('2026-11-23', days)).toEqual(Array(6).fill('Full'));
});

test('a window that the owner has opened outside the hours is offered', () => {
  const days = [{ date: '2026-11-21', windows: [{ time: 'Evening (6-8 PM)' as const, free: 1 }] }];
  expect(reasons('2026-11-21', days).at(-1)).toBeUndefined();
});

// Houston is six hours behind UTC in winter, five in summer.
test.each([
  ['the second before midnight', '2026-11-20', '2026-11-21T05:59:59Z', 6],
  ['the last second of the year', '2026-12-31', '2027-01-01T05:59:59Z', 6],
  ['the first second of the year', '2027-01-01', '2027-01-01T06:00:00Z', 0],
  ['the short night, after the change', '2026-03-08', '2026-03-08T08:00:00Z', 0],
  ['the day after it, a second before the first window', '2026-03-08', '2026-03-08T12:59:59Z', 0],
  ['the day after it, as it begins', '2026-03-08', '2026-03-08T13:00:00Z', 1],
  ['the long night, half past one again', '2026-11-01', '2026-11-01T07:30:00Z', 0],
  ['the day after it, a second before the first window', '2026-11-01', '2026-11-01T13:59:59Z', 0],
  ['the day after it, as it begins', '2026-11-01', '2026-11-01T14:00:00Z', 1],
])('at %s of %s that many windows are over', (_, date, instant, over) => {
  const windows = offeredWindows(date, null, testCompany, new Date(instant));
  expect(windows.filter(({ reason }) => reason === 'Over')).toHaveLength(over);
});
