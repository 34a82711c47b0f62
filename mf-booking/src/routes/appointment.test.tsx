import { formatDay } from '@site/data-types/visit';
import { renderRoute } from '@site/federation/testing';
import { addAppointment, siteStore } from '@site/store';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadBackend } from '../lib/backend';
import { toAppointment } from '../request';
import { routes } from '../routes';
import { content } from '../testing/content';
import { fakeAppointment, fakeKey, visit } from '../testing/fake-appointment';
import { refusal, weekday } from '../testing/fake-backend';
import { answer, button, link, openAppointment, server, ticket } from '../testing/open-appointment';
import { freshBrowser } from '../testing/open-booking';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
jest.setTimeout(30_000);

const stored = () => siteStore.getState().appointments;

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

test('a link shows what, where, when, who and how much, and stays in this browser', async () => {
  const estimate = {
    ...{ appliance: 'dryer', issue: 'not-heating', accuracy: 95, breakdown: [] },
    ...{
      priceRange: { min: 162, max: 315 },
      calculatedAt: '2026-11-20T14:00:00.000Z',
      checked: true,
    },
  };
  const { meta } = await openAppointment(
    visit({ technician: 'Maria Lopez', brand: 'LG', estimate }),
  );
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

test('the address bar loses the key once this browser has stored it', async () => {
  window.history.replaceState({ idx: 3 }, '', link);
  await openAppointment();
  await ticket();
  await waitFor(() => expect(window.location.hash).toBe('#APT-100001'));
  expect(window.history.state).toEqual({ idx: 3 });
  expect(localStorage.getItem('appointments')).toContain(fakeKey);
});

test('without storage the address bar keeps the key, or a reload would lose the page', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  window.history.replaceState(null, '', link);
  await openAppointment();
  await ticket();
  expect(stored()).toMatchObject([{ key: fakeKey }]);
  expect(window.location.hash).toBe(`#APT-100001.${fakeKey}`);
});

test('a free repair is free, and says nothing of a price to come', async () => {
  await openAppointment(visit({ isWarranty: true }));
  const shown = await ticket();
  expect(shown).toHaveTextContent('PriceFree under warranty');
  expect(shown).not.toHaveTextContent(/before any work/);
});

test.each([
  ['a wrong key', `/appointment#APT-100001.${'x'.repeat(43)}`],
  ['a number that was never given', `/appointment#APT-999999.${fakeKey}`],
  ['half a link', '/appointment#APT-1000'],
])('%s has the one text, the phone and the look-up, and is not queued', async (_, url) => {
  await openAppointment(visit(), url);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent("This link doesn't open an appointment");
  expect(within(notice).getByRole('link')).toHaveAttribute('href', 'tel:+15555550100');
  expect(notice.textContent).not.toContain('APT-');
  expect(screen.getByLabelText('Appointment number')).toBeVisible();
  expect(stored()).toEqual([]);
});

test('a wrong link in an open tab takes the focus and the title, and lists what is known', async () => {
  const { router, meta } = await openAppointment();
  await ticket();
  await act(() => router.navigate(`/appointment#APT-100001.${'x'.repeat(43)}`));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveFocus();
  expect(document.title).toBe(meta().title);
  const list = screen.getByRole('region', { name: 'Your appointments' });
  expect(within(list).getByRole('link')).toHaveAttribute('href', link);
  await userEvent.click(within(list).getByRole('link'));
  expect(await ticket()).toBeVisible();
  expect(document.title).toBe('Appointment APT-100001 | Test Repairs');
});

test('an appointment is found by number and phone, and then has its address', async () => {
  const { user, router } = await openAppointment(visit(), '/appointment');
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
  const { router } = await openAppointment(visit(), '/appointment');
  expect(screen.queryByRole('region', { name: 'Your appointments' })).toBeNull();
  const entry = (id: string, preferredDate: string, more = {}) => ({
    ...toAppointment(content({ preferredDate }), `2026-01-01T00:00:${id.slice(-2)}.000Z`),
    ...{ id, ...more },
  });
  act(() => {
    addAppointment(entry('APT-100002', '2025-03-04'));
    addAppointment(entry('APT-100003', weekday(20), { key: fakeKey, state: 'canceled' }));
    addAppointment(entry('APT-100001', weekday(9)));
    addAppointment(entry('APT-100004', '2025-03-03', { key: fakeKey, state: 'confirmed' }));
    addAppointment(entry('APT-100005', '2025-03-02', { key: fakeKey, state: 'done' }));
    addAppointment(entry('APT-100006', '2025-03-01', { state: 'held' }));
    addAppointment(entry('', weekday(10)));
    addAppointment(entry('APT-100007', weekday(12), { state: 'of another release' as never }));
  });
  const list = screen.getByRole('region', { name: 'Your appointments' });
  const links = within(list).getAllByRole('link');
  expect(links.map((each) => /APT-\d+ · \w+/.exec(each.textContent ?? '')?.[0])).toEqual([
    'APT-100001 · Requested',
    'APT-100007 · Requested',
    'APT-100003 · Canceled',
    'APT-100002 · Past',
    'APT-100004 · Past',
    'APT-100005 · Done',
    'APT-100006 · Past',
  ]);
  expect(links[2]).toHaveAttribute('href', `/appointment#APT-100003.${fakeKey}`);
  // An entry of an older release has no key. Its phone is the proof.
  await userEvent.click(links[0] as HTMLElement);
  expect(await ticket()).toBeVisible();
  expect(router.state.location.hash).toBe('#APT-100001');
  expect(stored()).toContainEqual(expect.objectContaining({ id: 'APT-100001', key: fakeKey }));
});

test('another anchor of the page leaves the appointment shown', async () => {
  const { router } = await openAppointment();
  await ticket();
  await act(() => router.navigate('#main'));
  expect(await ticket()).toBeVisible();
});

test('a change by the business or in another tab is shown and said, without taking the focus', async () => {
  const { user } = await openAppointment();
  await ticket();
  await user.click(screen.getByLabelText('Your note'));
  server.fake.change({
    version: 3,
    state: 'on_the_way',
    technician: 'Maria Lopez',
    canChangeUntil: null,
  });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('This visit has changed')).toBeVisible();
  expect(await ticket()).toHaveTextContent('Maria Lopez is on the way');
  expect(screen.getByLabelText('Your note')).toHaveFocus();
  server.fake.change({ version: 4, state: 'done' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'appointments' })));
  expect(await screen.findByText(/The repair is done/)).toBeVisible();
});

