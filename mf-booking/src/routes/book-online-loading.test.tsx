import { renderRoute } from '@site/federation/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadBackend } from '../lib/backend';
import { queuedRequests } from '../outbox/queued-requests';
import { routes } from '../routes';
import { content } from '../testing/content';
import { fakeBackend, refusal } from '../testing/fake-backend';
import { freshBrowser, modules } from '../testing/open-booking';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
let failures = 0;
jest.mock('../confirmation/Outcome', () => {
  failures++;
  throw new Error('no network');
});

beforeEach(() => {
  const offline = () => Promise.reject(refusal('unreachable', 'no network'));
  jest.mocked(loadBackend).mockResolvedValue(fakeBackend({ bookAppointment: offline }).backend);
  freshBrowser();
});
afterEach(() => jest.restoreAllMocks());

test('the code that sends the form is loaded even if the visitor does nothing', async () => {
  queuedRequests.put({
    request: { ...content(), idempotencyKey: 'k'.repeat(32) },
    createdAt: 'then',
  });
  await renderRoute(routes, '/book-online', { modules });
  expect(screen.queryByRole('region', { name: 'Your request is saved' })).toBeNull();
  expect(
    await screen.findByRole('region', { name: 'Your request is saved' }, { timeout: 20_000 }),
  ).toBeVisible();
});

test('the first focus loads it without waiting', async () => {
  queuedRequests.put({
    request: { ...content(), idempotencyKey: 'k'.repeat(32) },
    createdAt: 'then',
  });
  // The timer of the page starts on a clock that stands still, so only the focus can load the code.
  jest.useFakeTimers();
  await renderRoute(routes, '/book-online', { modules });
  jest.useRealTimers();
  expect(screen.queryByRole('region', { name: 'Your request is saved' })).toBeNull();
  await userEvent.click(screen.getByLabelText('Name'));
  expect(
    await screen.findByRole('region', { name: 'Your request is saved' }, { timeout: 20_000 }),
  ).toBeVisible();
});

test('a ticket that cannot be loaded is requested again, then the page says so', async () => {
  await renderRoute(routes, '/book-online?confirmed=APT-100001', { modules });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be loaded. Please reload the page.',
  );
  expect(failures).toBe(2);
});
