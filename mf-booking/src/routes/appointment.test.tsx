import { formatDay } from '@site/data-types/visit';
import type { AppointmentView } from '@site/data-types/appointment';
import { renderRoute } from '@site/federation/testing';
import type { TestPage } from '@site/federation/testing';
import { addAppointment, siteStore } from '@site/store';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadBackend } from '../lib/backend';
import type { Backend } from '../lib/backend';
import { toAppointment } from '../request';
import { routes } from '../routes';
import { content } from '../testing/content';
import { fakeAppointment, fakeKey, visit } from '../testing/fake-appointment';
import { fakeBackend, refusal, weekday } from '../testing/fake-backend';
import { freshBrowser } from '../testing/open-booking';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
jest.setTimeout(30_000);
const load = jest.mocked(loadBackend);

const link = `/appointment#APT-100001.${fakeKey}`;
const offline = () => Promise.reject(refusal('unreachable', 'no network'));
const stored = () => siteStore.getState().appointments;
const ticket = () => screen.findByRole('region', { name: 'Dryer repair' });
const button = (name: string) => screen.getByRole('button', { name });

let fake = fakeAppointment();
/** Replaces methods of the server. */
const answer = (changes: Partial<Backend>) =>
  load.mockResolvedValue(fakeBackend({ ...fake.methods, ...changes }).backend);

/** @param first the appointment that the server has */
async function open(first: AppointmentView = visit(), url = link, page: TestPage = {}) {
  fake = fakeAppointment(first);
  answer({});
  return { ...(await renderRoute(routes, url, page)), user: userEvent.setup() };
}

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

