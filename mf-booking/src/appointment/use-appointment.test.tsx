import type { AppointmentProof, ViewAnswer } from '@site/data-types/appointment';
import { preparePage } from '@site/federation/testing';
import { act, renderHook } from '@testing-library/react';
import { loadBackend } from '../lib/backend';
import { fakeKey, visit } from '../testing/fake-appointment';
import { fakeBackend } from '../testing/fake-backend';
import { useAppointment } from './use-appointment';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));

const onNews = jest.fn();
const asked: { by: AppointmentProof; answer: (answer: ViewAnswer) => void }[] = [];

beforeEach(() => {
  localStorage.clear();
  preparePage();
  onNews.mockClear();
  asked.length = 0;
  const viewAppointment = (by: AppointmentProof) =>
    new Promise<ViewAnswer>((answer) => asked.push({ by, answer }));
  jest.mocked(loadBackend).mockResolvedValue(fakeBackend({ viewAppointment }).backend);
});

const open = async () => {
  const key = fakeKey;
  const page = renderHook((by: AppointmentProof) => useAppointment(by, onNews), {
    initialProps: { id: 'APT-100001', key },
  });
  await act(async () => {});
  return page;
};
const arrive = (n: number, version: number) =>
  act(async () => asked[n]?.answer({ status: 'found', appointment: visit({ version }) }));

test('an answer to a question from before a change does not put the old visit back', async () => {
  const { result } = await open();
  await arrive(0, 2);
  await act(async () => void result.current.reload());
  // A note keeps the version.
  const notes = [{ at: '2026-11-20T16:00:00.000Z', text: 'Ring twice' }];
  act(() => result.current.accept(visit({ version: 2, notes })));
  await arrive(1, 2);
  expect(result.current.view?.notes).toEqual(notes);
  expect(onNews).not.toHaveBeenCalled();
});

test('a lower version is not shown', async () => {
  const { result } = await open();
  await arrive(0, 3);
  await act(async () => void result.current.reload());
  await arrive(1, 2);
  expect(result.current.view?.version).toBe(3);
  expect(onNews).not.toHaveBeenCalled();
});

test('another proof loads at once, and the answer to the first is left out', async () => {
  const { result, rerender } = await open();
  rerender({ id: 'APT-100001', key: 'x'.repeat(43) });
  await act(async () => {});
  expect(asked.map(({ by }) => by)).toMatchObject([{ key: fakeKey }, { key: 'x'.repeat(43) }]);
  await act(async () => asked[0]?.answer({ status: 'unknown' }));
  expect(result.current.unknown).toBe(false);
  await arrive(1, 2);
  expect(result.current.view?.version).toBe(2);
});
