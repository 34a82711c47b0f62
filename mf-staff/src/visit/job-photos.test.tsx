import { shrink } from '@site/client/shrink-photo';
import { fireEvent, screen, within } from '@testing-library/react';
import { refusal, technician, visit } from '../testing/fake-staff';
import { button, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend');
jest.mock('@site/client/shrink-photo', () => ({ shrink: jest.fn() }));

beforeEach(() => {
  freshBrowser();
  let count = 0;
  jest.mocked(shrink).mockImplementation(async () => ({
    ...{ id: `photo-${++count}`, bytes: new ArrayBuffer(3), type: 'image/jpeg' },
    preview: 'data:image/jpeg;base64,AA==',
  }));
  const context = { fillRect() {}, beginPath() {}, moveTo() {}, lineTo: jest.fn(), stroke() {} };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});
afterEach(() => jest.restoreAllMocks());

const photo = (id: string, shows: 'before' | 'after' | 'signature' | null, by: string | null) => ({
  ...{ id, path: `${id}.jpg`, type: 'image/jpeg', size: 3, at: '2026-11-25T15:00:00.000Z' },
  ...{ shows, by },
});

test('photos are sent one after the other; those that fail wait and are sent again', async () => {
  let works = true;
  const addPhoto = jest.fn(async (_id: string, shows: 'before' | 'after' | 'signature', { id }) => {
    if (!works) throw refusal(0, 'no network');
    const now = visit({ photos: [photo(id as string, shows, technician.name)] });
    server.visits = [now];
    return now;
  });
  const { user, server } = await openStaff(
    '/staff/visit?id=APT-100001',
    { person: technician, visits: [visit()] },
    { addPhoto },
  );
  await user.click(await screen.findByRole('button', { name: 'Photos, Signature' }));
  const before = await screen.findByLabelText('Files: Before Photo');
  await user.upload(before, new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Photo before the work saved.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Before the work' })).toBeVisible();

  works = false;
  const after = screen.getByLabelText('Files: After Photo');
  const files = ['b.jpg', 'c.jpg'].map((name) => new File(['b'], name, { type: 'image/jpeg' }));
  await user.upload(after, files);
  expect(await screen.findByText('2 photos not saved yet')).toBeVisible();
  expect(addPhoto).toHaveBeenCalledTimes(2);
  works = true;
  await user.click(button('Try Again'));
  expect(await screen.findByText('Photo after the work saved.')).toBeVisible();
  expect(screen.queryByText(/not saved yet/)).toBeNull();
  // The same photos, so that an answer that was lost adds none twice.
  expect(
    addPhoto.mock.calls.map(([, shows, sent]) => [shows, (sent as { id: string }).id]),
  ).toEqual([
    ['before', 'photo-1'],
    ['after', 'photo-2'],
    ['after', 'photo-2'],
    ['after', 'photo-3'],
  ]);
});

test('a file that is no photo is named, and the others are sent', async () => {
  jest.mocked(shrink).mockResolvedValueOnce({ fault: 'not_an_image' });
  const addPhoto = jest.fn(async () => visit());
  const { user } = await openStaff(
    '/staff/visit?id=APT-100001',
    { visits: [visit()] },
    { addPhoto },
  );
  await user.click(await screen.findByRole('button', { name: 'Photos, Signature' }));
  const before = await screen.findByLabelText('Files: Before Photo');
  const files = ['notes.jpg', 'b.jpg'].map((name) => new File(['b'], name, { type: 'image/jpeg' }));
  await user.upload(before, files);
  expect(await screen.findByText(/^notes\.jpg is not a photo/)).toBeVisible();
  expect(addPhoto).toHaveBeenCalledTimes(1);
});

test('a signature is saved only when something was drawn', async () => {
  const addPhoto = jest.fn(async () => visit());
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['x'])));
  const { user } = await openStaff(
    '/staff/visit?id=APT-100001',
    { visits: [visit()] },
    { addPhoto },
  );
  await user.click(await screen.findByRole('button', { name: 'Photos, Signature' }));
  expect(await screen.findByRole('heading', { name: 'Ada Homeowner signs here' })).toBeVisible();
  expect(button('Save Signature')).toBeDisabled();
  const pad = screen.getByRole('img', { name: /^Field for the signature/ });
  Object.assign(pad, { setPointerCapture: jest.fn() });
  fireEvent.pointerDown(pad, { buttons: 1, clientX: 5, clientY: 5 });
  fireEvent.pointerMove(pad, { buttons: 1, clientX: 9, clientY: 9 });
  await user.click(button('Save Signature'));
  expect(await screen.findByText('Signature saved.')).toBeVisible();
  expect(addPhoto).toHaveBeenCalledWith('APT-100001', 'signature', expect.anything());
  // The field is empty again, so that the same signature is not saved twice.
  expect(button('Save Signature')).toBeDisabled();
});

test('a technician removes only photos of their own', async () => {
  const photos = [
    photo('a', null, null),
    photo('b', 'before', technician.name),
    photo('c', 'after', 'Olga Owner'),
  ];
  const removePhoto = jest.fn(async () => {
    const now = visit({ photos: photos.slice(0, 1) });
    server.visits = [now];
    return now;
  });
  const { user, server } = await openStaff(
    '/staff/visit?id=APT-100001',
    { person: technician, visits: [visit({ photos })] },
    { removePhoto, readPhoto: () => Promise.reject(refusal(404, 'gone')) },
  );
  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  await user.click((await region('Photos')).getByRole('button'));
  expect((await region('Photos')).queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.click((await region('After the work')).getByRole('button'));
  expect(screen.getByText('Taken by Olga Owner')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.click((await region('Before the work')).getByRole('button'));
  await user.click(button('Remove'));
  expect(removePhoto).toHaveBeenCalledWith('APT-100001', 'b');
  expect(screen.queryByRole('region', { name: 'Before the work' })).toBeNull();
});