test('a link shows what, where, when, who and how much, and stays in this browser', async () => {
  const estimate = {
    ...{ appliance: 'dryer', issue: 'not-heating', accuracy: 95, breakdown: [] },
    ...{ priceRange: { min: 162, max: 315 }, calculatedAt: '2026-11-20T14:00:00.000Z' },
  };
  const { meta } = await open(visit({ technician: 'Maria Lopez', brand: 'LG', estimate }));
  const shown = await ticket();
  expect(shown).toHaveTextContent('No. APT-100001');
  expect(shown).toHaveTextContent(`${formatDay(weekday(9))}2 PM - 4 PM`);
  expect(shown).toHaveTextContent('Maria Lopez comes in this window.');
  expect(shown).toHaveTextContent('12 Bayou Lane, 77002');
  expect(shown).toHaveTextContent('BrandLG');
  expect(shown).toHaveTextContent('$162 - $315');
  expect(within(shown).getByText('Now:').closest('li')).toHaveTextContent(/Confirmed/);
  expect(within(shown).getByText('Now:').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(within(shown).getAllByText('Not yet:')).toHaveLength(2);
  expect(stored()).toMatchObject([
    { id: 'APT-100001', key: fakeKey, state: 'confirmed', preferredTime: '2-4 PM' },
  ]);
  expect(document.title).toBe('Appointment APT-100001 | Test Repairs');
  expect(meta().robots).toBe('noindex');
});

test('a free repair is free, and says nothing of a price to come', async () => {
  await open(visit({ isWarranty: true }));
  const shown = await ticket();
  expect(shown).toHaveTextContent('PriceFree under warranty');
  expect(shown).not.toHaveTextContent(/before any work/);
});

test.each([
  ['a wrong key', `/appointment#APT-100001.${'x'.repeat(43)}`],
  ['a number that was never given', `/appointment#APT-999999.${fakeKey}`],
  ['half a link', '/appointment#APT-1000'],
])('%s has the one text, the phone and the look-up, and is not kept', async (_, url) => {
  await open(visit(), url);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('This link opens no appointment');
  expect(within(notice).getByRole('link')).toHaveAttribute('href', 'tel:+15555550100');
  expect(notice.textContent).not.toContain('APT-');
  expect(screen.getByLabelText('Appointment number')).toBeVisible();
  expect(stored()).toEqual([]);
});

test('a visit is moved with the windows of the booking form', async () => {
  const { user } = await open();
  await ticket();
  await user.click(button('Move to Another Time'));
  expect(await screen.findByRole('heading', { name: 'Move your visit' })).toHaveFocus();
  await user.click(button('Move My Visit'));
  expect(await screen.findByLabelText('Preferred date')).toHaveFocus();
  expect(screen.getByText('Preferred date is required')).toBeVisible();
  await choose(user, weekday(12), '10-12');
  await user.click(button('Move My Visit'));
  const said = await screen.findByText(`Moved to ${formatDay(weekday(12))}, 10 AM - 12 PM`);
  expect(said.closest('[role=status]')).not.toBeNull();
  expect(said.closest('[tabindex]')).toHaveFocus();
  expect(await ticket()).toHaveTextContent(`${formatDay(weekday(12))}10 AM - 12 PM`);
  expect(stored()).toMatchObject([{ preferredDate: weekday(12), preferredTime: '10-12' }]);
  expect(screen.queryByRole('heading', { name: 'Move your visit' })).toBeNull();
});

async function choose(user: ReturnType<typeof userEvent.setup>, date: string, slot: string) {
  const field = await screen.findByLabelText('Preferred date');
  await user.clear(field);
  await user.type(field, date);
  await user.click(screen.getByRole('radio', { name: slot }));
}

async function openMove(first?: AppointmentView) {
  const view = await open(first);
  await ticket();
  await view.user.click(button('Move to Another Time'));
  await choose(view.user, weekday(12), '10-12');
  return view;
}

test('a window that has just been taken is said at the field, and the free ones are shown', async () => {
  const { user } = await openMove();
  const openWindows = jest.fn(async () => [
    { date: weekday(12), slots: [{ slot: '2-4 PM' as const, free: 1 }] },
  ]);
  answer({ moveAppointment: async () => ({ status: 'taken' }), openWindows });
  await user.click(button('Move My Visit'));
  expect(await screen.findByText(/This time has just been taken/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^10-12/ })).toBeDisabled());
  expect(screen.getByRole('radio', { name: '2-4 PM' })).toBeEnabled();
  expect(openWindows).toHaveBeenCalled();
  expect(await ticket()).toHaveTextContent(formatDay(weekday(9)));
});

test('a visit that has changed meanwhile says what is new and asks again', async () => {
  const { user } = await openMove();
  fake.change({ version: 3, state: 'requested', preferredTime: '4-6 PM' });
  await user.click(button('Move My Visit'));
  const said = await screen.findByText('This visit has changed meanwhile');
  expect(said.parentElement).toHaveTextContent(
    `The visit is now on ${formatDay(weekday(9))}, 4 PM - 6 PM. Its state is now: Requested. Your change was not made.`,
  );
  expect(screen.getByRole('radio', { name: '10-12' })).toBeChecked();
  await user.click(button('Move My Visit'));
  expect(await screen.findByText(/^Moved to/)).toBeVisible();
  expect(fake.now()).toMatchObject({ preferredTime: '10-12', version: 4 });
});

test('a move whose answer was lost is found made by the repeat', async () => {
  const { user } = await openMove();
  answer({ moveAppointment: offline });
  await user.click(button('Move My Visit'));
  expect(await screen.findByText(/We could not be reached/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '10-12' })).toBeChecked();
  fake.change({ version: 3, preferredDate: weekday(12), preferredTime: '10-12' });
  answer({});
  await user.click(button('Move My Visit'));
  expect(await screen.findByText(/^Moved to/)).toBeVisible();
});

test('without a network it says so, and the choice stays', async () => {
  const { user } = await openMove();
  answer({ moveAppointment: offline });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Move My Visit'));
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '10-12' })).toBeChecked();
});

