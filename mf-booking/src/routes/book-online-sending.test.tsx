import { renderRoute } from '@site/federation/testing';
import { addAppointment, siteStore, startPersistence } from '@site/store';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadBackend } from '../lib/backend';
import userEvent from '@testing-library/user-event';
import { deliver } from '../outbox/delivery';
import { queuedRequests } from '../outbox/queued-requests';
import { routes } from '../routes';
import { reopenPath, toAppointment } from '../request';
import { content } from '../testing/content';
import { fakeBackend, refusal } from '../testing/fake-backend';
import { fillForm } from '../testing/fill-form';
import { failed, freshBrowser, modules, open, submit, value } from '../testing/open-booking';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
// Saves two seconds a test; `fill-time.test.ts` shows that a visitor waits.
jest.mock('../booking/fill-time', () => ({ waitForFillTime: () => Promise.resolve() }));
jest.setTimeout(30_000);
const load = jest.mocked(loadBackend);

let backend = fakeBackend();
beforeEach(() => {
  backend = fakeBackend();
  load.mockResolvedValue(backend.backend);
  freshBrowser();
});
afterEach(() => jest.restoreAllMocks());

test('a window that is taken at the last moment asks for another', async () => {
  const taken = refusal('full', 'This time has just been taken', 'preferredTime');
  const book = jest.fn(backend.backend.bookAppointment).mockRejectedValueOnce(taken);
  load.mockResolvedValue({ ...backend.backend, bookAppointment: book });
  const { user } = await open();
  await fillForm(user);
  await user.click(submit());
  const again = 'This time has just been taken. Please choose another.';
  expect(await screen.findByRole('link', { name: again })).toBeVisible();
  expect(siteStore.getState().appointments).toEqual([]);
  await user.click(screen.getByRole('radio', { name: '4-6 PM' }));
  await user.click(submit());
  await screen.findByRole('region', { name: 'Appointment Scheduled!' });
  expect(backend.requests()).toMatchObject([{ preferredTime: '4-6 PM' }]);
});

test('an answer that the server refuses is named', async () => {
  const refused = refusal('invalid', 'Please enter a valid email address', 'email');
  load.mockResolvedValue(fakeBackend({ bookAppointment: () => Promise.reject(refused) }).backend);
  const { user } = await open();
  await fillForm(user);
  await user.click(submit());
  expect(await screen.findByRole('link', { name: refused.message })).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(queuedRequests.read()).toEqual([]);
});

describe('when the server cannot be reached', () => {
  const down = { bookAppointment: () => Promise.reject(refusal('unreachable', 'down')) };

  test('the request is queued, the page shows it, and it is sent at the next try', async () => {
    load.mockResolvedValue(fakeBackend(down).backend);
    const { user, router } = await open();
    await fillForm(user);
    await user.click(submit());
    const ticket = await screen.findByRole('region', { name: 'Your request is saved' });
    expect(ticket).toHaveTextContent('will be sent as soon as it can be');
    expect(ticket).not.toHaveTextContent('APT-');
    load.mockResolvedValue(backend.backend);
    await user.click(within(ticket).getByRole('button', { name: 'Send Now' }));
    expect(await screen.findByText('No. APT-100001')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?confirmed=APT-100001'));
    expect(screen.getByRole('region', { name: 'Appointment Scheduled!' })).toHaveFocus();
  });

  test('a later visit shows what is queued and what becomes of it', async () => {
    load.mockResolvedValue(fakeBackend(down).backend);
    const first = await open();
    await fillForm(first.user);
    await first.user.click(submit());
    await screen.findByRole('region', { name: 'Your request is saved' });
    first.unmount();

    const taken = refusal('full', 'This time has just been taken', 'preferredTime');
    const { user } = await open();
    const sendNow = await screen.findByRole('button', { name: 'Send Now' });
    // Only now, or the outbox's own attempt could be the one that is refused.
    load.mockResolvedValue(fakeBackend({ bookAppointment: () => Promise.reject(taken) }).backend);
    await user.click(sendNow);
    await user.click(await screen.findByRole('button', { name: 'Choose Another Time' }));
    await waitFor(() => expect(value('Name')).toBe('Ada Homeowner'));
    expect(value('Issue')).toBe('Not Heating');
    expect(queuedRequests.read()).toEqual([]);
    load.mockResolvedValue(backend.backend);
    await user.click(screen.getByRole('radio', { name: '4-6 PM' }));
    await user.click(submit());
    expect(await screen.findByText('No. APT-100001')).toBeVisible();
  });

  test('and nothing can be stored, the page shows the phone number', async () => {
    load.mockResolvedValue(fakeBackend(down).backend);
    const { user } = await open();
    await fillForm(user);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expect(value('Name')).toBe('Ada Homeowner');
  });
});

describe('a queued request that is sent while another page is open', () => {
  const queuedRequest = {
    request: { ...content(), idempotencyKey: 'k'.repeat(32) },
    createdAt: '1',
  };
  const store = () => {
    queuedRequests.put(queuedRequest);
    addAppointment(toAppointment(content(), '1'));
  };

  test('is shown there, and the booking page shows its ticket instead of an empty form', async () => {
    const { router } = await open('/warranty');
    act(store);
    await act(() => deliver(queuedRequest));
    expect(siteStore.getState().ui.news).toMatchObject({
      tone: 'success',
      title: 'Your appointment is booked',
      text: expect.stringContaining('APT-100001'),
      to: '/book-online?confirmed=APT-100001',
    });
    await act(() => router.navigate('/book-online'));
    expect(await screen.findByText('No. APT-100001')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Schedule Appointment' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Schedule Another Appointment' }));
    await waitFor(() => expect(submit()).toBeVisible());
    expect(siteStore.getState().ui.news).toBeNull();
  });

  test('does not take a form away that the visitor is filling in', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Name'), 'Ada');
    act(store);
    await act(() => deliver(queuedRequest));
    expect(value('Name')).toBe('Ada');
    expect(siteStore.getState().ui.news).toMatchObject({ tone: 'success' });
  });

  test('and refused: the page shows the reason, and the way back to its answers', async () => {
    await open('/warranty');
    const taken = refusal('full', 'This time has just been taken', 'preferredTime');
    load.mockResolvedValue(fakeBackend({ bookAppointment: () => Promise.reject(taken) }).backend);
    act(store);
    await act(() => deliver(queuedRequest));
    expect(siteStore.getState().ui.news).toMatchObject({
      tone: 'warning',
      title: 'Your request was not booked',
      text: expect.stringMatching(/^Dryer, .+: This time has just been taken\. Your answers/),
      to: reopenPath(queuedRequest.createdAt),
    });
  });
});

