import type { StaffCalendar } from '@site/client/staff';
import { act, screen, within } from '@testing-library/react';
import { board, refusal, today, visit } from '../testing/fake-staff';
import { button, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const [day] = board([]).days;
if (!day) throw new Error('no day');
const usual = day.windows.map(({ time }) => ({ time, capacity: 3 }));
const calendar = (change: Partial<StaffCalendar> = {}): StaffCalendar => ({
  ...{ days: [{ ...day, toMove: 0 }], usual, daysAhead: 60, holidays: [] },
  ...change,
});

test('a day is closed, and what is booked there is listed to be moved, also after a reload', async () => {
  let isClosed = false;
  const closed = { ...day, closed: true, toMove: 1, visitsToMove: [visit()] };
  const setWindow = jest.fn(async () => {
    isClosed = true;
    return { day: closed, toMove: [visit()] };
  });
  const changes = {
    calendar: async () => calendar(isClosed ? { days: [closed] } : {}),
    setWindow,
  };
  const { user, unmount } = await openStaff('/staff/windows', {}, changes);
  await user.click(await screen.findByText('1 of 18 booked'));
  await user.click(button('Close This Day'));
  expect(setWindow).toHaveBeenCalledWith({ date: today, time: null, capacity: 0 });
  const link = { href: '/staff/visit?id=APT-100001' };
  expect(await screen.findByText('1 visit to move')).toBeVisible();
  expect(screen.getByText('1 visit to move on this day')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Homeowner' })).toHaveAttribute('href', link.href);
  unmount();
  await openStaff('/staff/windows', {}, changes);
  expect(await screen.findByText('1 visit to move')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Homeowner' })).toHaveAttribute('href', link.href);
});

test('a visit to move is listed on whatever day it is', async () => {
  const far = { ...day, date: '2099-01-01', toMove: 1, visitsToMove: [visit()] };
  await openStaff(
    '/staff/windows',
    {},
    {
      calendar: async ({ days }) =>
        calendar({ days: days > 14 ? [{ ...day, toMove: 0 }, far] : [{ ...day, toMove: 0 }] }),
    },
  );
  expect(await screen.findByRole('link', { name: 'Ada Homeowner' })).toBeVisible();
});

test('days that are loading are not shown as those that were requested before', async () => {
  let answerLater: ((calendar: StaffCalendar) => void) | undefined;
  const later = new Promise<StaffCalendar>((resolve) => (answerLater = resolve));
  const { user } = await openStaff(
    '/staff/windows',
    {},
    { calendar: ({ from }) => (from === today ? Promise.resolve(calendar()) : later) },
  );
  expect(await screen.findByText('1 of 18 booked')).toBeVisible();
  await user.click(button('Later'));
  expect(screen.getByText('Loading the days…')).toBeVisible();
  expect(screen.queryByText('1 of 18 booked')).toBeNull();
  await act(async () => answerLater?.(calendar({ days: [{ ...day, toMove: 0, closed: true }] })));
  expect(await screen.findByText('closed')).toBeVisible();
});

test('the places of one window are changed, and put back to the usual ones', async () => {
  const setWindow = jest.fn(async () => ({ day, toMove: [] }));
  const fewer = {
    ...day,
    toMove: 0,
    windows: day.windows.map((each) => ({ ...each, capacity: 2 })),
  };
  const { user } = await openStaff(
    '/staff/windows',
    {},
    { calendar: async () => calendar({ days: [fewer] }), setWindow },
  );
  await user.click(await screen.findByText('1 of 12 booked'));
  const places = screen.getByRole('group', { name: 'places, 8 AM - 10 AM' });
  await user.click(within(places).getByRole('button', { name: /^More/ }));
  expect(setWindow).toHaveBeenCalledWith({ date: today, time: '8-10 AM', capacity: 3 });
  await user.click(button('Back to the Usual Places'));
  expect(setWindow).toHaveBeenLastCalledWith({ date: today, time: null, capacity: null });
});

test('a holiday needs a day and a name, and a refusal is said', async () => {
  const setHoliday = jest.fn(() => Promise.reject(refusal(422, 'A holiday is not in the past')));
  const { user } = await openStaff(
    '/staff/windows',
    {},
    {
      calendar: async () => calendar({ holidays: [{ date: '2099-12-25', name: 'Christmas' }] }),
      setHoliday,
    },
  );
  expect(await screen.findByText(/2099: Christmas/)).toBeVisible();
  await user.click(button('Add the Holiday'));
  expect(screen.getByText('Please choose a day and give it a name')).toBeVisible();
  expect(setHoliday).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Holiday on'), '2099-01-01');
  await user.type(screen.getByLabelText('Name'), 'New Year');
  await user.click(button('Add the Holiday'));
  expect(setHoliday).toHaveBeenCalledWith('2099-01-01', 'New Year');
  expect(await screen.findByText('A holiday is not in the past')).toBeVisible();
});

test('a closed weekday is said, and one of its days is opened', async () => {
  const sunday = '2099-01-04';
  const shut = {
    ...{ ...day, date: sunday, toMove: 0, closed: true },
    windows: day.windows.slice(0, 2).map((each) => ({ ...each, capacity: 0, booked: 0 })),
  };
  let closedWeekdays = [1, 7];
  const setWeekday = jest.fn(async (weekday: number, closed: boolean) => {
    closedWeekdays = closed ? [...closedWeekdays, weekday] : [7];
    return closedWeekdays;
  });
  const setWindow = jest.fn(async () => ({ day: shut, toMove: [] }));
  const { user } = await openStaff(
    '/staff/windows',
    {},
    {
      calendar: async () => calendar({ days: [shut], closedWeekdays }),
      setWeekday,
      setWindow,
    },
  );
  await user.click(await screen.findByText('closed on Sundays'));
  await user.click(button('Open This Day'));
  expect(setWindow.mock.calls).toEqual(
    shut.windows.map(({ time }) => [{ date: sunday, time, capacity: 3 }]),
  );
  await user.click(button('Open Mondays'));
  expect(setWeekday).toHaveBeenLastCalledWith(1, false);
  expect(await screen.findByText('Mondays: open')).toBeVisible();
  await user.click(button('Close Fridays'));
  expect(setWeekday).toHaveBeenLastCalledWith(5, true);
});

test('usual places and days ahead are saved', async () => {
  const setUsualCapacity = jest.fn(async () => usual);
  const setDaysAhead = jest.fn(async (days: number) => days);
  const { user } = await openStaff(
    '/staff/windows',
    {},
    { calendar: async () => calendar(), setUsualCapacity, setDaysAhead },
  );
  const places = await screen.findByRole('group', { name: 'usual places, 8 AM - 10 AM' });
  await user.click(within(places).getByRole('button', { name: /^Fewer/ }));
  expect(setUsualCapacity).toHaveBeenCalledWith('8-10 AM', 2);
  await user.clear(screen.getByLabelText('Days ahead'));
  await user.type(screen.getByLabelText('Days ahead'), '30');
  await user.click(button('Save'));
  expect(setDaysAhead).toHaveBeenCalledWith(30);
  expect(await screen.findByText('Saved.')).toBeVisible();
});

test('a refused change of the usual places is said there, not at the days ahead', async () => {
  const setUsualCapacity = () => Promise.reject(refusal(422, 'A window has at most 50 places'));
  const { user } = await openStaff(
    '/staff/windows',
    {},
    { calendar: async () => calendar(), setUsualCapacity },
  );
  const places = await screen.findByRole('group', { name: 'usual places, 8 AM - 10 AM' });
  await user.click(within(places).getByRole('button', { name: /^More/ }));
  expect(await screen.findByText('A window has at most 50 places')).toBeVisible();
  expect(screen.getByLabelText(/Days ahead/)).toBeValid();
});