test('past the limit it says to call', async () => {
  const { user } = await openMove();
  fake.change({ canChangeUntil: null });
  await user.click(button('Move My Visit'));
  expect(await screen.findByText('It is too late to change this visit here')).toBeVisible();
  const late = screen.getByRole('region', { name: 'Change this visit' });
  expect(late).toHaveTextContent('Please call us');
  expect(within(late).getByRole('link')).toHaveAttribute('data-place', 'appointment-late');
  expect(screen.queryByRole('button', { name: 'Move to Another Time' })).toBeNull();
});

test('the limit closes the page that is open', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open(visit({ canChangeUntil: new Date(Date.now() + 60_000).toISOString() }));
  await ticket();
  expect(button('Move to Another Time')).toBeVisible();
  act(() => void jest.advanceTimersByTime(61_000));
  expect(screen.queryByRole('button', { name: 'Move to Another Time' })).toBeNull();
  jest.useRealTimers();
});

test('cancelling names the visit, takes a reason, and can be left', async () => {
  const { user } = await open();
  await ticket();
  await user.click(button('Cancel This Visit'));
  const panel = screen.getByRole('region', { name: 'Cancel this visit?' });
  expect(panel).toHaveTextContent(`Dryer repair on ${formatDay(weekday(9))}, 2 PM - 4 PM`);
  await user.click(button('Keep My Visit'));
  expect(button('Cancel This Visit')).toHaveFocus();
  await user.click(button('Cancel This Visit'));
  await user.type(screen.getByLabelText(/^Reason/), 'It works again');
  const cancelAppointment = jest.fn(fake.methods.cancelAppointment);
  answer({ cancelAppointment });
  await user.click(button('Yes, Cancel This Visit'));
  expect(await screen.findByText(/^The visit on .* is cancelled$/)).toBeVisible();
  expect(cancelAppointment).toHaveBeenCalledWith(
    { id: 'APT-100001', key: fakeKey },
    { version: 2, reason: 'It works again' },
  );
  expect(await ticket()).toHaveTextContent('Cancelled');
  expect(screen.queryByRole('button', { name: 'Add to Calendar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Book Another Visit' })).toBeVisible();
});

test('a note is saved; what was typed survives a lost network and a new page', async () => {
  const { user, unmount } = await open();
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
  await open();
  await ticket();
  expect(note().value).toBe('The gate code is 4711.');
  await user.click(button('Add Note'));
  expect(await screen.findByText('Your note is saved')).toBeVisible();
  expect(note().value).toBe('');
  expect(screen.getByText('The gate code is 4711.')).toBeVisible();
});

test('an appointment is found by number and phone, and then has its address', async () => {
  const { user, router } = await open(visit(), '/appointment');
  await user.click(button('Show My Appointment'));
  const summary = screen.getByRole('group', { name: 'Please look at these answers again' });
  expect(summary).toHaveTextContent('Please enter the six digits after APT-');
  expect(summary).toHaveTextContent('Please enter a valid 10-digit phone number');
  await user.type(screen.getByLabelText('Appointment number'), '100001');
  await user.type(screen.getByLabelText('Phone'), '7135550999');
  await user.click(button('Show My Appointment'));
  expect(await screen.findByText(/No appointment has this number and this phone/)).toBeVisible();
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '(713) 555-0142');
  await user.click(button('Show My Appointment'));
  expect(await ticket()).toBeVisible();
  expect(router.state.location.hash).toBe(`#APT-100001.${fakeKey}`);
});

