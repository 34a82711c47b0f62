import type { AppointmentView } from '@site/data-types/appointment';
import { formatDay } from '@site/data-types/visit';
import { siteStore } from '@site/store';
import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { fakeKey, visit } from '../testing/fake-appointment';
import { weekday } from '../testing/fake-backend';
import {
  answer,
  button,
  link,
  offline,
  openAppointment,
  server,
  ticket,
} from '../testing/open-appointment';
import { freshBrowser } from '../testing/open-booking';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
jest.setTimeout(30_000);

const stored = () => siteStore.getState().appointments;

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

test('a visit is moved with the windows of the booking form', async () => {
  const { user } = await openAppointment();
  await ticket();
  await user.click(button('Move to Another Time'));
  expect(await screen.findByRole('heading', { name: 'Move your visit' })).toHaveFocus();
  await user.click(button('Move My Visit'));
  expect(await screen.findByLabelText('Preferred date')).toHaveFocus();
  expect(screen.getByText('Preferred date is required')).toBeVisible();
  await choose(user, weekday(12), '10-12');
  await user.click(button('Move My Visit'));
  expect(await screen.findByText(/calendar entry follow by email/)).toBeVisible();
  const said = await screen.findByText(`Moved to ${formatDay(weekday(12))}, 10 AM - 12 PM`);
  expect(said.closest('[role=status]')).not.toBeNull();
  expect(said.closest('[tabindex]')).toHaveFocus();
  expect(await ticket()).toHaveTextContent(`${formatDay(weekday(12))}10 AM - 12 PM`);
  expect(stored()).toMatchObject([{ preferredDate: weekday(12), preferredTime: '10-12' }]);
  expect(screen.queryByRole('heading', { name: 'Move your visit' })).toBeNull();
});

test('no mail is promised if the server sends none', async () => {
  const { user } = await openMove();
  const { moveAppointment, cancelAppointment } = server.fake.methods;
  answer({
    moveAppointment: async (...args) => ({ ...(await moveAppointment(...args)), mailed: false }),
    cancelAppointment: async (...args) => ({
      ...(await cancelAppointment(...args)),
      mailed: false,
    }),
  });
  await user.click(button('Move My Visit'));
  expect(await screen.findByText('Please note the new time. No email follows.')).toBeVisible();
  expect(screen.queryByText(/by email/)).toBeNull();
  await user.click(button('Cancel This Visit'));
  await user.click(button('Yes, Cancel This Visit'));
  expect(await screen.findByText('No technician will come.')).toBeVisible();
  expect(screen.queryByText(/by email/)).toBeNull();
});

async function choose(user: ReturnType<typeof userEvent.setup>, date: string, time: string) {
  const field = await screen.findByLabelText('Preferred date');
  await user.clear(field);
  await user.type(field, date);
  await user.click(screen.getByRole('radio', { name: time }));
}

async function openMove(first?: AppointmentView) {
  const view = await openAppointment(first);
  await ticket();
  await view.user.click(button('Move to Another Time'));
  await choose(view.user, weekday(12), '10-12');
  return view;
}

test('a window that has just been taken is said at the field, and the free ones are shown', async () => {
  const { user } = await openMove();
  const openWindows = jest.fn(async () => [
    { date: weekday(12), windows: [{ time: '2-4 PM' as const, free: 1 }] },
  ]);
  answer({ moveAppointment: async () => ({ status: 'taken' }), openWindows });
  await user.click(button('Move My Visit'));
  expect(await screen.findByText(/This time has just been taken/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^10-12/ })).toBeDisabled());
  expect(screen.getByRole('radio', { name: '2-4 PM' })).toBeEnabled();
  expect(openWindows).toHaveBeenCalled();
  expect(await ticket()).toHaveTextContent(formatDay(weekday(9)));
});

test('a visit that has changed meanwhile shows what is new and changes nothing', async () => {
  const { user } = await openMove();
  server.fake.change({ version: 3, state: 'requested', preferredTime: '4-6 PM' });
  await user.click(button('Move My Visit'));
  const said = await screen.findByText('This visit has changed meanwhile');
  expect(said.parentElement).toHaveTextContent(
    `The visit is now on ${formatDay(weekday(9))}, 4 PM - 6 PM. Its state is now: Requested. Your change was not made.`,
  );
  expect(screen.getByRole('radio', { name: '10-12' })).toBeChecked();
  await user.click(button('Move My Visit'));
  expect(await screen.findByText(/^Moved to/)).toBeVisible();
  expect(server.fake.now()).toMatchObject({ preferredTime: '10-12', version: 4 });
});

test('a move whose answer was lost is found made by the repeat', async () => {
  const { user } = await openMove();
  answer({ moveAppointment: offline });
  await user.click(button('Move My Visit'));
  expect(await screen.findByText(/We could not be reached/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '10-12' })).toBeChecked();
  server.fake.change({ version: 3, preferredDate: weekday(12), preferredTime: '10-12' });
  answer({});
  await user.click(button('Move My Visit'));
  expect(await screen.findByText(/^Moved to/)).toBeVisible();
});

