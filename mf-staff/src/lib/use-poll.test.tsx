import { act, renderHook } from '@testing-library/react';
import { usePoll } from './use-poll';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a question that fails is followed by the next one', async () => {
  const ask = jest.fn(() => Promise.reject(new Error('unexpected')));
  renderHook(() => usePoll(ask));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test('a question waits until the one before has ended, also when the network comes back', async () => {
  const answers: (() => void)[] = [];
  const ask = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  renderHook(() => usePoll(ask));
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(ask).toHaveBeenCalledTimes(2);
});
