import 'fake-indexeddb/auto';
import { preparePage } from '@site/federation/testing';
import { loadBackend } from '../lib/backend';
import { queuedRequests } from '../outbox/queued-requests';
import { submitRequest } from '../outbox/delivery';
import { content } from '../testing/content';
import { fakeAppointment, fakeKey } from '../testing/fake-appointment';
import { fakeBackend, refusal } from '../testing/fake-backend';
import { photo } from '../testing/photo';
import { batchesOf, photosWait, queuePhotos, sendPhotos, subscribePhotos } from './photo-outbox';
import type { PhotoResult } from './photo-outbox';
import { dropOldPhotos, dropPhoto, photoIds, storePhoto } from './photo-store';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
const load = jest.mocked(loadBackend);

const owner = { id: 'APT-100001', key: fakeKey };
const results: PhotoResult[] = [];
const answers = () => results.map(({ answer }) => answer.status);
let fake = fakeAppointment();
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  preparePage();
  fake = fakeAppointment();
  load.mockResolvedValue(fakeBackend(fake.methods).backend);
  results.length = 0;
  stop = subscribePhotos((result) => result && results.push(result));
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  load.mockResolvedValue(fakeBackend(fake.methods).backend);
  await sendPhotos();
  stop();
  jest.restoreAllMocks();
});

/** Stores photos and waits until they have been tried. */
async function queue(batch: string, n: number) {
  for (let i = 0; i < n; i++) expect(await storePhoto(batch, photo())).toBe(true);
  queuePhotos(batch, owner);
  await sendPhotos();
}

test('a photo is sent with its small copy', async () => {
  const uploadPhoto = jest.fn(fake.methods.uploadPhoto);
  load.mockResolvedValue(fakeBackend({ ...fake.methods, uploadPhoto }).backend);
  const chosen = photo();
  await storePhoto('a', chosen);
  queuePhotos('a', owner);
  await sendPhotos();
  expect(uploadPhoto).toHaveBeenCalledWith(owner, expect.anything(), chosen.id, chosen.preview);
});