test('the time that the visit has is no move, and a confirmed visit is called again', async () => {
  const { user } = await openMove();
  const panel = screen.getByRole('region', { name: 'Move your visit' });
  expect(panel).toHaveTextContent('We then call again to confirm.');
  await choose(user, weekday(9), '2-4 PM');
  await user.click(button('Move My Visit'));
  expect(await screen.findByText('This is already your time.')).toBeVisible();
  expect(server.fake.now().version).toBe(2);
});

test('a window within the limit has a warning', async () => {
  const view = await openAppointment(visit(), link, { company: { changeUntilHours: 24 * 13 } });
  await ticket();
  await view.user.click(button('Move to Another Time'));
  const warning = /can't change this time here later/;
  await choose(view.user, weekday(20), '10-12');
  expect(screen.queryByText(warning)).toBeNull();
  await choose(view.user, weekday(9), '10-12');
  expect(await screen.findByText(warning)).toBeVisible();
});

test('without a network it says so, and the choice stays', async () => {
  const { user } = await openMove();
  answer({ moveAppointment: offline });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Move My Visit'));
  expect(await screen.findByText(/^You are offline.*what you typed stays/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '10-12' })).toBeChecked();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

test('free times that cannot be looked up offline appear with the network', async () => {
  const { user } = await openAppointment();
  await ticket();
  answer({ openWindows: offline });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Move to Another Time'));
  expect(await screen.findByText('Free times appear when you are online again.')).toBeVisible();
  onLine.mockReturnValue(true);
  answer({});
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^Free times appear/)).toBeNull());
});

test('past the limit it says to call', async () => {
  const { user } = await openMove();
  server.fake.change({ canChangeUntil: null });
  await user.click(button('Move My Visit'));
  expect(await screen.findByText('It is too late to change this visit here')).toBeVisible();
  const late = screen.getByRole('region', { name: 'Change this visit' });
  expect(late).toHaveTextContent('Please call us');
  expect(within(late).getByRole('link')).toHaveAttribute('data-place', 'appointment-late');
  expect(screen.queryByRole('button', { name: 'Move to Another Time' })).toBeNull();
});

test('the limit closes the page that is open', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await openAppointment(visit({ canChangeUntil: new Date(Date.now() + 60_000).toISOString() }));
  await ticket();
  expect(button('Move to Another Time')).toBeVisible();
  act(() => void jest.advanceTimersByTime(61_000));
  expect(screen.queryByRole('button', { name: 'Move to Another Time' })).toBeNull();
  jest.useRealTimers();
});

test('canceling names the visit, takes a reason, and can be left', async () => {
  const { user } = await openAppointment();
  await ticket();
  await user.click(button('Cancel This Visit'));
  const panel = screen.getByRole('region', { name: 'Cancel this visit?' });
  expect(panel).toHaveTextContent(`Dryer repair on ${formatDay(weekday(9))}, 2 PM - 4 PM`);
  await user.click(button('Keep My Visit'));
  expect(button('Cancel This Visit')).toHaveFocus();
  await user.click(button('Cancel This Visit'));
  await user.type(screen.getByLabelText(/^Reason/), 'It works again');
  const cancelAppointment = jest.fn(server.fake.methods.cancelAppointment);
  answer({ cancelAppointment });
  await user.click(button('Yes, Cancel This Visit'));
  expect(await screen.findByText(/^The visit on .* is canceled$/)).toBeVisible();
  expect(cancelAppointment).toHaveBeenCalledWith(
    { id: 'APT-100001', key: fakeKey },
    { version: 2, reason: 'It works again' },
  );
  expect(await ticket()).toHaveTextContent('Canceled');
  expect(screen.queryByRole('button', { name: 'Add to Calendar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Book Another Visit' })).toBeVisible();
});

test('a note is saved; what was typed survives a lost network and a new page', async () => {
  const { user, unmount } = await openAppointment();
  await ticket();
  await user.click(button('Add Note'));
  expect(screen.getByText('Note is required')).toBeVisible();
  const note = () => screen.getByLabelText<HTMLTextAreaElement>('Your note');
  expect(note()).toHaveFocus();
  await user.type(note(), 'The gate code is 4711.');
  answer({ addNote: offline });
  await user.click(button('Add Note'));
  expect(await screen.findByText(/We could not be reached/)).toBeVisible();
  expect(note().value).toBe('The gate code is 4711.');
  unmount();
  await openAppointment();
  await ticket();
  expect(note().value).toBe('The gate code is 4711.');
  await user.click(button('Add Note'));
  expect(await screen.findByText('Your note is saved')).toBeVisible();
  expect(note().value).toBe('');
  expect(screen.getByText('The gate code is 4711.')).toBeVisible();
});
