import { waitForFillTime } from './fill-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function waitAfter(openFor: number): Promise<number> {
  const openedAt = performance.now();
  jest.advanceTimersByTime(openFor);
  const pressed = performance.now();
  const waiting = waitForFillTime(openedAt);
  jest.runAllTimers();
  await waiting;
  return performance.now() - pressed;
}

test('a form filled at once waits until two seconds have passed', async () => {
  expect(await waitAfter(300)).toBe(1700);
});

test('a form filled slowly does not wait', async () => {
  expect(await waitAfter(60_000)).toBe(0);
});
