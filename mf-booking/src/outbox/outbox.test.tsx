import { preparePage } from '@site/federation/testing';
import { addAppointment, startPersistence } from '@site/store';
import { toAppointment } from '../request';
import { queuedRequests } from './queued-requests';
import { content } from '../testing/content';
import { fakeKey, visit } from '../testing/fake-appointment';
import { fakeBackend, refusal } from '../testing/fake-backend';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));

const offline = () => Promise.reject(refusal('unreachable', 'no network'));
const waiting = (key: string) => ({
  request: { ...content(), idempotencyKey: key.repeat(32) },
  createdAt: `2026-11-21T12:00:0${key}.000Z`,
});

/** Each test is a page of its own, on which the outbox has not begun. */
async function freshPage() {
  jest.resetModules();
  const { loadBackend } = await import('../lib/backend');
  const outbox = await import('./outbox');
  return { load: jest.mocked(loadBackend), ...outbox };
}

/** Listeners of a test's page, which end with it. */
function listeningOf(target: EventTarget) {
  const add = jest.spyOn(target, 'addEventListener');
  return () => {
    for (const [type, listener] of add.mock.calls) target.removeEventListener(type, listener);
  };
}

let stop = () => {};
let ends: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  preparePage();
  stop = startPersistence();
  ends = [listeningOf(window), listeningOf(document)];
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  for (const end of ends) end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a reopened page sends what an earlier one has queued', async () => {
  addAppointment(toAppointment(content(), waiting('1').createdAt));
  queuedRequests.put(waiting('1'));
  const { load, start } = await freshPage();
  const { backend, requests } = fakeBackend();
  load.mockResolvedValue(backend);
  start();
  await jest.advanceTimersByTimeAsync(0);
  expect(requests()).toEqual([waiting('1').request]);
  expect(queuedRequests.read()).toEqual([]);
  const appointments = JSON.parse(localStorage.getItem('appointments') ?? '[]') as object[];
  expect(appointments).toMatchObject([{ id: 'APT-100001' }]);
});

test('it tries again with growing delays, and at once when the network is back', async () => {
  queuedRequests.put(waiting('1'));
  const { load, start } = await freshPage();
  const book = jest.fn(offline);
  load.mockResolvedValue(fakeBackend({ bookAppointment: book }).backend);
  start();
  for (const [seconds, attempts] of [
    [0, 1],
    [5, 2],
    [9, 2],
    [1, 3],
    [20, 4],
    [3600, 18],
  ] as const) {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    expect(book).toHaveBeenCalledTimes(attempts);
  }
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(book).toHaveBeenCalledTimes(19);
  await jest.advanceTimersByTimeAsync(5000);
  expect(book).toHaveBeenCalledTimes(20);
});

test('a request queued after the start is sent, too', async () => {
  const { load, start } = await freshPage();
  const { backend, requests } = fakeBackend();
  load.mockResolvedValue(backend);
  start();
  start();
  const { queuedRequests: queueHere } = await import('./queued-requests');
  queueHere.put(waiting('2'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(requests()).toEqual([waiting('2').request]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a refused request waits for its visitor', async () => {
  queuedRequests.put({ ...waiting('1'), refusal: { kind: 'full', message: 'taken' } });
  queuedRequests.put(waiting('2'));
  const { load, start } = await freshPage();
  const { backend, requests } = fakeBackend();
  load.mockResolvedValue(backend);
  start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requests()).toEqual([waiting('2').request]);
  expect(queuedRequests.read()).toMatchObject([{ refusal: { kind: 'full' } }]);
});

test('an appointment that the team has completed is marked when the visitor returns', async () => {
  const { load, start } = await freshPage();
  const store = await import('@site/store');
  store.addAppointment({ ...toAppointment(content(), '1'), id: 'APT-000001', key: fakeKey });
  store.addAppointment({ ...toAppointment(content(), '2'), id: 'APT-000002', key: fakeKey });
  const asked: string[] = [];
  load.mockResolvedValue(
    fakeBackend({
      viewAppointment: async ({ id }) => {
        asked.push(id);
        const state = id === 'APT-000001' ? 'done' : 'requested';
        return { status: 'found', appointment: visit({ id, state }) };
      },
    }).backend,
  );
  start();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['APT-000001', 'APT-000002']);
  const queued = JSON.parse(localStorage.getItem('appointments') ?? '[]') as { state: string }[];
  expect(queued.map(({ state }) => state)).toEqual(['done', 'requested']);
});

test('a browser with nothing to send or to ask loads nothing', async () => {
  const { load, start } = await freshPage();
  start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});
