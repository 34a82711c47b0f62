import { WindowsCache } from './windows-cache';

const day = (date: string) => ({ date, windows: [] });
const week = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map(day);

function counted(fails = 0) {
  let loads = 0;
  const cache = new WindowsCache(async () => {
    loads++;
    if (loads <= fails) throw new Error('down');
    return week;
  });
  return { cache, loads: () => loads };
}

test('many requests make one query', async () => {
  const { cache, loads } = counted();
  await Promise.all(Array.from({ length: 500 }, (_, n) => cache.get({ days: 1 + (n % 30) })));
  expect(loads()).toBe(1);
});

test('the next request sees a booking', async () => {
  const { cache, loads } = counted();
  await cache.get({});
  cache.invalidate();
  await cache.get({});
  expect(loads()).toBe(2);
});

test('an answer is cached for a few seconds', async () => {
  jest.useFakeTimers();
  const { cache, loads } = counted();
  await cache.get({});
  jest.advanceTimersByTime(2_000);
  await cache.get({});
  expect(loads()).toBe(1);
  jest.advanceTimersByTime(2_000);
  await cache.get({});
  expect(loads()).toBe(2);
  jest.useRealTimers();
});

test('a failure is not cached', async () => {
  const { cache } = counted(1);
  await expect(cache.get({})).rejects.toThrow('down');
  expect(await cache.get({})).toHaveLength(4);
});

test.each([
  [{}, 4, '2026-11-22'],
  [{ from_date: null, days: null }, 4, '2026-11-22'],
  [{ from_date: '2026-11-24' }, 2, '2026-11-24'],
  [{ from_date: '2020-01-01', days: 2 }, 2, '2026-11-22'],
  [{ from_date: 'next week', days: 0 }, 1, '2026-11-22'],
  [{ from_date: '2026-13-45', days: 1000 }, 4, '2026-11-22'],
  [{ from_date: '2027-11-24' }, 0, undefined],
])('%j gets the same answer as from the database', async (args, count, first) => {
  const days = await counted().cache.get(args);
  expect([days.length, days[0]?.date]).toEqual([count, first]);
});

test.each([{ days: 'many' }, { days: 1.5 }, { from_date: 7 }])('%j is refused', async (args) => {
  await expect(counted().cache.get(args)).rejects.toMatchObject({ status: 400 });
});