test('the link of the news brings the answers at once, and asks for the one that was refused', async () => {
  const request = { ...content(), idempotencyKey: 'e'.repeat(32) };
  const invalid = {
    kind: 'invalid',
    message: 'Please enter a valid phone',
    field: 'phone',
  } as const;
  queuedRequests.put({ request, createdAt: '2026-11-25T13:00:00.000Z', refusal: invalid });
  const { router } = await renderRoute(routes, reopenPath('2026-11-25T13:00:00.000Z'), { modules });
  await waitFor(() => expect(value('Appliance')).toBe(request.appliance));
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
  expect(screen.getByRole('radio', { name: request.preferredTime })).toBeChecked();
  expect(router.state.location.search).toBe('');
  expect(queuedRequests.read()).toEqual([]);
});

test('a refused free visit that is opened again is still free', async () => {
  const free = { ...content(), idempotencyKey: 'f'.repeat(32), warrantyRecordId: 'record-1' };
  const taken = { kind: 'full', message: 'This time has just been taken' } as const;
  queuedRequests.put({ request: free, createdAt: '1', refusal: taken });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Choose Another Time' }));
  expect(await screen.findByText('Free repair under warranty')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Preferred date')).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: '4-6 PM' }));
  await user.click(submit());
  await screen.findByText('No. APT-100001');
  expect(backend.requests()[0]?.warrantyRecordId).toBe('record-1');
});

test('a booking that is answered at once shows its ticket alone', async () => {
  const { user } = await open();
  await fillForm(user);
  await user.click(submit());
  await screen.findByText('No. APT-100001');
  expect(siteStore.getState().ui.news).toBeNull();
});

test('a program that fills the hidden field is not booked; a person can send again', async () => {
  const { user, container } = await open();
  await fillForm(user);
  const trap = container.querySelector<HTMLInputElement>('[name=website]');
  if (trap) trap.value = 'https://spam.example';
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  expect(backend.requests()).toEqual([]);
  await user.click(submit());
  expect(await screen.findByText('No. APT-100001')).toBeVisible();
});

test('a double click books once', async () => {
  const { user } = await open();
  await fillForm(user);
  await user.dblClick(submit());
  await screen.findByText('No. APT-100001');
  expect(backend.requests()).toHaveLength(1);
});

test('corrupt storage counts as empty', async () => {
  localStorage.setItem('appointments', '{"not":');
  localStorage.setItem('site.outbox.spoiled', '"text"');
  const { user } = await open();
  let stop = () => {};
  act(() => {
    stop = startPersistence();
  });
  await fillForm(user);
  await user.click(submit());
  await screen.findByText('No. APT-100001');
  expect(JSON.parse(localStorage.getItem('appointments') ?? '')).toHaveLength(1);
  stop();
});
