import 'fake-indexeddb/auto';
import { addDays, todayIn } from '@site/data-types/calendar';
import { formatDay } from '@site/data-types/visit';
import { addAppointment, siteStore } from '@site/store';
import { act, screen, waitFor } from '@testing-library/react';
import { loadBackend } from '../lib/backend';
import { queuedRequests } from '../outbox/queued-requests';
import { queuePhotos, sendPhotos } from '../photos/photo-outbox';
import { storePhoto } from '../photos/photo-store';
import { toAppointment } from '../request';
import { content } from '../testing/content';
import { fakeAppointment, fakeKey } from '../testing/fake-appointment';
import { fakeBackend, refusal, weekday } from '../testing/fake-backend';
import { fillForm } from '../testing/fill-form';
import { freshBrowser, open, submit } from '../testing/open-booking';
import { photo } from '../testing/photo';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
jest.mock('../booking/fill-time', () => ({ waitForFillTime: () => Promise.resolve() }));
jest.setTimeout(30_000);
const load = jest.mocked(loadBackend);

const token = 'a'.repeat(64);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const held = () => ({ id: 'APT-100001', state: 'held' as const, heldUntil: inMinutes(30) });
const confirmed = {
  status: 'confirmed' as const,
  id: 'APT-100001',
  preferredDate: weekday(9),
  preferredTime: '2-4 PM',
  appliance: 'Dryer',
  issue: 'Not Heating',
};
const button = () => screen.findByRole('button', { name: 'Confirm My Appointment' });
const booked = () => siteStore.getState().appointments;

beforeEach(() => {
  freshBrowser();
  siteStore.setState({ appointments: [] });
  Reflect.set(globalThis, 'dataLayer', []);
});
afterEach(() => jest.restoreAllMocks());

