import { preparePage } from '@site/federation/testing';
import { siteStore, startPersistence } from '@site/store';
import { content } from '../testing/content';
import { fakeBackend, refusal } from '../testing/fake-backend';
import { loadBackend } from '../lib/backend';
import { deliver, submitRequest } from './delivery';
import { queuedRequests } from './queued-requests';
import { toAppointment } from '../request';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
const load = jest.mocked(loadBackend);

const offline = () => Promise.reject(refusal('unreachable', 'no network'));
const appointments = () => siteStore.getState().appointments;
const stored = () => JSON.parse(localStorage.getItem('appointments') ?? '[]') as unknown[];

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  preparePage();
  stop = startPersistence();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a request is in the browser before it is sent, and has its number afterwards', async () => {
  const { backend } = fakeBackend();
  load.mockResolvedValue({
    ...backend,
    bookAppointment: (request) => {
      expect(stored()).toEqual([toAppointment(content(), expect.any(String) as string)]);
      expect(queuedRequests.read()).toHaveLength(1);
      return backend.bookAppointment(request);
    },
  });
  const { delivery } = await submitRequest(content());
  expect(delivery).toEqual({ state: 'sent', id: 'APT-100001' });
  expect(stored()).toEqual([
    { ...toAppointment(content(), expect.any(String) as string), id: 'APT-100001' },
  ]);
  expect(queuedRequests.read()).toEqual([]);
});

test('the stored list holds the fields of the request and the estimate, and no delivery data', async () => {
  load.mockResolvedValue(fakeBackend().backend);
  const estimate = {
    appliance: 'dryer',
    issue: 'not-heating',
    priceRange: { min: 170, max: 332 },
    accuracy: 90,
    breakdown: [],
    calculatedAt: '2026-11-21T12:00:00.000Z',
  };
  await submitRequest(content({ estimate }));
  expect(Object.keys(appointments()[0] ?? {}).sort()).toEqual(
    [...Object.keys(content()), 'createdAt', 'estimate', 'id', 'state'].sort(),
  );
});

test.each([
  ['Not Draining', 'Not Draining'],
  ['Ada at 12 Bayou Lane heard a bang', 'Other'],
])(
  'an appointment for "%s" is counted once, as %s, without personal words',
  async (issue, counted) => {
    load.mockResolvedValue(fakeBackend().backend);
    Object.assign(window, { dataLayer: [] });
    await submitRequest(content({ appliance: 'Washing Machine', issue }));
    expect(window).toHaveProperty('dataLayer', [
      { event: 'appointment', appliance: 'Washing Machine', issue: counted },
    ]);
  },
);

test('without a network the request is queued, and the same key goes out later', async () => {
  load.mockRejectedValue(new Error('chunk'));
  const { queued, delivery } = await submitRequest(content());
  expect(delivery).toEqual({ state: 'waiting' });
  expect(queuedRequests.read()).toEqual([queued]);
  expect(appointments()).toMatchObject([{ id: '', state: 'requested' }]);

  const { backend, requests } = fakeBackend();
  load.mockResolvedValue(backend);
  expect(await deliver(queued)).toEqual({ state: 'sent', id: 'APT-100001' });
  expect(requests()).toEqual([queued.request]);
  expect(appointments()).toMatchObject([{ id: 'APT-100001' }]);
});

test('a server that does not answer: the page shows it after eight seconds, sending goes on', async () => {
  jest.useFakeTimers();
  const { backend } = fakeBackend();
  let answer = () => {};
  load.mockResolvedValue({
    ...backend,
    bookAppointment: async (request) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return backend.bookAppointment(request);
    },
  });
  const submission = submitRequest(content());
  await jest.advanceTimersByTimeAsync(8000);
  expect((await submission).delivery).toEqual({ state: 'waiting' });
  answer();
  await jest.advanceTimersByTimeAsync(0);
  expect(queuedRequests.read()).toEqual([]);
  expect(appointments()).toMatchObject([{ id: 'APT-100001' }]);
});

