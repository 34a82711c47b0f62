import { preparePage } from '@site/federation/testing';
import { loadBackend } from './lib/backend';
import { fakeBackend, openDays } from './testing/fake-backend';
import { earliestWindow } from './windows';

jest.mock('./lib/backend', () => ({
  ...jest.requireActual<object>('./lib/backend'),
  loadBackend: jest.fn(),
}));
const load = jest.mocked(loadBackend);

const coverage = { isServed: (zip: string) => zip === '77002' };
const full = openDays().map((day) => ({ ...day, windows: [] }));

beforeEach(() => {
  load.mockReset();
  preparePage({ modules: { 'mf-service-areas/coverage': coverage } });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('the first day with a free window, and its first window', async () => {
  const [, second] = openDays();
  const days = [
    ...full.slice(0, 1),
    { date: second?.date ?? '', windows: [{ time: '2-4 PM' as const, free: 1 }] },
  ];
  load.mockResolvedValue(fakeBackend({ openWindows: async () => days }).backend);
  expect(await earliestWindow('77002')).toEqual({ date: second?.date, time: '2-4 PM' });
});

test('null if two weeks have no free window', async () => {
  const ask = jest.fn(async () => full);
  load.mockResolvedValue(fakeBackend({ openWindows: ask }).backend);
  expect(await earliestWindow('77002')).toBeNull();
  expect(ask).toHaveBeenCalledWith({ days: 14 });
});

test('null for a ZIP out of area or an incomplete one, without asking the database', async () => {
  expect(await earliestWindow('90210')).toBeNull();
  expect(await earliestWindow('7700')).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

test('null if the database cannot be reached; works while coverage is down', async () => {
  load.mockRejectedValue(new Error('no network'));
  expect(await earliestWindow('77002')).toBeNull();
  preparePage();
  load.mockResolvedValue(fakeBackend().backend);
  expect(await earliestWindow('90210')).toEqual({ date: openDays()[0]?.date, time: '8-10 AM' });
});