test('the list has this browser’s appointments, the next one first', async () => {
  const { router } = await open(visit(), '/appointment');
  expect(screen.queryByRole('region', { name: 'Your appointments' })).toBeNull();
  const entry = (id: string, preferredDate: string, more = {}) => ({
    ...toAppointment(content({ preferredDate }), `2026-01-01T00:00:${id.slice(-2)}.000Z`),
    ...{ id, ...more },
  });
  act(() => {
    addAppointment(entry('APT-100002', '2025-03-04'));
    addAppointment(entry('APT-100003', weekday(20), { key: fakeKey, state: 'cancelled' }));
    addAppointment(entry('APT-100001', weekday(9)));
    addAppointment(entry('', weekday(10)));
  });
  const list = screen.getByRole('region', { name: 'Your appointments' });
  const links = within(list).getAllByRole('link');
  expect(links.map((each) => /APT-\d+ · \w+/.exec(each.textContent ?? '')?.[0])).toEqual([
    'APT-100001 · Requested',
    'APT-100003 · Cancelled',
    'APT-100002 · Past',
  ]);
  expect(links[1]).toHaveAttribute('href', `/appointment#APT-100003.${fakeKey}`);
  // An entry of an older release has no key. Its phone is the proof.
  await userEvent.click(links[0] as HTMLElement);
  expect(await ticket()).toBeVisible();
  expect(router.state.location.hash).toBe('#APT-100001');
  expect(stored()).toContainEqual(expect.objectContaining({ id: 'APT-100001', key: fakeKey }));
});

test('another anchor of the page leaves the appointment shown', async () => {
  const { router } = await open();
  await ticket();
  await act(() => router.navigate('#main'));
  expect(await ticket()).toBeVisible();
});

test('a change by the business or in another tab is shown and said, without taking the focus', async () => {
  const { user } = await open();
  await ticket();
  await user.click(screen.getByLabelText('Your note'));
  fake.change({ version: 3, state: 'on_the_way', technician: 'Maria Lopez', canChangeUntil: null });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('This visit has changed')).toBeVisible();
  expect(await ticket()).toHaveTextContent('Maria Lopez is on the way');
  expect(screen.getByLabelText('Your note')).toHaveFocus();
  fake.change({ version: 4, state: 'done' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'appointments' })));
  expect(await screen.findByText(/The repair is done/)).toBeVisible();
});

test('without an answer it shows what this browser knows, and tries again with the network', async () => {
  fake = fakeAppointment();
  load.mockRejectedValue(refusal('unreachable', 'no network'));
  const entry = { ...toAppointment(content(), '2026-01-01T00:00:00.000Z'), id: 'APT-100001' };
  await renderRoute(routes, link);
  act(() => void addAppointment({ ...entry, key: fakeKey }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('We could not be reached');
  expect(notice).toHaveTextContent(`Dryer repair, ${formatDay(weekday(9))}, 2 PM - 4 PM`);
  answer({});
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await ticket()).toBeVisible();
});

test.each([
  ['held', /press the button there/, 'Not booked yet'],
  ['requested', /We call to confirm it, within 30 minutes during opening hours/, 'Requested'],
  ['no_one_home', /Call us to arrange another visit/, 'No one home'],
] as const)('the state %s says what happens next', async (state, text, stamp) => {
  await open(visit({ state, canChangeUntil: null }));
  const shown = await ticket();
  expect(shown).toHaveTextContent(text);
  expect(shown).toHaveTextContent(stamp);
});

test('the calendar link has the visit in local time and no key', async () => {
  await open();
  await ticket();
  const google = screen.getByRole('link', { name: /Google Calendar/ });
  const query = new URL(google.getAttribute('href') ?? '').searchParams;
  const date = weekday(9).replaceAll('-', '');
  expect(query.get('dates')).toBe(`${date}T140000/${date}T160000`);
  expect(query.get('ctz')).toBe('America/Chicago');
  expect(google.getAttribute('href')).not.toContain(fakeKey);
});

test('a site without a database says to call', async () => {
  const { services } = (await import('@site/data-types/test-company')).testCompany;
  await open(visit(), link, { company: { services: { ...services, database: 'none' } } });
  expect(screen.getByText('Appointments are changed by phone')).toBeVisible();
  expect(stored()).toEqual([]);
});
