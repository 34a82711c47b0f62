import 'fake-indexeddb/auto';
import { siteStore } from '@site/store';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadBackend } from '../lib/backend';
import { shrink } from '@site/client/shrink-photo';
import { fakeAppointment, fakeKey } from '../testing/fake-appointment';
import { fakeBackend } from '../testing/fake-backend';
import { fillForm } from '../testing/fill-form';
import { freshBrowser, open, submit } from '../testing/open-booking';
import { photo } from '../testing/photo';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
jest.mock('../booking/fill-time', () => ({ waitForFillTime: () => Promise.resolve() }));
jest.mock('@site/client/shrink-photo', () => ({ shrink: jest.fn() }));
jest.setTimeout(30_000);
const load = jest.mocked(loadBackend);

let fake = fakeAppointment();
beforeEach(() => {
  freshBrowser();
  fake = fakeAppointment();
  const bookAppointment = async () => ({ id: 'APT-100001', key: fakeKey });
  load.mockResolvedValue(fakeBackend({ ...fake.methods, bookAppointment }).backend);
  jest
    .mocked(shrink)
    .mockImplementation(async (file) =>
      file.type.startsWith('image/') ? photo() : { fault: 'not_an_image' },
    );
});
afterEach(() => jest.restoreAllMocks());

const image = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const chosen = () => screen.queryAllByRole('img', { name: /^Preview of photo \d/ });

test('photos are chosen in the form, sent after the booking, and counted on the ticket', async () => {
  const { user } = await open();
  await fillForm(user);
  await user.click(screen.getByText('Add photos (optional)'));
  const input = await screen.findByLabelText('Photo files');
  await user.upload(input, [image('drum.jpg'), image('label.jpg')]);
  await waitFor(() => expect(chosen()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await waitFor(() => expect(chosen()).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Remove photo 1' })).toHaveFocus();
  expect(fake.now().photos).toEqual([]);
  await user.click(submit());
  const ticket = await screen.findByRole('region', { name: 'Appointment Scheduled!' });
  expect(await within(ticket).findByText('We have your photo.')).toBeVisible();
  expect(fake.now().photos).toHaveLength(1);
  expect(within(ticket).getByRole('link', { name: 'Change or Cancel' })).toHaveAttribute(
    'href',
    `/appointment#APT-100001.${fakeKey}`,
  );
  expect(siteStore.getState().draft.form.photos).toBeUndefined();
});

test('a file that is no photo has its message and the others stay; five are the most', async () => {
  const { user } = await open();
  await user.click(screen.getByText('Add photos (optional)'));
  const input = await screen.findByLabelText('Photo files');
  await user.upload(input, image('one.jpg'));
  await waitFor(() => expect(chosen()).toHaveLength(1));
  const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
  // The browser's dialog can be set to all files.
  input.removeAttribute('accept');
  await user.upload(input, [notes, ...['2', '3', '4', '5'].map((n) => image(`${n}.jpg`))]);
  expect(await screen.findByText(/notes\.txt is not a photo that we can read/)).toBeVisible();
  expect(chosen()).toHaveLength(4);
  expect(screen.getByText(/You can add up to 5 photos\. 1 was left out\./)).toBeVisible();
});

test('the photos of a form are there after a reload of the tab', async () => {
  const first = await open();
  await first.user.click(screen.getByText('Add photos (optional)'));
  await first.user.upload(await screen.findByLabelText('Photo files'), image('drum.jpg'));
  await waitFor(() => expect(chosen()).toHaveLength(1));
  const { draft } = siteStore.getState();
  first.unmount();
  const { user } = await open();
  act(() => siteStore.setState({ draft }));
  await user.click(screen.getByText('Add photos (optional)'));
  await waitFor(() => expect(chosen()).toHaveLength(1));
});
