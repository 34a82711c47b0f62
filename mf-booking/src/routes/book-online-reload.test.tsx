import { renderRoute } from '@site/federation/testing';
import { startPersistence, updateDraft } from '@site/store';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { loadBackend } from '../lib/backend';
import { routes } from '../routes';
import { fakeBackend } from '../testing/fake-backend';
import { fillForm } from '../testing/fill-form';
import { freshBrowser, modules, open, submit, value } from '../testing/open-booking';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
// Saves two seconds a test; `fill-time.test.ts` shows that a visitor waits.
jest.mock('../booking/fill-time', () => ({ waitForFillTime: () => Promise.resolve() }));
jest.setTimeout(30_000);

let stop = () => {};
const keepWhatChanges = () =>
  act(() => {
    stop = startPersistence();
  });

/** The same address in a new document: what is stored is taken over once it is live. */
async function load(url: string) {
  cleanup();
  stop();
  const view = await renderRoute(routes, url, { modules });
  keepWhatChanges();
  return view;
}

beforeEach(() => {
  jest.mocked(loadBackend).mockResolvedValue(fakeBackend().backend);
  freshBrowser();
});
afterEach(() => {
  stop();
  stop = () => {};
  jest.restoreAllMocks();
});

const estimate = {
  appliance: 'dryer',
  issue: 'not-heating',
  priceRange: { min: 170, max: 332 },
  accuracy: 90,
  breakdown: [{ label: 'Labor', min: 170, max: 332 }],
  calculatedAt: new Date().toISOString(),
};

test('the ticket of a booked visit is the same after a reload', async () => {
  const { user, router } = await open();
  keepWhatChanges();
  act(() => updateDraft({ estimate }));
  await fillForm(user);
  await user.click(submit());
  const ticket = await screen.findByRole('region', { name: 'Appointment Scheduled!' });
  expect(ticket).toHaveTextContent('Estimate$170 - $332Price lockHeld for this visit, calculated');
  const before = ticket.textContent;
  const { pathname, search } = router.state.location;
  await load(pathname + search);
  const again = await screen.findByRole('region', { name: 'Appointment Scheduled!' });
  expect(again).toHaveTextContent(before ?? '');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Appointment');
  expect(screen.queryByRole('button', { name: 'Schedule Appointment' })).toBeNull();
});

test('an appointment of another browser shows the mail, the phone and the form', async () => {
  await load('/book-online?confirmed=APT-000009');
  expect(await screen.findByText('APT-000009 was not booked in this browser')).toBeVisible();
  // The document's loader counts a call by its place.
  const calls = screen.getAllByRole('link', { name: /\(555\) 555-0100/ });
  expect(calls.map(({ dataset }) => dataset.place)).toContain('booking-unknown');
  expect(submit()).toBeEnabled();
});

test('an address without an appointment shows the form', async () => {
  await load('/book-online?confirmed=%3Cb%3E');
  expect(submit()).toBeEnabled();
});

test('answers are there again after a reload, before the visitor does anything', async () => {
  const { user } = await open();
  keepWhatChanges();
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.selectOptions(screen.getByLabelText('Appliance'), 'Dryer');
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'It hums');
  // The timer of the page stands still, so only what is stored can fill the form.
  jest.useFakeTimers();
  await load('/book-online');
  jest.useRealTimers();
  await waitFor(() => expect(value('Name')).toBe('Ada'));
  expect(value('Appliance')).toBe('Dryer');
  expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue('It hums');
});

test('an incomplete form is saved from the first letter on', async () => {
  const { unmount } = await load('/book-online');
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Ada');
    name.dispatchEvent(new Event('input', { bubbles: true }));
  });
  unmount();
  expect(sessionStorage.getItem('site.draft')).toContain('"name":"Ada"');
});