test('two attempts at the same time are one', async () => {
  const { backend } = fakeBackend();
  const book = jest.fn(backend.bookAppointment);
  load.mockResolvedValue({ ...backend, bookAppointment: book });
  const queued = { request: { ...content(), idempotencyKey: 'k'.repeat(32) }, createdAt: 'now' };
  queuedRequests.put(queued);
  await Promise.all([deliver(queued), deliver(queued)]);
  expect(book).toHaveBeenCalledTimes(1);
});

test('a request that another tab has sent while this one waited for the lock is not sent again', async () => {
  const { backend, requests } = fakeBackend();
  load.mockResolvedValue(backend);
  const queued = { request: { ...content(), idempotencyKey: 'k'.repeat(32) }, createdAt: 'then' };
  queuedRequests.put(queued);
  // The other tab holds the lock, sends, and leaves the number.
  const request = jest.fn(async (_name: string, run: () => Promise<unknown>) => {
    localStorage.removeItem(`site.outbox.${queued.request.idempotencyKey}`);
    localStorage.setItem('appointments', '[{"createdAt":"then","id":"APT-777777","name":"Ada"}]');
    return run();
  });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await deliver(queued)).toEqual({ state: 'sent', id: 'APT-777777' });
  expect(requests()).toEqual([]);
  Reflect.deleteProperty(navigator, 'locks');
});

test('the same request twice within minutes is one appointment', async () => {
  const { backend, requests } = fakeBackend();
  load.mockResolvedValue(backend);
  const [first, second] = await Promise.all([submitRequest(content()), submitRequest(content())]);
  const third = await submitRequest(content());
  const ids = [first, second, third].map(({ delivery }) => 'id' in delivery && delivery.id);
  expect(ids).toEqual(Array(3).fill('APT-100001'));
  expect(requests()).toHaveLength(1);
  expect(appointments()).toHaveLength(1);
  await submitRequest(content({ preferredTime: '4-6 PM' }));
  expect(requests()).toHaveLength(2);
});

test('a full window is no appointment until the visitor has chosen another', async () => {
  const full = refusal('full', 'This time has just been taken', 'preferredTime');
  load.mockResolvedValue(fakeBackend({ bookAppointment: () => Promise.reject(full) }).backend);
  const { queued, delivery } = await submitRequest(content());
  expect(delivery).toMatchObject({ state: 'refused', refusal: { kind: 'full' } });
  expect(queuedRequests.read()).toEqual([
    { ...queued, refusal: expect.objectContaining({ kind: 'full' }) },
  ]);
});

describe('when storage is full', () => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  });

  test('a request that arrives is an appointment', async () => {
    load.mockResolvedValue(fakeBackend().backend);
    expect((await submitRequest(content())).delivery).toEqual({ state: 'sent', id: 'APT-100001' });
  });

  test('a request that does not arrive has failed, and its repeat keeps its key', async () => {
    load.mockResolvedValue(fakeBackend({ bookAppointment: offline }).backend);
    const first = await submitRequest(content());
    expect(first.delivery).toEqual({ state: 'failed' });
    expect(appointments()).toEqual([]);

    const { backend, requests } = fakeBackend();
    load.mockResolvedValue(backend);
    await submitRequest(content());
    expect(requests()).toEqual([first.queued.request]);
    await submitRequest(content({ address: '13 Bayou Lane' }));
    expect(requests()[1]?.idempotencyKey).not.toBe(first.queued.request.idempotencyKey);
  });
});

test.each(['{', '7', 'null', '{"createdAt":5}', '{"createdAt":"x","request":{}}'])(
  'a corrupt request %s is ignored',
  async (text) => {
    localStorage.setItem('site.outbox.spoiled', text);
    expect(queuedRequests.read()).toEqual([]);
    load.mockResolvedValue(fakeBackend().backend);
    expect((await submitRequest(content())).delivery).toMatchObject({ state: 'sent' });
  },
);

test('an entry that another tab overwrites at the same instant is restored', async () => {
  load.mockResolvedValue(fakeBackend().backend);
  await submitRequest(content());
  const other = { ...toAppointment(content({ name: 'Eve' }), '2026-11-21T12:00:00Z'), id: 'APT-7' };
  localStorage.setItem('appointments', JSON.stringify([other]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'appointments' }));
  expect(stored()).toContainEqual(other);
  expect(stored()).toContainEqual(expect.objectContaining({ id: 'APT-100001' }));
});