test('a held request says that nothing is booked, what to do, and until when', async () => {
  load.mockResolvedValue(fakeBackend({ bookAppointment: async () => held() }).backend);
  const { user, router } = await open();
  await fillForm(user);
  await user.click(submit());
  const ticket = await screen.findByRole('region', { name: 'Please confirm by email' });
  expect(ticket).toHaveTextContent('Not booked yet');
  expect(ticket).toHaveTextContent('We have sent an email to ada@home.example');
  expect(ticket).toHaveTextContent('Until then nothing is booked.');
  expect(screen.queryByText('Appointment Scheduled!')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One Step Left');
  expect(booked()).toMatchObject([{ id: 'APT-100001', state: 'held' }]);
  expect(queuedRequests.read()).toEqual([]);
  // Held is not booked, so it is not counted.
  expect(JSON.stringify(Reflect.get(globalThis, 'dataLayer'))).not.toContain('"appointment"');
  // After a confirmation in another tab it becomes the ticket.
  act(() =>
    siteStore.setState({
      appointments: booked().map((a) => ({ ...a, state: 'requested', heldUntil: undefined })),
    }),
  );
  expect(await screen.findByRole('region', { name: 'Appointment Scheduled!' })).toBeVisible();
  expect(router.state.location.search).toBe('?confirmed=APT-100001');
});

test('after its time the ticket says so and leads back to the form', async () => {
  load.mockResolvedValue(fakeBackend().backend);
  const { user } = await open('/book-online?confirmed=APT-100001');
  const late = toAppointment(content(), inMinutes(-40), inMinutes(-10));
  act(() => siteStore.setState({ appointments: [{ ...late, id: 'APT-100001' }] }));
  const ticket = await screen.findByRole('region', { name: 'This request was not confirmed' });
  expect(ticket).toHaveTextContent('Nothing is booked.');
  await user.click(screen.getByRole('button', { name: 'Back to the Form' }));
  expect(await screen.findByRole('button', { name: 'Schedule Appointment' })).toBeVisible();
});

test('opening the link in the mail books nothing; pressing the button books', async () => {
  const confirmBooking = jest.fn(async () => ({ ...confirmed, key: 'k'.repeat(43) }));
  load.mockResolvedValue(fakeBackend({ confirmBooking }).backend);
  const held = toAppointment(content(), inMinutes(-1), inMinutes(29));
  addAppointment({ ...held, id: 'APT-100001', state: 'held' });
  const { user } = await open(`/book-online?hold=${token}`);
  await button();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One Step Left');
  expect(confirmBooking).not.toHaveBeenCalled();
  await user.click(await button());
  const ticket = await screen.findByRole('region', { name: 'Appointment Scheduled!' });
  expect(ticket).toHaveTextContent('APT-100001');
  expect(ticket).toHaveTextContent('ApplianceDryerIssueNot Heating');
  expect(ticket).toHaveTextContent(formatDay(weekday(9)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Appointment');
  expect(confirmBooking).toHaveBeenCalledWith(token);
  const key = 'k'.repeat(43);
  expect(booked()).toMatchObject([{ id: 'APT-100001', state: 'requested', key }]);
  expect(screen.getByRole('link', { name: 'Change or Cancel' })).toHaveAttribute(
    'href',
    `/appointment#APT-100001.${key}`,
  );
});

test('a visit that is too near to be changed here has no link that promises it', async () => {
  const preferredDate = addDays(todayIn('America/Chicago'), -1);
  const confirmBooking = async () => ({ ...confirmed, key: fakeKey, preferredDate });
  load.mockResolvedValue(fakeBackend({ confirmBooking }).backend);
  const { user } = await open(`/book-online?hold=${token}`);
  await user.click(await button());
  expect(await screen.findByRole('link', { name: 'See Your Appointment' })).toBeVisible();
  expect(screen.queryByText('Change or Cancel')).toBeNull();
});

test('the photos of a held request are sent once it is confirmed', async () => {
  const fake = fakeAppointment();
  let isHeld = true;
  const { backend } = fakeBackend({
    ...fake.methods,
    uploadPhoto: (...args) =>
      isHeld
        ? Promise.reject(refusal('unreachable', 'Photos are taken once the request is confirmed'))
        : fake.methods.uploadPhoto(...args),
    confirmBooking: async () => {
      isHeld = false;
      return { ...confirmed, key: fakeKey };
    },
  });
  load.mockResolvedValue(backend);
  await storePhoto('held', photo());
  queuePhotos('held', { id: 'APT-100001', key: fakeKey });
  await sendPhotos();
  expect(fake.now().photos).toEqual([]);
  const { user } = await open(`/book-online?hold=${token}`);
  await user.click(await button());
  await waitFor(() => expect(fake.now().photos).toHaveLength(1));
});

test.each([
  ['taken', 'This time has been taken'],
  ['unknown', 'This link is no longer valid'],
] as const)('a request that is %s says so and leads back to the form', async (status, title) => {
  load.mockResolvedValue(fakeBackend({ confirmBooking: async () => ({ status }) }).backend);
  const { user } = await open(`/book-online?hold=${token}`);
  await user.click(await button());
  expect(await screen.findByText(title)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the Form' }));
  expect(await screen.findByRole('button', { name: 'Schedule Appointment' })).toBeVisible();
});

test('a confirmation that does not get through can be pressed again', async () => {
  const confirmBooking = jest
    .fn(async () => confirmed)
    .mockRejectedValueOnce(refusal('unreachable', 'down'));
  load.mockResolvedValue(fakeBackend({ confirmBooking }).backend);
  const { user } = await open(`/book-online?hold=${token}`);
  await user.click(await button());
  expect(await screen.findByText('We could not be reached')).toBeVisible();
  await user.click(await button());
  expect(await screen.findByRole('region', { name: 'Appointment Scheduled!' })).toBeVisible();
});

test('a link without a valid token shows the form', async () => {
  load.mockResolvedValue(fakeBackend().backend);
  await open('/book-online?hold=x');
  expect(await screen.findByRole('button', { name: 'Schedule Appointment' })).toBeVisible();
});
