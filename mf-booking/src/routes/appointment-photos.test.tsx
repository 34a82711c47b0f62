import 'fake-indexeddb/auto';
import { renderRoute } from '@site/federation/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadBackend } from '../lib/backend';
import { sendPhotos } from '../photos/photo-outbox';
import { shrink } from '@site/client/shrink-photo';
import { routes } from '../routes';
import { fakeAppointment, fakeKey, visit } from '../testing/fake-appointment';
import { fakeBackend, refusal } from '../testing/fake-backend';
import { freshBrowser } from '../testing/open-booking';
import { photo } from '../testing/photo';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
jest.mock('@site/client/shrink-photo', () => ({ shrink: jest.fn() }));
jest.setTimeout(30_000);
const load = jest.mocked(loadBackend);

let fake = fakeAppointment();
async function open(first = visit()) {
  fake = fakeAppointment(first);
  load.mockResolvedValue(fakeBackend(fake.methods).backend);
  await renderRoute(routes, `/appointment#APT-100001.${fakeKey}`);
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const image = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

beforeEach(() => {
  freshBrowser();
  jest.mocked(shrink).mockImplementation(async () => photo());
});
afterEach(() => jest.restoreAllMocks());

test('photos are added, shown and removed', async () => {
  const user = await open();
  await user.upload(await screen.findByLabelText('Photo files'), [image('a.jpg'), image('b.jpg')]);
  expect(await screen.findByText('We have your 2 photos.')).toBeVisible();
  expect(screen.getAllByRole('img', { name: /^Preview of photo \d/ })).toHaveLength(2);
  const [first] = fake.now().photos;
  await user.click(button('Remove photo 2'));
  expect(await screen.findByText('We have your photo.')).toBeVisible();
  expect(fake.now().photos).toEqual([first]);
  expect(button('Remove photo 1')).toHaveFocus();
  await user.click(button('Remove photo 1'));
  await waitFor(() => expect(button('Take a Photo')).toHaveFocus());
  expect(fake.now().photos).toEqual([]);
});

test('a photo that another browser has sent has a name and its time in place of a picture', async () => {
  const user = await open(visit({ photos: [{ id: 'x', at: '2026-11-22T21:10:00.000Z' }] }));
  const [shown] = await screen.findAllByText('Photo 1');
  const item = shown?.closest('li');
  expect(item).toHaveTextContent('Photo 1Sent Nov 22, 3:10 PM CST');
  expect(screen.queryByRole('img', { name: /photo 1/ })).toBeNull();
  await user.click(button('Remove photo 1'));
  await waitFor(() => expect(fake.now().photos).toEqual([]));
});

test('offline a photo that has been sent stays, and the page says so', async () => {
  const user = await open(visit({ photos: [{ id: 'x', at: '2026-11-22T21:10:00.000Z' }] }));
  await screen.findAllByText('Photo 1');
  const removePhoto = () => Promise.reject(refusal('unreachable', 'no network'));
  load.mockResolvedValue(fakeBackend({ ...fake.methods, removePhoto }).backend);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Remove photo 1'));
  expect(await screen.findByText('You are offline. Nothing was changed.')).toBeVisible();
  expect(button('Remove photo 1')).toHaveFocus();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline. Nothing was changed.')).toBeNull();
});

test('without a network they wait in the browser, and say so', async () => {
  const user = await open();
  const input = await screen.findByLabelText('Photo files');
  const uploadPhoto = () => Promise.reject(refusal('unreachable', 'no network'));
  load.mockResolvedValue(fakeBackend({ ...fake.methods, uploadPhoto }).backend);
  await user.upload(input, image('a.jpg'));
  expect(await screen.findByText(/^1 photo waiting\./)).toBeVisible();
  expect(screen.getByText('Waiting to be sent')).toBeVisible();
  load.mockResolvedValue(fakeBackend(fake.methods).backend);
  await act(() => sendPhotos());
  expect(await screen.findByText('We have your photo.')).toBeVisible();
});

test('with five photos no more can be added, and the server has the last word', async () => {
  const at = '2026-11-20T15:00:00.000Z';
  const four = ['1', '2', '3', '4'].map((id) => ({ id, at }));
  const user = await open(visit({ photos: four }));
  const input = await screen.findByLabelText('Photo files');
  fake.change({ photos: [...four, { id: '5', at }] });
  await user.upload(input, image('a.jpg'));
  expect(await screen.findByText(/There are 5 photos already/)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Photo files')).toBeNull());
});