test('without an answer it shows what this browser has, and tries again with the network', async () => {
  server.fake = fakeAppointment();
  jest.mocked(loadBackend).mockRejectedValue(refusal('unreachable', 'no network'));
  const entry = { ...toAppointment(content(), '2026-01-01T00:00:00.000Z'), id: 'APT-100001' };
  await renderRoute(routes, link);
  act(() => void addAppointment({ ...entry, key: fakeKey }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('We could not be reached. Please try again.');
  expect(notice).toHaveTextContent(`Dryer repair, ${formatDay(weekday(9))}, 2 PM - 4 PM`);
  answer({});
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await ticket()).toBeVisible();
});

test.each([
  ['held', /press the button there/, 'Not booked yet'],
  ['requested', /To confirm it, we call within 30 minutes\./, 'Requested'],
  ['no_one_home', /Call us to arrange another visit/, 'No one home'],
] as const)('the state %s says what happens next', async (state, text, stamp) => {
  await openAppointment(visit({ state, canChangeUntil: null }));
  const shown = await ticket();
  expect(shown).toHaveTextContent(text);
  expect(shown).toHaveTextContent(stamp);
});

test('offline it promises the visit for when the network is back', async () => {
  server.fake = fakeAppointment();
  jest.mocked(loadBackend).mockRejectedValue(refusal('unreachable', 'no network'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderRoute(routes, link);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You are offline. The visit appears here when you are online again.',
  );
  answer({});
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await ticket()).toBeVisible();
});

test('a look-up that is sent offline keeps what was typed', async () => {
  const { user } = await openAppointment(visit(), '/appointment');
  answer({ viewAppointment: () => Promise.reject(refusal('unreachable', 'no network')) });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.type(screen.getByLabelText('Appointment number'), '100001');
  await user.type(screen.getByLabelText('Phone'), '7135550142');
  await user.click(button('Show My Appointment'));
  expect(await screen.findByText('You are offline. What you typed stays here.')).toBeVisible();
  expect(screen.getByLabelText('Phone')).toHaveValue('(713) 555-0142');
});

test('the history says who moved the visit, from which time to which', async () => {
  const { user } = await openAppointment(
    visit({
      history: [
        { at: '2026-11-20T15:00:00.000Z', state: 'requested', by: 'you' },
        {
          ...{ at: '2026-11-20T16:00:00.000Z', state: 'moved', by: 'us' },
          from: { preferredDate: '2026-11-24', preferredTime: '8-10 AM' },
          to: { preferredDate: '2026-11-26', preferredTime: '2-4 PM' },
        },
        // From an older server.
        { at: '2026-11-20T17:00:00.000Z', state: 'moved', by: 'you' },
      ],
    }),
  );
  await ticket();
  await user.click(screen.getByText('What has happened so far'));
  const moves = screen.getAllByText(/^Moved by/).map(({ textContent }) => textContent);
  expect(moves).toEqual([
    'Moved by us from Tuesday, November 24, 8\u00a0AM\u00a0-\u00a010\u00a0AM to Thursday, November 26, 2\u00a0PM\u00a0-\u00a04\u00a0PM',
    'Moved by you',
  ]);
});

test('a canceled visit has neither price nor technician', async () => {
  const technician = 'Maria Lopez';
  await openAppointment(visit({ state: 'canceled', canChangeUntil: null, technician }));
  const shown = await ticket();
  expect(shown).toHaveTextContent('No technician will come.');
  expect(within(shown).queryByText('Price')).toBeNull();
  expect(within(shown).queryByText(technician)).toBeNull();
});

test('the calendar link has the visit in local time and no key', async () => {
  await openAppointment();
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
  await openAppointment(visit(), link, {
    company: { services: { ...services, database: 'none' } },
  });
  expect(screen.getByText('Appointments are changed by phone')).toBeVisible();
  expect(stored()).toEqual([]);
});

test('the booking page leads to the appointments at once, also in a browser that has none', async () => {
  const { user } = await openAppointment(visit(), '/book-online');
  await user.click(screen.getByRole('link', { name: /See, move or cancel/ }));
  expect(await screen.findByRole('region', { name: 'Find your appointment' })).toBeVisible();
});
