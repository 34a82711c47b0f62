import type { AppointmentState } from '@site/data-types/appointment';
import type { Appointment } from '@site/data-types/entities';
import { preparePage } from '@site/federation/testing';
import type { Backend } from '../lib/backend';
import { toAppointment } from '../request';
import { content } from '../testing/content';
import { fakeKey, visit } from '../testing/fake-appointment';
import { fakeBackend, refusal } from '../testing/fake-backend';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));

const entry = (id: string, more: Partial<Appointment> = {}): Appointment => ({
  ...toAppointment(content(), `2026-11-20T15:00:${id.slice(-2)}.000Z`),
  ...{ id, ...more },
});

beforeEach(() => {
  localStorage.clear();
  preparePage();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** Opens a page with these entries. @returns the entries afterwards, and the numbers asked for */
async function openPage(entries: Appointment[], changes: Partial<Backend>) {
  jest.resetModules();
  const { loadBackend } = await import('../lib/backend');
  const { addAppointment, siteStore } = await import('@site/store');
  const { refreshAppointments } = await import('./refresh-appointments');
  for (const each of entries) addAppointment(each);
  const load = jest.mocked(loadBackend).mockReset();
  load.mockResolvedValue(fakeBackend(changes).backend);
  await refreshAppointments();
  return { queued: siteStore.getState().appointments, load };
}

const answering = (state: AppointmentState): Partial<Backend> => ({
  viewAppointment: async ({ id }) => ({ status: 'found', appointment: visit({ id, state }) }),
});

test('an entry with a key gets the state that its page shows', async () => {
  const before = entry('APT-100001', { key: fakeKey, state: 'requested' });
  const { queued } = await openPage([before], answering('confirmed'));
  const { preferredDate, version } = visit();
  expect(queued).toMatchObject([{ state: 'confirmed', preferredDate, version }]);
});

test('an entry opened by a link has no phone and is requested, too', async () => {
  const { queued } = await openPage(
    [entry('APT-100001', { key: fakeKey, phone: '' })],
    answering('canceled'),
  );
  expect(queued).toMatchObject([{ state: 'canceled' }]);
});

test('a held request that was confirmed elsewhere is held no longer', async () => {
  const heldUntil = '2026-11-20T15:30:00.000Z';
  const { queued } = await openPage(
    [entry('APT-100001', { key: fakeKey, state: 'held', heldUntil })],
    answering('requested'),
  );
  expect(queued).toMatchObject([{ state: 'requested' }]);
  expect(queued[0]?.heldUntil).toBeUndefined();
});

test('visits that are over are not requested again, and none without a key', async () => {
  const { load } = await openPage(
    [
      entry('APT-100001', { key: fakeKey, state: 'canceled' }),
      entry('APT-100002', { key: fakeKey, state: 'done' }),
      // Of an older release.
      entry('APT-100004'),
      entry(''),
    ],
    {},
  );
  expect(load).not.toHaveBeenCalled();
});

test('without an answer the entries stay as they are', async () => {
  const before = [entry('APT-100001', { key: fakeKey, state: 'confirmed' }), entry('APT-100002')];
  const offline = () => Promise.reject(refusal('unreachable', 'no network'));
  expect((await openPage(before, { viewAppointment: offline })).queued).toEqual(before);
  localStorage.clear();
  const unknown = async () => ({ status: 'unknown' }) as const;
  expect((await openPage(before, { viewAppointment: unknown })).queued).toEqual(before);
});