test('photos arrive in the order of their choice and then leave the browser', async () => {
  const first = photo();
  const second = photo();
  await storePhoto('a', second);
  await storePhoto('a', first);
  queuePhotos('a', owner);
  expect(batchesOf('APT-100001')).toEqual(['a']);
  await sendPhotos();
  expect(results.map((result) => result.photo.id)).toEqual([first.id, second.id]);
  expect(fake.now().photos).toHaveLength(2);
  expect(await photoIds('a')).toEqual([]);
  expect(photosWait()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('without a network they stay, also for the next page, and are sent later', async () => {
  load.mockRejectedValue(refusal('unreachable', 'no network'));
  await queue('b', 2);
  expect(photosWait()).toBe(true);
  expect(await photoIds('b')).toHaveLength(2);
  expect(Object.keys(localStorage)).toEqual(['site.outbox.photos.b']);
  load.mockResolvedValue(fakeBackend(fake.methods).backend);
  await sendPhotos();
  expect(fake.now().photos).toHaveLength(2);
  expect(photosWait()).toBe(false);
});

test('a photo whose answer is lost twice is sent again under its id, and is there once', async () => {
  let lost = 2;
  const uploadPhoto: typeof fake.methods.uploadPhoto = async (...args) => {
    const answer = await fake.methods.uploadPhoto(...args);
    if (lost-- > 0) throw refusal('unreachable', 'no answer');
    return answer;
  };
  load.mockResolvedValue(fakeBackend({ ...fake.methods, uploadPhoto }).backend);
  const sent = photo();
  await storePhoto('h', sent);
  queuePhotos('h', owner);
  for (let tries = 0; tries < 3; tries++) await sendPhotos();
  expect(lost).toBe(-1);
  expect(answers()).toEqual(['saved']);
  expect(fake.now().photos).toMatchObject([{ id: sent.id }]);
  expect(photosWait()).toBe(false);
});

test('a photo that the server refuses has its own answer, and the others go on', async () => {
  let calls = 0;
  const uploadPhoto: typeof fake.methods.uploadPhoto = async (...args) =>
    ++calls === 2 ? ({ status: 'not_an_image' } as never) : fake.methods.uploadPhoto(...args);
  load.mockResolvedValue(fakeBackend({ ...fake.methods, uploadPhoto }).backend);
  await queue('c', 3);
  expect(answers()).toEqual(['saved', 'not_an_image', 'saved']);
  expect(await photoIds('c')).toEqual([]);
});

test('photos of a request that is still held stop no others', async () => {
  const held = { id: 'APT-100000', key: fakeKey };
  const uploadPhoto: typeof fake.methods.uploadPhoto = async (by, ...rest) => {
    if (by.id === held.id) throw refusal('unreachable', 'once the request is confirmed');
    return fake.methods.uploadPhoto(by, ...rest);
  };
  load.mockResolvedValue(fakeBackend({ ...fake.methods, uploadPhoto }).backend);
  await storePhoto('k', photo());
  await storePhoto('l', photo());
  queuePhotos('k', held);
  await sendPhotos();
  queuePhotos('l', owner);
  await sendPhotos();
  expect(answers()).toEqual(['saved']);
  expect(batchesOf(held.id)).toEqual(['k']);
  expect(await photoIds('k')).toHaveLength(1);
  await dropPhoto('k', (await photoIds('k'))[0] ?? '');
});

test('an error that a repeat cannot fix drops the photo', async () => {
  const uploadPhoto = () => Promise.reject(refusal('invalid', 'This visit is over.'));
  load.mockResolvedValue(fakeBackend({ uploadPhoto }).backend);
  await queue('d', 1);
  expect(answers()).toEqual(['refused']);
  expect(photosWait()).toBe(false);
});

test('a booking does not wait for its photos, and they are sent with its key', async () => {
  const uploads: unknown[] = [];
  let release = () => {};
  const blocked = new Promise<void>((done) => (release = done));
  const { backend } = fakeBackend({
    ...fake.methods,
    bookAppointment: async () => owner,
    uploadPhoto: async (...args) => {
      uploads.push(args[0]);
      await blocked;
      return fake.methods.uploadPhoto(...args);
    },
  });
  load.mockResolvedValue(backend);
  await storePhoto('e', photo());
  const { delivery } = await submitRequest(content({ name: 'Photo Sender' }), 'e');
  expect(delivery).toEqual({ state: 'sent', ...owner });
  expect(fake.now().photos).toEqual([]);
  release();
  await sendPhotos();
  expect(uploads).toEqual([owner]);
  expect(fake.now().photos).toHaveLength(1);
});

test('a request that is queued keeps the name of its photos', async () => {
  load.mockRejectedValue(refusal('unreachable', 'no network'));
  await storePhoto('f', photo());
  await submitRequest(content({ name: 'Queued Sender' }), 'f');
  expect(queuedRequests.read()).toMatchObject([{ photos: 'f' }]);
  expect(photosWait()).toBe(false);
  expect(await photoIds('f')).toHaveLength(1);
});

test('photos of forms that were never sent go after two days, those of queued requests stay', async () => {
  const old = Date.now() - 3 * 24 * 3_600_000;
  await storePhoto('forgotten', photo(old));
  await storePhoto('queued', photo(old));
  await storePhoto('new', photo());
  expect(
    queuedRequests.put({
      request: { ...content(), idempotencyKey: 'k' },
      createdAt: '',
      photos: 'queued',
    }),
  ).toBe(true);
  await dropOldPhotos(['queued']);
  expect(await photoIds('forgotten')).toEqual([]);
  expect(await photoIds('queued')).toHaveLength(1);
  expect(await photoIds('new')).toHaveLength(1);
});

test('a browser that stores nothing sends them while the page is open, and says so', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await storePhoto('g', photo())).toBe(false);
  put.mockRestore();
  expect(await photoIds('g')).toHaveLength(1);
  queuePhotos('g', owner);
  await sendPhotos();
  expect(answers()).toEqual(['saved']);
  expect(await photoIds('g')).toEqual([]);
});

test('photos that cannot be read now stay in the queue and are sent when they can', async () => {
  await storePhoto('h', photo());
  const read = jest.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
    throw new DOMException('disk', 'UnknownError');
  });
  queuePhotos('h', owner);
  await sendPhotos();
  await expect(photoIds('h')).rejects.toThrow('disk');
  expect(photosWait()).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['site.outbox.photos.h']);
  read.mockRestore();
  await sendPhotos();
  expect(answers()).toEqual(['saved']);
  expect(photosWait()).toBe(false);
});

test('a browser that can neither store nor read sends those of the page', async () => {
  const fail = () => {
    throw new DOMException('private', 'InvalidStateError');
  };
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(fail);
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(fail);
  expect(await storePhoto('i', photo())).toBe(false);
  queuePhotos('i', owner);
  await sendPhotos();
  expect(answers()).toEqual(['saved']);
  jest.restoreAllMocks();
});

test('a photo that is added while its queue ends keeps the entry', async () => {
  await storePhoto('j', photo());
  // Another tab adds a photo after this one has seen that none is left.
  const remove = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
    remove.mockRestore();
    localStorage.removeItem(key);
    void storePhoto('j', photo());
  });
  queuePhotos('j', owner);
  await sendPhotos();
  expect(answers()).toEqual(['saved']);
  expect(photosWait()).toBe(true);
  await sendPhotos();
  expect(answers()).toEqual(['saved', 'saved']);
  expect(photosWait()).toBe(false);
});
