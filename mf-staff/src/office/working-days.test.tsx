import type { DaysAnswer, StaffPerson } from '@site/client/staff';
import { screen, within } from '@testing-library/react';
import { owner, technician, today, visit } from '../testing/fake-staff';
import { button, freshBrowser, openStaff } from '../testing/open-staff';
import { daysWords, worksOn } from '../lib/working-days';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const maria: StaffPerson = { ...technician, workingDays: [1, 2, 3, 4, 5], timeOff: [] };

test('a person works on their weekdays, but not on days off', () => {
  expect(worksOn(maria, '2026-11-27')).toBe(true);
  expect(worksOn(maria, '2026-11-28')).toBe(false);
  const off = { ...maria, timeOff: [{ id: 1, from: '2026-11-26', to: '2026-11-27' }] };
  expect(worksOn(off, '2026-11-27')).toBe(false);
  expect(worksOn(owner, '2026-11-28')).toBe(true);
  expect(daysWords([1, 2, 3, 4, 5, 6, 7])).toBe('every day');
  expect(daysWords([1, 3])).toBe('Mondays, Wednesdays');
  expect(daysWords([])).toBe('no day of their own');
});

test('an owner sets days and time off, and reads which visits clash', async () => {
  const clash = {
    ...{ id: 'APT-100009', state: 'confirmed' as const, name: 'Ada Homeowner' },
    ...{ preferredDate: '2026-12-01', preferredTime: '10-12' },
  };
  const setWorkingDays = jest.fn(async (_: string, days: number[]): Promise<DaysAnswer> => ({
    person: { ...maria, workingDays: days },
    clashes: [clash],
  }));
  const addTimeOff = jest.fn(async (_: string, from: string, to: string): Promise<DaysAnswer> => ({
    person: { ...maria, timeOff: [{ id: 7, from, to }] },
    clashes: [],
  }));
  const removeTimeOff = jest.fn(async () => ({ person: maria, clashes: [] }));
  const { user } = await openStaff(
    '/staff/people',
    {},
    { people: async () => [maria], setWorkingDays, addTimeOff, removeTimeOff },
  );
  await user.click(await screen.findByText(/^Works Mondays/));
  const days = within(screen.getByRole('group', { name: 'Weekdays of Maria Lopez' }));
  expect(days.getByRole('checkbox', { name: 'Sundays' })).not.toBeChecked();
  await user.click(days.getByRole('checkbox', { name: 'Tuesdays' }));
  expect(setWorkingDays).toHaveBeenCalledWith(maria.email, [1, 3, 4, 5]);
  expect(await screen.findByText('Maria Lopez has 1 visit on days without work')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Homeowner' })).toBeVisible();
  await user.click(button('Add Time Off'));
  expect(addTimeOff).toHaveBeenCalledWith(maria.email, today, today);
  await user.click(await screen.findByRole('button', { name: /^Remove the time off/ }));
  expect(removeTimeOff).toHaveBeenCalledWith(maria.email, 7);
});

test('who does not work that day is said while assigning', async () => {
  const off = { ...maria, timeOff: [{ id: 1, from: today, to: today }] };
  const { user } = await openStaff(
    '/staff/visit?id=APT-100001',
    { visits: [visit({ technician: null })] },
    { people: async () => [owner, off] },
  );
  await user.click(await screen.findByRole('button', { name: 'Assign' }));
  expect(await screen.findByRole('radio', { name: /^Maria Lopez/ })).toHaveAccessibleDescription(
    'Does not work that day',
  );
});
