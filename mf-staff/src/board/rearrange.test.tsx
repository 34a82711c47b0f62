import { fireEvent, screen, within } from '@testing-library/react';
import { owner, refusal, technician, visit } from '../testing/fake-staff';
import { answer, button, freshBrowser, openStaff, setWidth } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const card = () => screen.findByRole('link', { name: /^Ada Homeowner/ });
const row = (name: RegExp) => screen.getByRole('row', { name });
const cellOf = (window: RegExp, place: number) =>
  within(row(window)).getAllByRole('cell')[place] as HTMLElement;
/** Columns: Maria Lopez, no technician. */
const free = 1;

const drag = (from: HTMLElement, to: HTMLElement) => {
  fireEvent.dragStart(from);
  fireEvent.dragOver(to);
  fireEvent.drop(to);
  fireEvent.dragEnd(from);
};

test('an owner drags a visit to another person at once, and to another window after a question', async () => {
  const { server } = await openStaff('/staff/week', { visits: [visit()] });
  drag(await card(), cellOf(/^10 AM - 12 PM/, free));
  expect(await screen.findByText('Ada Homeowner: No technician, 10 AM - 12 PM')).toBeVisible();
  expect(server.visits[0]?.technician).toBeNull();

  drag(await card(), cellOf(/^2 PM - 4 PM/, 0));
  expect(await screen.findByText('Move Ada Homeowner to 2 PM - 4 PM?')).toBeVisible();
  expect(server.visits[0]?.preferredTime).toBe('10-12');
  expect(button('Yes, Move')).toHaveFocus();
  fireEvent.click(button('Yes, Move'));
  expect(await screen.findByText('Ada Homeowner: Maria Lopez, 2 PM - 4 PM')).toBeVisible();
  expect(server.visits[0]).toMatchObject({
    preferredTime: '2-4 PM',
    technician: { email: technician.email },
  });
});

test('Alt and an arrow do the same; a refused move says why, and nothing is lost', async () => {
  const { server, user } = await openStaff('/staff/week', { visits: [visit()] });
  (await card()).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByText('Move Ada Homeowner to 12 PM - 2 PM?')).toBeVisible();
  const move = jest.fn(() => Promise.reject(refusal(409, 'All 3 places are taken.', 'anyway')));
  answer(server, { move });
  await user.click(button('Yes, Move'));
  expect(await screen.findByText('All 3 places are taken.')).toBeVisible();
  await user.click(button('Move It Anyway'));
  expect(move).toHaveBeenLastCalledWith(
    'APT-100001',
    { date: server.visits[0]?.preferredDate, time: '12-2 PM' },
    { version: 2, anyway: true },
  );
  await user.click(button('No'));
  expect(screen.queryByText('All 3 places are taken.')).toBeNull();
  answer(server);
  (await card()).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await screen.findByText('Ada Homeowner: No technician, 10 AM - 12 PM')).toBeVisible();
});

test('a technician drags nothing, and a finished visit stays', async () => {
  const first = await openStaff('/staff/week', { visits: [visit()], person: technician });
  expect(await card()).toHaveAttribute('draggable', 'false');
  first.unmount();
  await openStaff('/staff/week', { visits: [visit({ state: 'done' })], person: owner });
  expect(await card()).toHaveAttribute('draggable', 'false');
});

test('on a wide screen Today has the same table for owners', async () => {
  setWidth('wide');
  const { server } = await openStaff('/staff', { visits: [visit()] });
  const table = await screen.findByRole('table');
  const item = within(table).getByRole('link', { name: /^Ada Homeowner/ });
  drag(item, cellOf(/^10 AM - 12 PM/, free));
  expect(await screen.findByText('Ada Homeowner: No technician, 10 AM - 12 PM')).toBeVisible();
  expect(server.visits[0]?.technician).toBeNull();
});

test('a technician and a phone have the list alone', async () => {
  const { unmount } = await openStaff('/staff', { visits: [visit()] });
  expect(await card()).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  unmount();
  freshBrowser();
  setWidth('wide');
  await openStaff('/staff', { person: technician, visits: [visit()] });
  expect(await card()).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
